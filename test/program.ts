/**
 * The `ts` blocks of a README as one program: a later block goes on where an earlier one ended, and
 * every line has the number that it has in the README, so that faults point there.
 * @param markdown the README's text
 * @returns the program, and what its lines `//=> text` expect to be printed, in their order
 */
export function programOf(markdown: string): {
  readonly code: string;
  readonly expected: readonly string[];
} {
  let inside = false;
  const lines = markdown.split('\n').map((line) => {
    const fence = /^```(\w*)\s*$/.exec(line);
    if (fence) inside = !inside && fence[1] === 'ts';
    return inside && !fence ? line : '';
  });
  const expected = lines.flatMap((line) => /\/\/=> (.*)$/.exec(line)?.[1]?.trim() ?? []);
  return { code: lines.join('\n'), expected };
}
