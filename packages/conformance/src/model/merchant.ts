import type { WebhookType } from '@seller-funds/contract/vocabulary/shared';
import type { World } from '@seller-funds/contract/policies';
import type { TreeNode } from './tree-nodes.js';

/** The versions of the API. */
export type ApiVersion = 'v1' | 'v2';

/** What a merchant has. Times are in milliseconds since 1970. A `code` is missing until the service has shown it. */
export interface Merchant {
  now: number;
  readonly division: { readonly code: string; readonly name: string };
  /** How the service decides what the references leave open. */
  readonly world: World;
  /** The accounts of the division (D54). */
  readonly liable: string;
  readonly fee: string;
  /** Whether the contract has the addendum for balance transfers (D85). */
  canTransfer: boolean;
  /** Whether sellers need the data of platforms in the United States (D166, D231). */
  isInUnitedStates: boolean;
  /** The KYC tier of new sellers (D47). */
  tier: 'FULL_KYC' | 'LIGHT_KYC';
  /** The time zone of the division (D232). */
  timeZone: string;
  /** Whether pending payments make pending charges less (D55); undefined until a balance showed it. */
  netsPending?: boolean;
  /** The external accounts of the division (D190). */
  readonly externalAccounts: ExternalAccount[];
  /** Whether requests were sent at the same time, so that the order of what they created is unknown. */
  hasRaced: boolean;
  readonly sellers: Seller[];
  readonly payments: Payment[];
  readonly refunds: Refund[];
  /** In the order in which the service learned of them. */
  readonly transactions: Transaction[];
  readonly transfers: Transfer[];
  readonly payouts: Payout[];
  /** The payout configurations that were ever set: of an account, `DIVISION` or `DEFAULT`; null if deleted. */
  readonly configurations: Record<string, PayoutConfiguration | null>;
  /** When scheduled payouts were made for the last time. */
  lastRun: number;
  /** The last date on which they were made, in days since 1970. */
  lastDay: number;
  /** Whether its time zone has changed since it has sellers. */
  hasMoved: boolean;
  /** The types of webhooks that are sent; false while the configuration is inactive. */
  readonly webhooks: Partial<Record<WebhookType, boolean>>;
  /** The webhooks that are due and were not looked at yet. */
  readonly notifications: Notification[];
}

/** A merchant without sellers. */
export function newMerchant(
  now: number,
  division: Merchant['division'],
  accounts: Pick<Merchant, 'liable' | 'fee'>,
): Omit<Merchant, 'world'> {
  return {
    now,
    division,
    ...accounts,
    canTransfer: true,
    isInUnitedStates: false,
    tier: 'FULL_KYC',
    timeZone: 'UTC',
    externalAccounts: [],
    hasRaced: false,
    sellers: [],
    payments: [],
    refunds: [],
    transactions: [],
    transfers: [],
    payouts: [],
    configurations: {},
    lastRun: now,
    lastDay: 0,
    hasMoved: false,
    webhooks: {},
    notifications: [],
  };
}

/** A webhook that is due. */
export interface Notification {
  readonly type: WebhookType;
  /** The code of the holder; undefined for accounts of the merchant. */
  readonly owner: string | undefined;
  readonly status: string;
  /** The check that has this status, and the onboarding URL that is valid then. */
  readonly check?: Check;
  readonly onboarding?: OnboardingUrl | undefined;
  readonly payout?: Payout;
  readonly reason?: string | undefined;
  /** The question whether it is sent at all. */
  readonly question?: 'newPayouts';
}

/** The body of a payout configuration. */
export interface PayoutConfiguration {
  readonly type: 'MANUAL' | 'SCHEDULED';
  readonly frequency?: string;
  readonly refundPeriod?: number;
  readonly minimumAmount?: number;
}

