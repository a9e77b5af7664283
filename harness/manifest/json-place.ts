const blank = /[ \t\n\r]*/y;
const scalar =
  /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")/uy;

/** Where a text stops being JSON, lines and columns from 1; undefined where it is JSON. */
export function firstFault(source: string): { line: number; column: number } | undefined {
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const take = (sign: string): boolean => {
    skip(blank);
    if (source[at] !== sign) return false;
    at += 1;
    return true;
  };
  const items = (close: string, item: () => boolean): boolean => {
    if (take(close)) return true;
    do {
      if (!item()) return false;
    } while (take(','));
    return take(close);
  };
  const value = (): boolean => {
    if (take('{')) return items('}', () => key() && take(':') && value());
    if (take('[')) return items(']', value);
    return skip(scalar);
  };
  const key = (): boolean => {
    skip(blank);
    return source[at] === '"' && skip(scalar);
  };
  const whole = value();
  skip(blank);
  if (whole && at === source.length) return undefined;
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
