import type { Accepted, Answer, ApiRequest, Fault } from '../model/answers.js';
import type { Merchant } from '../model/merchant.js';
import type { View } from '../model/views.js';
import type { ScenarioContext } from '../scenarios/scenario-context.js';

/** What commands use beside the model: names, the operator, and operations that the model does not know. */
export type StoryContext = Pick<ScenarioContext, 'unique' | 'uuid' | 'operator' | 'call' | 'fail'>;

/** What tells a story beside the model. */
export interface StoryTarget {
  readonly context: StoryContext;
  /** Whether it has to follow our decisions. */
  readonly decisions: boolean;
  /** Sends a request and expects the answer. Its codes become known to the model. */
  readonly expectAcceptance: (request: ApiRequest, expected: Accepted) => Promise<void>;
  /** Sends a request and expects the faults. */
  readonly expectRefusal: (request: ApiRequest, faults: readonly Fault[]) => Promise<void>;
  /** Sends requests at the same time. `judge` changes the model. */
  readonly sendAtOnce: (
    requests: readonly ApiRequest[],
    judge: (request: ApiRequest) => Answer,
  ) => Promise<void>;
  /** Compares a view. Returns false if the target does not show it. */
  readonly expectView: (view: View, merchant: Merchant) => Promise<boolean>;
  readonly fail: (expected: string, actual: string, claims: string) => never;
}
