import { markdownTable, mebibytes, seconds } from '../measure/table.ts';

/** A diagnostic of the generator. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly pointer?: string;
}

/** What came of one document. */
export interface Outcome {
  /** Its path below the folder of documents. */
  readonly name: string;
  readonly taken: boolean;
  readonly found: readonly Finding[];
  /** What is wrong with the generator: crashes, code that does not compile, types that are never. */
  readonly faults: readonly string[];
  readonly milliseconds: number;
  readonly peakBytes: number | undefined;
}

/** The report on all documents, as Markdown. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const taken = outcomes.filter((outcome) => outcome.taken);
  const share = outcomes.length === 0 ? 0 : (100 * taken.length) / outcomes.length;
  const faulty = outcomes.filter(({ faults }) => faults.length > 0);
  const refused = outcomes.filter((outcome) => !outcome.taken);
  const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  const largest = outcomes.toSorted((a, b) => (b.peakBytes ?? 0) - (a.peakBytes ?? 0))[0];
  return [
    `${outcomes.length} documents, ${taken.length} taken (${share.toFixed(1)} %), ${faulty.length} with faults.`,
    slowest && `Slowest: ${slowest.name}, ${seconds(slowest.milliseconds)} s.`,
    largest && `Most memory: ${largest.name}, ${mebibytes(largest.peakBytes)} MiB.`,
    codesTable('Refused for', refused, 'error'),
    codesTable('Warned of', taken, 'warning'),
    faulty.length > 0 &&
      ['Faults', ...faulty.map(({ name, faults }) => `- ${name}: ${faults.join('; ')}`)].join('\n'),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n\n');
}

function codesTable(
  title: string,
  outcomes: readonly Outcome[],
  severity: Finding['severity'],
): string {
  const codes = [
    ...new Set(outcomes.flatMap(({ found }) => found.filter((each) => each.severity === severity).map(({ code }) => code))),
  ].toSorted();
  if (codes.length === 0) return '';
  const rows = codes.map((code) => {
    const having = outcomes.filter(({ found }) => found.some((each) => each.code === code));
    const count = having.reduce((sum, { found }) => sum + found.filter((each) => each.code === code).length, 0);
    return [code, String(having.length), String(count), having[0]?.name ?? ''];
  });
  return markdownTable([title, 'Documents', 'Times', 'Such as'], rows);
}
