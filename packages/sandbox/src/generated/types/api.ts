// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Present, Unlisted } from '@seller-funds/contract/runtime';

/** A virtual account, whose it is and what is on it. */
export type Account = {
  code: string;
  displayName: string;
  type: string;
  ownerKind: 'HOLDER' | 'DIVISION' | Unlisted<string>;
  /** The code of the account holder or division. */
  owner: string;
  ownerName: string;
  balances: AccountBalance[];
};

/** What is on an account in one currency, in minor units. */
export type AccountBalance = {
  currency: string;
  confirmed: number;
  pending: number;
  /** What can be paid out. */
  payout: number;
};

/** A page of virtual accounts. */
export type AccountPage = {
  pageNumber: number;
  pageSize: number;
  totalElementCount: number;
  elements: Account[];
};

/** What happened while the clock was advanced. */
export type AdvanceCounts = {
  /** Payouts that were debited from their accounts. */
  payoutsMade: number;
  /** Payouts that were rejected, or that a schedule could not create. */
  payoutsDenied: number;
  /** Checks of account holders and external accounts that ended. */
  checksEnded: number;
  /** Attempts with a 2xx response. */
  webhooksSent: number;
  /** Other attempts; they are retried later. */
  webhooksFailed: number;
};

/** A payment that was charged back. */
export type Chargeback = {
  /** The code of its transaction. */
  transaction: string;
  extRef: string;
  amount: number;
  currency: string;
  pspMutationExtRef?: string;
  reversed: boolean;
};

/** The payment that is charged back. */
export type ChargebackCreate = {
  /** The reference of the payment split. */
  extRef: string;
  /** Minor units, at most the total of the payment; all of it where left out. */
  amount?: number;
  /** The processor's reference of the chargeback. */
  pspMutationExtRef?: string;
};

/** The state of the KYC check of an account holder. */
export type CheckState =
  | 'NO_DATA'
  | 'MISSING_DATA'
  | 'IN_PROGRESS'
  | 'PASSED'
  | 'REJECTED'
  | 'FAILED'
  | Unlisted<string>;

/** The clock of a tenant. */
export type Clock = {
  /** Grows with each change of the tenant, so that who watches knows when to look again. */
  changes: number;
  mode: 'REALTIME' | 'FROZEN' | Unlisted<string>;
  now: string;
  /** When the next job is due; null where none is. */
  nextJobAt: string | null;
  /** The time to which the clock is being advanced; null if it is not. */
  advancingTo: string | null;
  /** What is due, but not done. */
  due: {
    /** Jobs until `now`, or until `advancingTo`. */
    jobs: number;
    webhooks: number;
  };
  /** What the current or last advance of the clock did; null before the first. */
  advanced: AdvanceCounts | null;
};

/** How far to move the clock; one of `to`, `seconds` and `toNextJob`. */
export type ClockAdvance = {
  /** Not before what the clock shows. */
  to?: string;
  seconds?: number;
  /** To the moment of the next due job; nowhere where none is. */
  toNextJob?: true;
  /**
   * How long the response waits until the clock is there.
   *
   * @default 10
   */
  waitSeconds?: number;
} & (Present<'to'> | Present<'seconds'> | Present<'toNextJob'>);

/** Where to stop the clock. */
export type ClockFreeze = {
  /** Not before what the clock shows; now where left out. */
  at?: string;
};

/** An event on its way to its receiver. */
export type Delivery = {
  /** That of the event; sent as `x-sandbox-delivery-id`. */
  code: string;
  type: WebhookType;
  /**
   * `DUE` is sent as soon as possible, `WAITING` at `nextAttemptAt`. `DELIVERED` got a 2xx. `FAILED` has no
   * retries left. `CANCELLED` was open when its configuration was deactivated.
   */
  state: DeliveryState;
  configurationId: number;
  /** Where the next attempt goes. */
  url: string;
  /** How many attempts have ended. */
  attemptCount: number;
  /** On the tenant's clock; null where none follows. */
  nextAttemptAt: string | null;
  /** When it happened, on the tenant's clock. */
  createdAt: string;
  /** What is sent. */
  body: {
    [key: string]: unknown;
  };
};

/**
 * One request to the receiver. Without a response and an error it is on its way. Its body is that of
 * the delivery.
 */
