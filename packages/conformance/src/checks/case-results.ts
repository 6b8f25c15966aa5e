import { truncateExchanges } from '../result/evidence.js';
import type { Finding, Outcome } from '../outcome.js';

/** How many differing findings a check reports; more say little more. */
const mostFindings = 5;

/** Counts the cases of a check and keeps what they found, each fault once. */
export class CaseResults {
  #cases = 0;
  readonly #findings = new Map<string, Finding>();
  readonly #notes = new Set<string>();

  /** Whether enough was found that no further case is worth a request. */
  get isFull(): boolean {
    return this.#findings.size >= mostFindings;
  }

  /** Whether nothing was found so far. */
  get isClean(): boolean {
    return this.#findings.size === 0;
  }

  /** A case that was judged. */
  count(): void {
    this.#cases += 1;
  }

  /** A fault; one with the signature of an earlier one is not kept again. */
  add(finding: Finding, signature = `${finding.attempt ?? ''} ${finding.actual}`): void {
    if (this.#findings.has(signature) || this.isFull) return;
    this.#findings.set(signature, truncateExchanges(finding));
  }

  /** Something worth knowing that is no fault; told once. */
  note(text: string): void {
    this.#notes.add(text);
  }

  /** The outcome; `nothing` says why there was no case, where there was none. */
  outcome(nothing: string): Outcome {
    const notes = this.#notes.size > 0 ? { notes: [...this.#notes] } : {};
    if (this.#findings.size > 0) {
      const findings = [...this.#findings.values()];
      return { status: 'failed', cases: this.#cases, findings, ...notes };
    }
    if (this.#cases === 0) return { status: 'not run', reason: nothing };
    return { status: 'passed', cases: this.#cases, ...notes };
  }
}
