import { expect, it } from 'vitest';
import { Slots } from './slots.ts';

const ann = { clientId: 'ann' };
const bob = { clientId: 'bob' };
const never = () => new AbortController().signal;

/** Work that lasts until it is let go, and says when it begins. */
function held(slots: Slots, who: { clientId: string; subject?: string }, begun: string[], name: string) {
  let letGo = () => {};
  let fail = (_error: Error) => {};
  const gate = new Promise<string>((resolve, reject) => {
    letGo = () => resolve(name);
    fail = reject;
  });
  const done = slots.run(who, never(), () => {
    begun.push(name);
    return gate;
  });
  return { done, letGo, fail };
}

it('lets so many of one client begin, the others in their turn, and no client wait for another', async () => {
  const slots = new Slots(2);
  const begun: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => held(slots, ann, begun, name));
  held(slots, bob, begun, 'x');
  held(slots, { ...ann, subject: 'somebody' }, begun, 'y');
  expect(begun).toEqual(['a', 'b', 'x', 'y']);
  b?.letGo();
  expect(await b?.done).toBe('b');
  expect(begun.at(-1)).toBe('c');
  a?.fail(new Error('of the work'));
  await expect(a?.done).rejects.toThrow('of the work');
  expect(begun.at(-1)).toBe('d');
  c?.letGo();
  d?.letGo();
  await Promise.all([c?.done, d?.done]);
  const [e, f] = ['e', 'f'].map((name) => held(slots, ann, begun, name));
  held(slots, ann, begun, 'g');
  expect(begun.slice(-2)).toEqual(['e', 'f']);
  e?.letGo();
  f?.letGo();
});

it('forgets who stopped waiting', async () => {
  const slots = new Slots(1);
  const begun: string[] = [];
  const first = held(slots, ann, begun, 'first');
  const gone = new AbortController();
  const waiting = slots.run(ann, gone.signal, async () => begun.push('gone'));
  const later = held(slots, ann, begun, 'later');
  gone.abort();
  await expect(waiting).rejects.toThrow('cancelled');
  await expect(slots.run(ann, gone.signal, async () => 0)).rejects.toThrow('cancelled');
  first.letGo();
  await first.done;
  expect(begun).toEqual(['first', 'later']);
  later.letGo();
  expect(await later.done).toBe('later');
});

it('refuses the next when too many wait', async () => {
  const slots = new Slots(1);
  const first = held(slots, ann, [], 'first');
  const waiting = Array.from({ length: 1000 }, () => slots.run(ann, never(), async () => 1));
  await expect(slots.run(ann, never(), async () => 1)).rejects.toMatchObject({ code: -32603 });
  first.letGo();
  expect((await Promise.all(waiting)).length).toBe(1000);
});