/** An account holder. Its codes, and those of its accounts, are empty until the service has shown them. */
export interface Seller {
  readonly code: string;
  name: string;
  readonly accounts: VirtualAccount[];
  status: 'ACTIVE' | 'NOPAYOUT' | 'SUSPENDED' | 'CLOSED';
  /** Whether the operator suspended it: only the operator can end that (D30). */
  isSuspended: boolean;
  readonly tier: Merchant['tier'];
  /** What was sent, merged (D45). */
  readonly data: Data;
  check: Check;
  readonly externalAccounts: ExternalAccount[];
  /** Each one replaces those before (D105). */
  readonly onboardingUrls: OnboardingUrl[];
  /** The status of its check that the last webhook reported; undefined before the first. */
  notified?: string | undefined;
}

/** The address of a page on which a seller enters its data. */
export interface OnboardingUrl {
  url?: string;
  readonly until: number;
}

/** The check of a seller, or of an external account. */
export interface Check {
  readonly state: CheckState;
  readonly since: number;
  readonly missing: readonly MissingData[];
  /** What states it, if it is more specific than the claims of the story. */
  readonly claims?: string | undefined;
  message?: string;
}

/** The outcomes of a check, and the states before: `HELD` until the data is released (D32), `RESTARTED` (D33). */
export type KycOutcome = 'PASSED' | 'REJECTED' | 'FAILED' | 'FORGED';
export type CheckState =
  | KycOutcome
  | 'WAITING_DATA'
  | 'MISSING_DATA'
  | 'HELD'
  | 'RUNNING'
  | 'RESTARTED';

/** A reason that a check waits: a required field that is missing or not valid. */
export interface MissingData {
  /** The code of its entry in `kycStatus.details`, once it was shown (D264). */
  code?: string;
  /** `messageCode` of version 1; undefined if none is decided (D128). */
  readonly kind: string | undefined;
  readonly field: string;
  /** Its message (D40); undefined if only the field is decided. */
  readonly message?: string;
}

export interface VirtualAccount {
  readonly code: string;
  extRef?: string | undefined;
  /** Undefined if it has none, so that its code is shown (D136). */
  displayName?: string | undefined;
  /** True if the reference does not state the name (EXT-VA-005). */
  isNamedByService?: boolean;
}

/** Stored data, by the names of requests; changed in place. */
export type Data = Record<string, unknown>;

export interface ExternalAccount {
  readonly code: string;
  readonly data: Data;
  check: Check;
  isSelected: boolean;
  /** Whether it was the one that a request selected; undefined if none was selected since it was added. */
  isChosen?: boolean;
}

/** What a payment or refund changes: amounts by account. */
export type Credits = readonly (readonly [account: string, amount: number])[];

/** Where the amount of a leaf goes. */
export interface Booking {
  readonly node: TreeNode;
  /** The account that D65 determines. */
  readonly account: string;
  /** What is credited to it before the label moves it on; nothing for a refund fee. */
  readonly gross: number;
  /** Its net effect, after the label moved it on (D66). */
  readonly credits: Credits;
}

interface Split {
  code?: string;
  readonly at: number;
  /** Where the money of each leaf went. */
  readonly bookings: readonly Booking[];
  readonly transaction: Transaction;
  readonly items: readonly TreeNode[];
}

export interface Payment extends Split {
  readonly sent: PaymentBody;
}

/** The body of a payment split. */
export interface PaymentBody {
  readonly extRef: string;
  readonly totalAmount: number;
  readonly currency: string;
  readonly paymentProcessor: string;
  readonly paymentMethod?: string;
  readonly pspExtRef?: string;
  readonly pspResponse?: object;
  readonly description?: string;
  readonly extProcessedAt?: string;
  readonly items: readonly TreeNode[];
}

export interface Refund extends Split {
  readonly sent: RefundBody;
  readonly payment: Payment;
  readonly totalAmount: number;
}

/** The body of a refund split; without items, of a full refund. */
export interface RefundBody {
  readonly extRef: string;
  readonly pspMutationExtRef: string;
  readonly totalAmount?: number;
  readonly description?: string;
  readonly extProcessedAt?: string;
  readonly items?: readonly TreeNode[];
}

