import { medianOf } from '../measure/statistics.ts';
import { markdownTable, mebibytes, seconds } from '../measure/table.ts';

/** A diagnostic of the generator. */
export interface CorpusDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly pointer?: string;
}

/** The result for one document. */
export interface CorpusResult {
  /** Its path below the folder of documents. */
  readonly name: string;
  readonly accepted: boolean;
  readonly found: readonly CorpusDiagnostic[];
  /** Bugs of the generator: crashes, code that does not compile, types that are `never`. */
  readonly failures: readonly string[];
  /** How many operations, parameters and schemas the other parser finds; undefined if it cannot read the document. */
  readonly parts?: number | undefined;
  readonly milliseconds: number;
  readonly peakBytes: number | undefined;
}

/** The report on all documents, as Markdown. */
export function reportOf(outcomes: readonly CorpusResult[]): string {
  const accepted = outcomes.filter((outcome) => outcome.accepted);
  const share = outcomes.length === 0 ? 0 : (100 * accepted.length) / outcomes.length;
  const failed = outcomes.filter(({ failures }) => failures.length > 0);
  const rejected = outcomes.filter((outcome) => !outcome.accepted);
  const compared = accepted.flatMap(({ parts }) => parts ?? []);
  const slowest = outcomes.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  const largest = outcomes.toSorted((a, b) => (b.peakBytes ?? 0) - (a.peakBytes ?? 0))[0];
  return [
    `${outcomes.length} documents, ${accepted.length} accepted (${share.toFixed(1)} %), ${failed.length} with failures.`,
    compared.length > 0 &&
      `${compared.length} compared with swagger-parser: ${compared.reduce((sum, each) => sum + each, 0)} operations, parameters and schemas.`,
    slowest &&
      `Time: median ${seconds(medianOf(outcomes, (each) => each.milliseconds))} s, maximum ${seconds(slowest.milliseconds)} s (${slowest.name}).`,
    largest &&
      `Memory: median ${mebibytes(medianOf(outcomes, (each) => each.peakBytes))} MiB, maximum ${mebibytes(largest.peakBytes)} MiB (${largest.name}).`,
    codesTable('Errors', rejected, 'error'),
    codesTable('Warnings', accepted, 'warning'),
    failed.length > 0 &&
      ['Failures', ...failed.map(({ name, failures }) => `- ${name}: ${failures.join('; ')}`)].join(
        '\n',
      ),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n\n');
}

function codesTable(
  title: string,
  outcomes: readonly CorpusResult[],
  severity: CorpusDiagnostic['severity'],
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
  return markdownTable([title, 'Documents', 'Times', 'Example'], rows);
}
