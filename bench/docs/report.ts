import { kilobytes, markdownTable } from '../measure/table.ts';
import type { PageResult } from './measure.ts';

/** Returns a sentence for each missed goal. */
export function misses(results: readonly PageResult[]): string[] {
  return results.flatMap(({ name, counts, milliseconds, loaded, bytes, ...times }) => [
    ...(times[counts] > milliseconds
      ? [`${name} is ${counts} after ${Math.round(times[counts])} ms, not ${milliseconds} ms.`]
      : []),
    ...(bytes !== undefined && loaded > bytes
      ? [`${name} loads ${kilobytes(loaded)} kB, not ${kilobytes(bytes)} kB.`]
      : []),
  ]);
}

/** Returns the report in Markdown. */
export function report(results: readonly PageResult[], conditions: string): string {
  const rows = results.map(({ name, painted, usable, counts, milliseconds, loaded, bytes }) => [
    name,
    String(Math.round(painted)),
    String(Math.round(usable)),
    `${milliseconds} ${counts}`,
    kilobytes(loaded),
    kilobytes(bytes),
  ]);
  const head = ['Page', 'Drawn (ms)', 'Usable (ms)', 'Goal (ms)', 'Loaded (kB)', 'Goal (kB)'];
  const faults = misses(results);
  const verdict = faults.length === 0 ? 'All goals are met.' : faults.join('\n');
  return `# Documentation\n\n${conditions}\n\n${markdownTable(head, rows)}\n\n${verdict}\n`;
}
