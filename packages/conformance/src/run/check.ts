import type { ReceivedWebhooks } from '../receiver/received-webhooks.js';
import type { Outcome } from '../outcome.js';
import type { SharedContext, Session } from './session.js';
import type { ProvedClaims } from './proved-claims.js';

/**
 * One rule that a run tests. `generic` checks are derived from the document, `observation` checks evaluate
 * the exchanges of all other checks, `scenario` checks are written for a documented rule.
 */
export interface Check {
  /** Unique and stable, such as `examples/v2.createPaymentSplit`. */
  readonly id: string;
  /** The rule in one sentence. */
  readonly title: string;
  readonly kind: 'generic' | 'observation' | 'scenario';
  readonly area: string;
  /** The API version that it tests; empty for none or several. */
  readonly version: string;
  /**
   * The claims and decisions (such as `D61`) that it tests. It proves those that its exchanges showed
   * ({@link CheckContext.proved}).
   */
  readonly claims: readonly string[];
  /** True if it compares itself what its writes stored, so that `read-back/…` need not. */
  readonly isReadBack?: boolean;
  readonly run: (context: CheckContext) => Promise<Outcome>;
}

/** The context in which a check runs. */
export interface CheckContext extends SharedContext {
  /** Records the claims that the exchanges of the check showed. A check that records none proves none. */
  readonly proved: ProvedClaims;
  /** The seed of this check, derived from the seed of the run and the id of the check. */
  readonly seed: number;
  /** The session of the check, created on the first call; with its own tenant if the adapter can create tenants. */
  readonly session: () => Promise<Session>;
  /**
   * Returns a session with a tenant of its own.
   * @throws {NotRun} if the adapter cannot create tenants.
   */
  readonly otherSession: () => Promise<Session>;
  /**
   * Returns a session with a tenant of its own that generates the same unique texts as `session`.
   * @throws {NotRun} if the adapter cannot create tenants.
   */
  readonly twinSession: () => Promise<Session>;
  /** Reads what the writes of the check should have stored so far, and compares it. This also happens after the check. */
  readonly readBack: () => Promise<void>;
  /**
   * Opens a webhook endpoint on this machine.
   * @throws {NotRun} if the target cannot reach it
   */
  readonly receiveWebhooks: () => Promise<ReceivedWebhooks>;
  /** Redacts a key in reports. Keys of sessions are redacted anyway. */
  readonly hide: (key: string) => void;
}
