import { truncateExchanges } from '../result/evidence.js';
import type { Exchange } from '../http/exchange.js';
import type { Finding, Outcome } from '../outcome.js';
import type { Deviation } from '../run/conformity.js';
import { brief } from './reply.js';

const mostFindings = 5;

/** The reason of a check without cases because the time limit was reached. */
export const outOfTime = 'The time limit was reached before the first case.';

/** Counts the cases of a check and collects its findings without duplicates. */
export class CaseResults {
  #cases = 0;
  readonly #findings = new Map<string, Finding>();
  readonly #notes = new Set<string>();

  get isFull(): boolean {
    return this.#findings.size >= mostFindings;
  }

  get isClean(): boolean {
    return this.#findings.size === 0;
  }

  count(): void {
    this.#cases += 1;
  }

  /** Counts a case, and adds a finding about its response if that is wrong. */
  judge(
    exchange: Exchange,
    isRight: boolean,
    expected: string,
    more: Pick<Finding, 'attempt' | 'claims' | 'input'> = {},
  ): void {
    this.count();
    if (isRight) return;
    this.add({ expected, actual: brief(exchange.reply), exchanges: [exchange], ...more });
  }

  /** Counts a response, and adds a finding for each way in which it deviates. Returns true if there is none. */
  judgeResponse(exchange: Exchange, deviations: readonly Deviation[]): boolean {
    this.count();
    for (const { signature, ...finding } of deviations)
      this.add({ ...finding, exchanges: [exchange] }, signature);
    return deviations.length === 0;
  }

  /** Adds a finding, unless there is one with the same signature. */
  add(finding: Finding, signature = `${finding.attempt ?? ''} ${finding.actual}`): void {
    if (this.#findings.has(signature) || this.isFull) return;
    this.#findings.set(signature, truncateExchanges(finding));
  }

  /** Adds a note: an observation that is not a failure. */
  note(text: string): void {
    this.#notes.add(text);
  }

  outcome(whyNoCases: string): Outcome {
    const notes = this.#notes.size > 0 ? { notes: [...this.#notes] } : {};
    if (this.#findings.size > 0) {
      const findings = [...this.#findings.values()];
      return { status: 'failed', cases: this.#cases, findings, ...notes };
    }
    if (this.#cases === 0) return { status: 'not run', reason: whyNoCases };
    return { status: 'passed', cases: this.#cases, ...notes };
  }
}
