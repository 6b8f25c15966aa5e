/**
 * Joins the `ts` blocks of a Markdown file into one program. Line numbers stay those of the file, so that errors point
 * to it.
 * @param markdown the text of the file
 * @returns the program, and the expected output: the texts of its `//=> text` comments in order
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
