import type { KycStatusStatus, PayoutStatus } from '@seller-funds/contract/vocabulary/shared';

/** A user of the API whose data is isolated from all others. */
export interface Tenant {
  readonly apiKey: string;
  /** A read-only key of the same tenant. */
  readonly readOnlyApiKey?: string;
}

/** What the actions of an operator take, besides the tenant. */
export interface ActionInputs {
  /** Ends the KYC check of an account holder, or that of one of its external accounts. */
  readonly decideKyc: {
    readonly accountHolderCode: string;
    /** The external account whose check ends; by default the check of the holder. */
    readonly externalAccountCode?: string;
    readonly outcome: Extract<KycStatusStatus, 'PASSED' | 'REJECTED' | 'FAILED' | 'FORGED'>;
  };
  /**
   * Settles payments (by `extRef`) and refunds (by `pspMutationExtRef`): they appear in the processor's
   * settlement report.
   */
  readonly settle: { readonly extRefs: readonly string[] };
  /** Advances the tenant's clock; returns once everything that became due is done. */
  readonly advanceTime: { readonly seconds: number };
  /** Sets the outcome of a payout at the bank. */
  readonly decidePayout: {
    readonly payoutCode: string;
    readonly outcome: Extract<PayoutStatus, 'PROCESSED' | 'FAILED' | 'RETURNED'>;
  };
  /** Charges a payment back, or a part of it. */
  readonly chargeback: { readonly extRef: string; readonly amount?: number };
  /** Adds a payment to the processor's settlement report, whether or not a split was sent for it. */
  readonly reportPayment: {
    readonly extRef: string;
    /** The processor's own reference of the payment. */
    readonly pspExtRef?: string;
    /** In minor units of EUR. */
    readonly amount: number;
  };
  /** Adds a refund to the processor's settlement report, whether or not a split was sent for it. */
  readonly reportRefund: {
    /** The reference of its payment. */
    readonly extRef: string;
    /** The processor's own reference of the refund. */
    readonly pspMutationExtRef: string;
    /** In minor units of EUR. */
    readonly amount: number;
  };
  /** Closes an account holder permanently. */
  readonly closeAccountHolder: { readonly accountHolderCode: string };
  /** Suspends an account holder. */
  readonly suspendAccountHolder: { readonly accountHolderCode: string };
  /** Changes settings of the merchant. Omitted settings stay as they are. */
  readonly configureMerchant: {
    readonly unitedStates?: boolean;
    /** The KYC tier of new account holders. */
    readonly kycTier?: 'LIGHT_KYC' | 'FULL_KYC';
    readonly balanceTransferEnabled?: boolean;
    /** The time zone of the current division, such as `Europe/Amsterdam`. */
    readonly timeZone?: string;
    /** The IBAN of the current division's own bank account, which has passed its check. */
    readonly bankAccountNumber?: string;
  };
  /** Issues another read-write key of the tenant, and returns it. Existing keys stay valid. */
  readonly issueKey: object;
  /** Revokes a key of the tenant. `apiKey` is not the key in `tenant`. */
  readonly revokeKey: { readonly apiKey: string };
}

/** What an action returns, as JSON. */
export type ActionResult<Name> = Promise<
  Name extends 'issueKey' ? { readonly apiKey: string } : void
>;

/** Actions that only the operator of a service can perform. Each takes and returns JSON. */
export type Actions = {
  readonly [Name in keyof ActionInputs]: (
    input: ActionInputs[Name] & { readonly tenant: Tenant },
  ) => ActionResult<Name>;
} & {
  /** Creates a tenant without any data. */
  readonly newTenant: () => Promise<Tenant>;
};

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
  reportRefund: true,
  closeAccountHolder: true,
  suspendAccountHolder: true,
  configureMerchant: true,
  issueKey: true,
  revokeKey: true,
};

/** All action names, in the order of the documentation. */
export const actionNames = Object.keys(offered) as readonly ActionName[];

/** The actions that an operator offers. Checks that need a missing action are reported as not run. */
export interface Adapter extends Partial<Actions> {
  /** The name in reports. */
  readonly name: string;
}

/** Thrown if an adapter or one of its actions fails. */
export class AdapterError extends Error {}

/** An adapter without actions, for targets of which only the URL and a key are known. */
export const noAdapter: Adapter = { name: 'none' };
