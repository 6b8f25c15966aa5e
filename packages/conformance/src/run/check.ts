import type { Inbox } from '../receiver/inbox.js';
import type { Outcome } from '../outcome.js';
import type { SharedContext, Session } from './session.js';
import type { Shown } from './shown.js';

/**
 * One rule that a run proves or refutes. `generic` ones are derived from the document, `observation`
 * ones judge what all the others saw, `scenario` ones are written for a documented rule.
 */
export interface Check {
  /** Unique and stable, such as `examples/v2.createPaymentSplit`. */
  readonly id: string;
  /** The rule in one sentence. */
  readonly title: string;
  readonly kind: 'generic' | 'observation' | 'scenario';
  /** What reports group it by. */
  readonly area: string;
  /** The API version that it is about; empty where it is about none or several. */
  readonly version: string;
  /**
   * What it is about: statements of the reference, and decisions such as `D61`. It proves those of them
   * that its exchanges showed ({@link CheckContext.shown}).
   */
  readonly claims: readonly string[];
  readonly run: (context: CheckContext) => Promise<Outcome>;
}

/** What a check works with. */
export interface CheckContext extends SharedContext {
  /** Where a check says what its exchanges showed; without a word it proves nothing. */
  readonly shown: Shown;
  /** The seed of this check, derived from that of the run and the check's id. */
  readonly seed: number;
  /** A session of a tenant of the check's own, where there can be one. Made at the first call. */
  readonly session: () => Promise<Session>;
  /**
   * A session of a tenant that no other session has.
   * @throws {NotRun} when the adapter cannot make tenants.
   */
  readonly otherSession: () => Promise<Session>;
  /**
   * A session of a tenant that no other session has, in which every unique text is the same as in that of `session`.
   * @throws {NotRun} when the adapter cannot make tenants.
   */
  readonly twinSession: () => Promise<Session>;
  /**
   * An address of this machine that the target can send notifications to.
   * @throws {NotRun} where it cannot
   */
  readonly inbox: () => Promise<Inbox>;
  /** Keeps a key out of reports, as those of sessions are. */
  readonly hide: (key: string) => void;
}
