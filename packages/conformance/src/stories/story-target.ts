import type { Accepted, Answer, ApiRequest, Fault } from '../model/answers.js';
import type { ApiVersion, Merchant, Notification, WebhookType } from '../model/merchant.js';
import type { ReportCells } from '../model/report-rows.js';
import type { ReportBody, ReportContent } from '../model/reports.js';
import type { View } from '../model/view.js';
import type { ListName } from '../scenarios/lists/listings.js';
import type { ScenarioContext } from '../scenarios/scenario-context.js';

/** What commands use beside the model: names, the operator, and operations that the model does not know. */
export type StoryContext = Pick<ScenarioContext, 'unique' | 'uuid' | 'operator' | 'call' | 'fail'>;

/** What sends webhooks. */
export interface WebhookTarget {
  /** Configures a webhook, at a URL that ends with `suffix`. */
  readonly subscribe: (type: WebhookType, suffix: string) => Promise<void>;
  readonly activate: (type: WebhookType, isActivated: boolean) => Promise<void>;
  /** Waits for webhooks. */
  readonly expect: (due: readonly Notification[]) => Promise<void>;
  /** Expects none beside those. */
  readonly expectNoOthers: () => Promise<void>;
}

/** What makes reports. */
export interface ReportTarget {
  /** Requests a report and returns its id. */
  readonly request: (body: ReportBody) => Promise<string>;
  /** Compares the file of a report. */
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
  /** Whether it has to follow our decisions. */
  readonly decisions: boolean;
  /** Returns a request whose body has other values that its schema allows. */
  readonly vary: (request: ApiRequest, choices: readonly number[]) => ApiRequest;
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
  /** Tries every filter and every sort order of lists. */
  readonly expectLists: (name: ListName, merchant: Merchant, version: ApiVersion) => Promise<void>;
  readonly webhooks: WebhookTarget;
  readonly reports: ReportTarget;
  readonly fail: (expected: string, actual: string, claims: string) => never;
}
