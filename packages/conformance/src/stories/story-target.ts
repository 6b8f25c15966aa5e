import type { World } from '@seller-funds/contract/policies';
import type { Answer, ApiRequest, Fault } from '../model/answers.js';
import type { WebhookType } from '@seller-funds/contract/vocabulary/shared';
import type { ApiVersion, Merchant, Notification } from '../model/merchant.js';
import type { Pairs } from '../model/features.js';
import type { ReportCells } from '../model/report-rows.js';
import type { ReportBody, ReportContent } from '../model/reports.js';
import type { View } from '../model/view.js';
import type { ListName } from '../scenarios/lists/listings.js';
import type { ScenarioContext } from '../scenarios/scenario-context.js';

/** What commands use beside the model: names, the operator, and operations that the model does not know. */
export type StoryContext = Pick<ScenarioContext, 'unique' | 'uuid' | 'operator' | 'call' | 'fail'>;

/** What sends webhooks. */
export interface WebhookTarget {
  readonly subscribe: (type: WebhookType, suffix: string) => Promise<void>;
  readonly activate: (type: WebhookType, isActivated: boolean) => Promise<void>;
  readonly expect: (due: readonly (readonly Notification[])[]) => Promise<void>;
  /** Expects none beside those. */
  readonly expectNoOthers: () => Promise<void>;
}

/** What makes reports. */
export interface ReportTarget {
  readonly request: (body: ReportBody) => Promise<string>;
  readonly expectFile: (
    body: ReportBody,
    id: string,
    contents: readonly ReportContent[],
    rows: readonly ReportCells[] | undefined,
  ) => Promise<void>;
}

/** What tells a story beside the model. */
export interface StoryTarget {
  readonly context: StoryContext;
  readonly decisions: boolean;
  /** How it decides what the reference leaves open, as far as that is known. */
  readonly world: Partial<World>;
  /** Notes the pairs of a request that is sent. */
  readonly meet: (pairs: Pairs) => void;
  /** Whether a request of its stories has met a pair. */
  readonly hasMet: (pair: string) => boolean;
  readonly isRequired: (claims: string) => boolean;
  /** Returns a request whose body has other values that its schema allows. */
  readonly vary: (request: ApiRequest, choices: readonly number[]) => ApiRequest;
  readonly expectAnswer: (
    request: ApiRequest,
    answers: readonly Answer[],
  ) => Promise<{ readonly isAccepted: boolean; readonly fits: readonly boolean[] }>;
  readonly expectRefusal: (request: ApiRequest, faults: readonly Fault[]) => Promise<void>;
  /** Sends requests at the same time. `judge` returns the answers to them, one after the other, in each world. */
  readonly sendAtOnce: (
    requests: readonly ApiRequest[],
    judge: (requests: readonly ApiRequest[]) => {
      readonly answers: readonly (readonly Answer[])[];
      readonly keep: (fits: readonly boolean[]) => void;
    },
  ) => Promise<void>;
  /** Compares a view with those of each world. Returns undefined if the target does not show it. */
  readonly expectView: (
    views: readonly [View, ...View[]],
    merchant: Merchant,
  ) => Promise<readonly boolean[] | undefined>;
  readonly expectLists: (name: ListName, merchant: Merchant, version: ApiVersion) => Promise<void>;
  readonly webhooks: WebhookTarget;
  readonly reports: ReportTarget;
  readonly fail: (expected: string, actual: string, claims: string) => never;
}
