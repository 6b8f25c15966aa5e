import type { KycStatusStatus, PayoutStatus } from '@seller-funds/contract/vocabulary/shared';

/** Somebody who uses the API, isolated from all others. */
export interface Tenant {
  readonly apiKey: string;
  /** A key of the same tenant that may not write. */
  readonly readOnlyApiKey?: string;
}

/** What only the operator of a service can cause. Each takes and returns JSON. */
export interface Actions {
  /** A new tenant without any data. */
  readonly newTenant: () => Promise<Tenant>;
  /** Ends the identity check of an account holder, or that of one of its external accounts. */
  readonly decideKyc: (input: {
    readonly tenant: Tenant;
    readonly accountHolderCode: string;
    /** The account whose check is to end; the holder's own check where left out. */
    readonly externalAccountCode?: string;
    readonly outcome: Extract<KycStatusStatus, 'PASSED' | 'REJECTED' | 'FAILED' | 'FORGED'>;
  }) => Promise<void>;
  /**
   * Lets the processor's report show payments, given by their extRef, and refunds, given by their
   * pspMutationExtRef.
   */
  readonly settle: (input: {
    readonly tenant: Tenant;
    readonly extRefs: readonly string[];
  }) => Promise<void>;
  /** Moves the tenant's clock; returns once everything that became due is done. */
  readonly advanceTime: (input: {
    readonly tenant: Tenant;
    readonly seconds: number;
  }) => Promise<void>;
  /** Decides what the bank does with a payout. */
  readonly decidePayout: (input: {
    readonly tenant: Tenant;
    readonly payoutCode: string;
    readonly outcome: Extract<PayoutStatus, 'PROCESSED' | 'FAILED' | 'RETURNED'>;
  }) => Promise<void>;
  /** The buyer takes a payment back. */
  readonly chargeback: (input: {
    readonly tenant: Tenant;
    readonly extRef: string;
  }) => Promise<void>;
  /** Lets the processor's report show a payment, whether its split was sent or not. */
  readonly reportPayment: (input: {
    readonly tenant: Tenant;
    readonly extRef: string;
    /** The processor's own reference, where the report has it too. */
    readonly pspExtRef?: string;
    /** EUR minor units. */
    readonly amount: number;
  }) => Promise<void>;
  /** Closes an account holder for good. */
  readonly closeAccountHolder: (input: {
    readonly tenant: Tenant;
    readonly accountHolderCode: string;
  }) => Promise<void>;
  /** Suspends an account holder. */
  readonly suspendAccountHolder: (input: {
    readonly tenant: Tenant;
    readonly accountHolderCode: string;
  }) => Promise<void>;
  /** Says what kind of merchant the tenant is; what is left out stays. */
  readonly configureMerchant: (input: {
    readonly tenant: Tenant;
    readonly unitedStates?: boolean;
    /** How much the checks of new account holders ask for. */
    readonly kycTier?: 'LIGHT_KYC' | 'FULL_KYC';
    readonly balanceTransferEnabled?: boolean;
    /** The zone of the current division's days and hours, such as `Europe/Amsterdam`. */
    readonly timeZone?: string;
  }) => Promise<void>;
  /** Another key of the tenant that may write; the others stay valid. */
  readonly issueKey: (input: { readonly tenant: Tenant }) => Promise<{ readonly apiKey: string }>;
  /** Takes a key of the tenant away, another than that of `tenant`. */
  readonly revokeKey: (input: {
    readonly tenant: Tenant;
    readonly apiKey: string;
  }) => Promise<void>;
}

/** The name of an action. */
export type ActionName = keyof Actions;

const offered: Readonly<Record<ActionName, true>> = {
  newTenant: true,
  decideKyc: true,
  settle: true,
  advanceTime: true,
  decidePayout: true,
  chargeback: true,
  reportPayment: true,
  closeAccountHolder: true,
  suspendAccountHolder: true,
  configureMerchant: true,
  issueKey: true,
  revokeKey: true,
};

/** All names, in the order of the documentation. */
export const actionNames = Object.keys(offered) as readonly ActionName[];

/** The part of the actions that an operator offers. What is missing is reported as not run. */
export interface Adapter extends Partial<Actions> {
  /** What reports call it. */
  readonly name: string;
}

/** An adapter that cannot be used; the message says why. */
export class AdapterError extends Error {}

/** Nothing can be caused: for a target of which only the URL and a key are known. */
export const noAdapter: Adapter = { name: 'none' };
