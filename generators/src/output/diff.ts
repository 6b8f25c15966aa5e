import { isClean, type Changes } from './changes.js';

const contextLines = 2;
const maximumLines = 40;

/** Formats changes as text: one line for each file, and the first differing lines of changed files. */
export function describeChanges(changes: Changes): string {
  if (isClean(changes)) return 'Nothing to change.';
  return [
    ...changes.added.map((file) => `new      ${file.path}`),
    ...changes.stale.map((path) => `stale    ${path}`),
    ...changes.changed.map(
      (file) => `changed  ${file.path}\n${diffLines(file.before, file.text).join('\n')}`,
    ),
  ].join('\n');
}

/** The lines in which two texts differ (`-` before, `+` after), with two lines of context; at most forty. */
export function diffLines(before: string, after: string): string[] {
  const left = before.split('\n');
  const right = after.split('\n');
  const start = commonLength(left, right);
  const end = commonLength(left.slice(start).toReversed(), right.slice(start).toReversed());
  const lines = [
    `  @@ line ${start + 1} @@`,
    ...left.slice(Math.max(0, start - contextLines), start).map((line) => `    ${line}`),
    ...left.slice(start, left.length - end).map((line) => `  - ${line}`),
    ...right.slice(start, right.length - end).map((line) => `  + ${line}`),
    ...right
      .slice(right.length - end, right.length - end + contextLines)
      .map((line) => `    ${line}`),
  ];
  const hidden = lines.length - maximumLines;
  return hidden > 0 ? [...lines.slice(0, maximumLines), `  … ${hidden} more lines`] : lines;
}

function commonLength(left: readonly string[], right: readonly string[]): number {
  const difference = left.findIndex((line, index) => line !== right[index]);
  return difference === -1 ? Math.min(left.length, right.length) : difference;
}
