import { describe, expect, it } from 'vitest';
import { fillCall, plainCall } from './call-template.ts';

const values = { child: 'alpha', tool: 'ask1', arguments: { marker: '{tool}', n: 1 } };

describe('fillCall', () => {
  it("calls the child's tool by its own name where nothing else is said", () => {
    expect(fillCall(plainCall, values)).toEqual({ name: 'ask1', arguments: values.arguments });
  });

  it('prefixes names', () => {
    expect(fillCall({ name: '{child}__{tool}', arguments: '{arguments}' }, values).name).toBe('alpha__ask1');
  });

  it('wraps the arguments, and leaves what is in them alone', () => {
    const template = {
      name: 'call_tool',
      arguments: {
        server: '{child}',
        tool: '{tool}',
        arguments: '{arguments}',
        list: ['{child}', 1, null, true],
      },
    };
    expect(fillCall(template, values)).toEqual({
      name: 'call_tool',
      arguments: {
        server: 'alpha',
        tool: 'ask1',
        arguments: values.arguments,
        list: ['alpha', 1, null, true],
      },
    });
  });
});
