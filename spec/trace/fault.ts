/** Something wrong between the claims, the decisions and the document. */
export interface Fault {
  /** The file that has to be changed. */
  readonly file: string;
  readonly line: number;
  /** The claim or decision that it is about. */
  readonly id: string;
  /** What is wrong, as a sentence without the full stop. */
  readonly message: string;
  /** What to do, as a sentence without the full stop. */
  readonly hint: string;
}

/** A fault as one line: `spec/claims.yaml:12: CORE-GEN-001: what is wrong. What to do.` */
export function formatFault({ file, line, id, message, hint }: Fault): string {
  return `${file}:${line}: ${id}: ${message}. ${hint}.`;
}

/** Faults as lines, and how many they are. */
export function formatFaults(faults: readonly Fault[]): string {
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  const lines = faults.map(formatFault).join('\n');
  return `\n${lines}\n\n${count} between claims, decisions and document.`;
}

/** Faults in the order of files and lines. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return faults.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.id, b.id),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