export type DeliveryAttempt = {
  /** Counted from 1; sent as `x-sandbox-attempt`. */
  number: number;
  /** In real time, as the signature needs it. */
  sentAt: string;
  durationMs?: number;
  request: {
    url: string;
    headers: HeaderValues;
  };
  response?: {
    status: number;
    headers: HeaderValues;
    /** The beginning, at most 16 KiB. */
    body: string;
  };
  /** Why there is no response. */
  error?: string;
};

/** A delivery with its attempts. */
export type DeliveryDetail = Delivery & {
  /** The first one first. */
  attempts: DeliveryAttempt[];
};

/** A page of deliveries. */
export type DeliveryPage = {
  pageNumber: number;
  pageSize: number;
  totalElementCount: number;
  elements: Delivery[];
};

/**
 * `DUE` is sent as soon as possible, `WAITING` at `nextAttemptAt`. `DELIVERED` got a 2xx. `FAILED` has no
 * retries left. `CANCELLED` was open when its configuration was deactivated.
 */
export type DeliveryState =
  | 'DUE'
  | 'WAITING'
  | 'DELIVERED'
  | 'FAILED'
  | 'CANCELLED'
  | Unlisted<string>;

/** The error body of the service. */
export type Failure = {
  code?: string;
  message: string;
  /** What is wrong with which fields. */
  details?: FailureDetail[];
};

/** A fault of a request. */
export type FailureDetail = {
  /** Where it is. */
  field?: string;
  code?: string;
  message: string;
};

/** A fault rule and its counts. */
export type Fault = {
  id: number;
  method?: string;
  path?: string;
  probability?: number;
  nth?: number;
  times?: number;
  latencyMs?: number;
  status?: number;
  retryAfterSeconds?: number;
  drop?: 'BEFORE' | 'AFTER' | Unlisted<string>;
  /** The number of matching calls. */
  matched: number;
  /** The number of times it was applied. */
  fired: number;
};

/** Fault rules, in the order in which they are evaluated. */
export type FaultList = {
  rules: Fault[];
};

/** The conditions and the effect of a fault. Omitted conditions always match. */
export type FaultRule = {
  /** The method of the calls. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | Unlisted<string>;
  /** A pattern of the path, in which `*` matches one segment and `**` any number of segments. */
  path?: string;
  /** The probability for each call; 1 by default. */
  probability?: number;
  /** Applies only to the matching call with this number. */
  nth?: number;
  /** The maximum number of times. */
  times?: number;
  /** The delay before the call is handled. */
  latencyMs?: number;
  /** The status of the response, instead of handling the call. */
  status?: 429 | 500 | 502 | 503 | 504 | Unlisted<number>;
  /** The `Retry-After` of the response; 1 by default for a 429. */
  retryAfterSeconds?: number;
  /**
   * When the connection is dropped: before the call is handled, or after its change is stored. Cannot be combined
   * with `status`.
   */
  drop?: 'BEFORE' | 'AFTER' | Unlisted<string>;
} & (Present<'latencyMs'> | Present<'status'> | Present<'drop'>);

/** What was made in a tenant. */
export type FilledTenant = {
  /** How many calls of the API and of the control API made it. */
  calls: number;
};

/** The kind of a found object. */
export type FoundKind = 'seller' | 'account' | 'split' | 'payout' | 'delivery' | Unlisted<string>;

/** A line of a report and its result. */
export type HandledLine = {
  /**
   * `RECONCILED` with its split, `MISMATCH` with the amount or currency of its split, `NO_SPLIT` yet,
   * `DUPLICATE` of an earlier line, or `CANCELLED` before.
   */
  outcome: 'RECONCILED' | 'MISMATCH' | 'NO_SPLIT' | 'DUPLICATE' | 'CANCELLED' | Unlisted<string>;
  /** The code of the transaction. */
  transaction: string;
  /** The code of the payment or refund split, where it is there. */
  split?: string;
  type: 'PAYMENT' | 'REFUND' | Unlisted<string>;
  amount: number;
  currency: string;
};

/** Lines of a report and their results. */
export type HandledLines = {
  lines: HandledLine[];
};

/** Values by name, in small letters. */
export type HeaderValues = {
  [key: string]: string;
};

/** A page of codes of account holders. */
export type HolderPage = {
  pageNumber: number;
  pageSize: number;
  totalElementCount: number;
  elements: string[];
};

/** What an account holder may do, and why. */
export type HolderStatus = {
  code: 'ACTIVE' | 'NOPAYOUT' | 'SUSPENDED' | 'CLOSED' | Unlisted<string>;
  reason?: string;
};

