/** A contradiction between claims, decisions and the document. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  /** The error, as a sentence without a full stop. */
  readonly message: string;
  /** What to do, as a sentence without a full stop. */
  readonly hint: string;
}

/** What is wrong with a claim or decision, and what to do: `message` and `hint` of a {@link Fault}. */
export type Finding = readonly [message: string, hint: string];

/** Formats a fault as one line: `spec/claims.yaml:12: CORE-GEN-001: error. What to do.` */
export function formatFault({ file, line, id, message, hint }: Fault): string {
  return `${file}:${line}: ${id}: ${message}. ${hint}.`;
}

/** Formats faults as lines, with their number. */
export function formatFaults(faults: readonly Fault[]): string {
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  const lines = faults.map(formatFault).join('\n');
  return `\n${lines}\n\n${count} between claims, decisions and document.`;
}

/** Sorts faults by file and line. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return faults.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.id, b.id),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
