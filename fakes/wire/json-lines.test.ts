import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines } from './json-lines.ts';

/** What is read from these chunks, and how often the end was told. */
async function read(chunks: readonly (string | Buffer)[]): Promise<{ lines: string[]; ends: number }> {
  const stream = Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  );
  const lines: string[] = [];
  let ends = 0;
  readLines(
    stream,
    (line) => lines.push(line),
    () => {
      ends += 1;
    },
  );
  await once(stream, 'close');
  return { lines, ends };
}

describe('readLines', () => {
  it.each<[string, string[], string[]]>([
    ['several lines in one chunk', ['a\nb\n'], ['a', 'b']],
    ['a line in several chunks', ['{"a', '":', '1}\n'], ['{"a":1}']],
    ['a border just before the LF', ['a', '\nb\n'], ['a', 'b']],
    ['a border just behind the LF', ['a\n', 'b\n'], ['a', 'b']],
    ['the CR of CRLF as part of the line', ['a\r\nb\r\n'], ['a\r', 'b\r']],
    ['a lone CR as an ordinary character', ['a\rb\n'], ['a\rb']],
    [
      'line separators of Unicode as ordinary characters',
      ['"\u2028\u2029\u0085"\n'],
      ['"\u2028\u2029\u0085"'],
    ],
    ['empty lines', ['\n\na\n'], ['', '', 'a']],
    ['a last line that was cut off', ['a\nb'], ['a', 'b']],
    ['nothing', [], []],
  ])('hands over %s', async (_, chunks, lines) => {
    expect(await read(chunks)).toEqual({ lines, ends: 1 });
  });

  it('puts a character together whose bytes come in two chunks', async () => {
    const bytes = Buffer.from('"€😀"\n');
    const chunks = [...bytes].map((byte) => Buffer.from([byte]));
    expect((await read(chunks)).lines).toEqual(['"€😀"']);
  });

  it('keeps what is no UTF-8 as base64, line by line', async () => {
    const { lines } = await read([Buffer.from([0xff, 0xfe, 10]), 'ok\n', Buffer.from([0xe2, 0x82])]);
    expect(lines).toEqual(['base64://4=', 'ok', 'base64:4oI=']);
  });

  it('reads the same lines however the bytes are cut', async () => {
    const text = fc.array(fc.string({ unit: 'grapheme' }).map((line) => line.replaceAll('\n', '')));
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(200)), async (lines, cuts) => {
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b), bytes.length];
        const chunks = at.slice(1).map((end, index) => bytes.subarray(at[index], end));
        const whole = chunks.filter((chunk) => chunk.length > 0);
        expect((await read(whole)).lines).toEqual(lines);
      }),
    );
  });

  it('tells the end once, whatever breaks first', async () => {
    const stream = new PassThrough();
    const heard: string[] = [];
    readLines(
      stream,
      (line) => heard.push(line),
      () => heard.push('end'),
    );
    const closed = new Promise((resolve) => stream.once('close', resolve));
    stream.destroy(new Error('broken'));
    await closed;
    expect(heard).toEqual(['end']);
  });
});