/** One thing that must hold. */
export type InvariantCheck = {
  name: string;
  description: string;
  /** What breaks it; at most 100. */
  violations: {
    subject: string;
    detail: string;
  }[];
};

/** Whether everything holds that must. */
export type InvariantReport = {
  ok: boolean;
  checks: InvariantCheck[];
};

/** Work that is due at a moment of the tenant's clock. */
export type Job = {
  kind: string;
  /** The code of what it is about. */
  code: string;
  dueAt: string;
  /** Why it failed; it is not tried again. Null for one that waits. */
  failure: string | null;
};

/** What is due, and what failed. */
export type JobList = {
  jobs: Job[];
};

/** One business event in the ledger. */
export type Journal = {
  code: string;
  kind: string;
  /** The code of what caused it. */
  reference: string;
  createdAt: string;
  movements: Movement[];
};

/** A page of journals. */
export type JournalPage = {
  pageNumber: number;
  pageSize: number;
  totalElementCount: number;
  elements: Journal[];
};

/** A key of a tenant. */
export type Key = {
  apiKey: string;
};

/** A check as it stands. */
export type KycCheck = {
  /** The code of the account holder or external account. */
  subject: string;
  status: string;
  message: string | null;
};

/** How a check ends. */
export type KycDecision = {
  outcome: 'PASSED' | 'REJECTED' | 'FORGED' | 'FAILED' | 'HOLD' | Unlisted<string>;
  /** The reason to show; the usual one where left out. */
  message?: string;
};

/** The headers and body of a message. */
export type LoggedMessage = {
  headers: HeaderValues;
  body: string;
  /** False if the body was truncated. */
  complete: boolean;
};

/** A request to the API. */
export type LoggedRequest = {
  id: number;
  /** In system time. */
  at: string;
  durationMs: number;
  method: string;
  /** Path and query. */
  target: string;
  /** The called operation; null for other requests. */
  operationId: string | null;
  /** Null if the connection was dropped. */
  status: number | null;
};

/** A request with its content and response. */
export type LoggedRequestDetail = LoggedRequest & {
  request: LoggedMessage;
  response?: LoggedMessage;
};

/** A page of requests. */
export type LoggedRequestPage = {
  pageNumber: number;
  pageSize: number;
  totalElementCount: number;
  elements: LoggedRequest[];
};

/** What the operator says about a merchant. */
export type Merchant = {
  /** Whether it is based in the United States, so that checks need more. */
  unitedStates: boolean;
  /** How much the checks of the division's new holders ask for. */
  kycTier: 'LIGHT_KYC' | 'FULL_KYC' | Unlisted<string>;
  /** Whether the division may make balance transfers. */
  balanceTransferEnabled: boolean;
  /** The time zone of the division, whose days and hours payout schedules follow. */
  timeZone: string;
  /**
   * The number of the bank account to which the money of the current division is paid out, its `externalAccount`.
   * Without one, nothing of the accounts LIABLE and FEE is paid out, by schedule or on request.
   */
  bankAccountNumber: string;
  /** How long complete data waits before its check begins, in milliseconds. */
  kycBeginsAfterMs: number;
  /** How long a check takes from then on; both 0 for at once. */
  kycEndsAfterMs: number;
  /** Whether the bank carries payouts out at once, rather than at 09:00 UTC of the next business day. */
  instantPayouts: boolean;
};

/** What to change about a merchant. */
export type MerchantUpdate = {
  unitedStates?: boolean;
  kycTier?: 'LIGHT_KYC' | 'FULL_KYC' | Unlisted<string>;
  balanceTransferEnabled?: boolean;
  /**
   * A name of the tz database, such as `Europe/Berlin`. Schedules follow from their next run on; a date
   * that has run does not run again.
   */
  timeZone?: string;
  /** An empty text removes it. Requested payouts keep theirs. */
  bankAccountNumber?: string;
  kycBeginsAfterMs?: number;
  kycEndsAfterMs?: number;
  instantPayouts?: boolean;
};

/** Money that went from one place to another. */
export type Movement = {
  from: Place;
  to: Place;
  currency: string;
  /** Minor units. */
  amount: number;
  label?: string;
  /** The place of the item that it is for, counted from 0 depth first through the tree. */
  item?: number;
};

/** When an account is paid out next. */
export type PayoutDates = {
  dates: string[];
  obstacle?: string;
  unpaidRun?: {
    at: string;
    obstacle: string;
  };
};