/** What the buyer paid, got back or charged back. */
export interface Transaction {
  code?: string;
  readonly type: 'PAYMENT' | 'REFUND' | 'CHARGEBACK';
  status: 'PENDING_SPLIT' | 'PENDING_SETTLEMENT' | 'RECONCILED' | 'CANCELLED';
  /** Whether `status.message` says why. */
  hasMessage: boolean;
  /** When the service first learned of it. */
  readonly at: number;
  amount: number;
  currency: string;
  readonly extRef: string;
  pspExtRef: string | undefined;
  readonly pspMutationExtRef?: string;
  method?: string | undefined;
  /** Since when it is reconciled or cancelled. */
  endedAt?: number;
  /** The time zone in which it was reconciled. */
  settledIn?: string;
  /** The amount that the processor reported before there was a split. */
  reported?: number;
}

export interface Transfer {
  code?: string;
  readonly sent: TransferBody;
  readonly at: number;
}

/** The body of a balance transfer. */
export interface TransferBody {
  readonly fromAccountCode: string;
  readonly toAccountCode: string;
  readonly amount: number;
  readonly currency?: string;
  readonly idempotencyKey: string;
  readonly type: string;
  readonly description?: string;
}

export interface Payout {
  code?: string;
  readonly sent: PayoutBody;
  readonly externalAccount: ExternalAccount;
  readonly at: number;
  readonly processAt: number;
  state: PayoutState;
  /** Undefined if it was left out, until it is taken (D156). */
  amount?: number;
  takenAt?: number;
  backAt?: number;
  /** Whether a schedule made it (D100). */
  readonly isScheduled: boolean;
  /** What it pays, if a schedule made it (D260). */
  pays: readonly PaidItem[];
  /** The state that the last webhook reported, if any. */
  notified?: PayoutState;
}

/** Something that moved the payout balance of an account; `isBack`: a payout that came back. */
export interface PaidItem {
  readonly of: Payment | Refund | Transfer | Payout | Transaction;
  readonly isBack: boolean;
}

/** The states of a payout (D88). */
export type PayoutState =
  | 'WAITING'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'PROCESSED'
  | 'FAILED'
  | 'RETURNED'
  | 'CANCELLED';

/** The body of a payout request. */
export interface PayoutBody {
  readonly accountCode: string;
  readonly externalAccountCode?: string;
  readonly amount?: number;
  readonly processAt?: string;
  readonly useBalanceAt?: string;
  readonly description?: string;
  readonly targetCurrency?: string;
}

/** Returns the external accounts of the owner of an account, a seller or the division. */
export function externalAccountsOf(
  merchant: Merchant,
  account: string,
): readonly ExternalAccount[] {
  return (sellerOf(merchant, account) ?? merchant).externalAccounts;
}

/** Returns the seller of an account; undefined if it is the merchant's or unknown. */
export function sellerOf({ sellers }: Merchant, account: string): Seller | undefined {
  return sellers.find((each) => owns(each, account));
}

/** True if an account is one of a seller. */
export function owns({ accounts }: Seller, account: string): boolean {
  return accounts.some(({ code }) => code === account);
}

/** True for the accounts of the division. One that it does not have has an empty code, which requests may name, too. */
export function isMerchants({ liable, fee }: Merchant, account: string): boolean {
  return account !== '' && (account === liable || account === fee);
}

/** True if an account exists. */
export function isKnown(merchant: Merchant, account: string): boolean {
  return isMerchants(merchant, account) || sellerOf(merchant, account) !== undefined;
}

/** An account that does not exist, or whose holder is closed, is treated as absent (D31, D65). */
export function isOpen(merchant: Merchant, account: string): boolean {
  return isKnown(merchant, account) && sellerOf(merchant, account)?.status !== 'CLOSED';
}
