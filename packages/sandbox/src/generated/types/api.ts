// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** The clock of a tenant. */
export type Clock = {
  mode: 'REALTIME' | 'FROZEN' | (string & {});
  now: string;
  /** When the next job is due; null where none is. */
  nextJobAt: string | null;
};

/** How far to move the clock; one of the three. */
export type ClockAdvance = {
  /** Not before what the clock shows. */
  to?: string;
  seconds?: number;
  /** To the moment of the next due job; nowhere where none is. */
  toNextJob?: true;
};

/** Where to stop the clock. */
export type ClockFreeze = {
  /** Not before what the clock shows; now where left out. */
  at?: string;
};

/** The error body of the service. */
export type Failure = {
  code?: string;
  message: string;
};

/** What an account holder may do, and why. */
export type HolderStatus = {
  code: 'ACTIVE' | 'NOPAYOUT' | 'SUSPENDED' | 'CLOSED' | (string & {});
  reason?: string;
};

/** What `HolderStatus` is in requests. */
export type HolderStatusInput = {
  code: 'ACTIVE' | 'NOPAYOUT' | 'SUSPENDED' | 'CLOSED';
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

/** A check as it stands. */
export type KycCheck = {
  /** The code of the account holder or external account. */
  subject: string;
  status: string;
  message: string | null;
};

/** How a check ends. */
export type KycDecision = {
  outcome: 'PASSED' | 'REJECTED' | 'FORGED' | 'FAILED' | 'HOLD';
  /** The reason to show; the usual one where left out. */
  message?: string;
};

/** What the operator says about a merchant. */
export type Merchant = {
  /** Whether it is based in the United States, so that checks need more. */
  unitedStates: boolean;
  /** How much the checks of the division's new holders ask for. */
  kycTier: 'LIGHT_KYC' | 'FULL_KYC' | (string & {});
  /** How long complete data waits before its check begins, in milliseconds. */
  kycBeginsAfterMs: number;
  /** How long a check takes from then on; both 0 for at once. */
  kycEndsAfterMs: number;
};

/** What to change about a merchant. */
export type MerchantUpdate = {
  unitedStates?: boolean;
  kycTier?: 'LIGHT_KYC' | 'FULL_KYC';
  kycBeginsAfterMs?: number;
  kycEndsAfterMs?: number;
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

/** A part of a virtual account, or an account of the ledger's own. */
export type Place = {
  account: string;
  bucket: 'CONFIRMED' | 'PENDING' | 'INTERNAL' | (string & {});
};

/** What came of a reset. */
export type ResetResult = {
  /** The tenant that is empty now. */
  tenant: string;
};

/** A hash of all that a tenant has. */
export type StateHash = {
  /** SHA-256 in hexadecimal. */
  hash: string;
};