/** How the bank is to end a payout. */
export type PayoutDecision = {
  outcome: 'PROCESSED' | 'FAILED' | 'RETURNED' | 'HOLD' | Unlisted<string>;
  /** Why it fails or comes back. */
  message?: string;
};

/** How far a payout has got. */
export type PayoutProgress = {
  code: string;
  state:
    | 'WAITING'
    | 'ACCEPTED'
    | 'REJECTED'
    | 'FAILED'
    | 'PROCESSED'
    | 'RETURNED'
    | 'CANCELLED'
    | Unlisted<string>;
  /** The outcomes that can be set in this state; any other is refused with 409. */
  outcomes: ('PROCESSED' | 'FAILED' | 'RETURNED' | 'HOLD' | Unlisted<string>)[];
  /**
   * What its latest webhook said beside the status: why it was denied, failed or came back, or the exchange
   * rate. Left out if there is nothing to say.
   */
  message?: string;
};

/** A part of a virtual account, or an account of the ledger's own. */
export type Place = {
  account: string;
  bucket: 'CONFIRMED' | 'PENDING' | 'INTERNAL' | Unlisted<string>;
};

/** A line of a processor's report. */
export type ProcessorPayment = {
  /** @default "PAYMENT" */
  type?: 'PAYMENT' | 'REFUND' | Unlisted<string>;
  /** Minor units. */
  amount: number;
  currency: string;
  /** @default "SANDBOX" */
  processor?: string;
  method?: string;
  extRef?: string;
  pspExtRef?: string;
  pspMutationExtRef?: string;
};

/** The deliveries to replay. */
export type Replay = {
  /** The states to replay; FAILED by default. */
  states?: DeliveryState[];
};

/** The replayed deliveries. */
export type ReplayResult = {
  count: number;
};

/** A response. */
export type ReplayedRequest = {
  /** Null if a fault dropped the connection. */
  status: number | null;
  body: string;
};

/** The number of logged requests. */
export type RequestCount = {
  count: number;
};

/** How the tenant begins. */
export type Reset = {
  /**
   * The clock stands still at this moment, which may lie in the past; as a new tenant's does where
   * left out.
   */
  at?: string;
};

/** The result of a reset. */
export type ResetResult = {
  /** The tenant that is empty now. */
  tenant: string;
};

/** What a search has found, and where it has searched. */
export type SearchResult = {
  /** The objects, those of a kind together, newest first. */
  found: {
    /** The kind of a found object. */
    kind: FoundKind;
    code: string;
  }[];
  /** Where the text was searched, in words. */
  searched: string;
};

/** What to settle. */
export type Settle = {
  /**
   * Codes of transactions, splits or refunds, or any of their references. All that waits for settlement where
   * left out.
   */
  references?: string[];
};

/** A snapshot of the tenant's state. */
export type Snapshot = {
  name: string;
  /** On the tenant's clock. */
  takenAt: string;
};

/** Snapshots, by name. */
export type SnapshotList = {
  snapshots: Snapshot[];
};

/** The state of a tenant, by table. */
export type StateExport = {
  /** The version of the schema. */
  schema: string;
  /** The hash of the state, which an import verifies. */
  hash: string;
  clock: {
    clockMode: 'REALTIME' | 'FROZEN' | Unlisted<string>;
    /** Milliseconds since 1970, at most those of the year 9999. */
    clockAt: number;
    /** The number of changes of the tenant. */
    sequence: number;
    seed: string;
  };
  /** The rows of each table. */
  tables: {
    [key: string]: {
      [key: string]: string | number | null;
    }[];
  };
};

/** A hash of all that a tenant has. */
export type StateHash = {
  /** SHA-256 in hexadecimal. */
  hash: string;
};

/** Transactions as the API names their fields. */
export type Transactions = {
  transactions: {
    code: string;
    type: string;
    amount: number;
    status: {
      type: string;
      message?: string;
    };
    updatedAt?: string;
  }[];
};

export type WebhookType = 'WEBHOOK_KYC_UPDATE' | 'WEBHOOK_PAYOUT_UPDATE' | Unlisted<string>;

/** The number of deliveries in each state, and whether deliveries are paused. */
export type Webhooks = {
  paused: boolean;
  due: number;
  waiting: number;
  delivered: number;
  failed: number;
  cancelled: number;
  /** True if attempts are running in the process that responds; only after a flush. */
  sending?: boolean;
};
