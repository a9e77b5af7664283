import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogFile } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('LogFile', () => {
  it('gives what came since the last time, whole lines only', () => {
    const path = join(folder, 'hub.log');
    const file = new LogFile(path);
    expect(file.take()).toEqual([]);
    writeFileSync(path, 'one\ntwo\r\nthr');
    expect(file.take()).toEqual(['one', 'two']);
    appendFileSync(path, 'ee\n');
    expect(file.take()).toEqual(['three']);
    expect(file.take()).toEqual([]);
  });

  it('reads characters that fall on the border of two reads, and files larger than one', () => {
    const path = join(folder, 'hub.log');
    const line = 'é'.repeat(50_000);
    writeFileSync(path, `x${line}\n${line}\n`);
    expect(new LogFile(path).take()).toEqual([`x${line}`, line]);
  });
});
