import type { ExternalAccountAccountType } from '@seller-funds/contract/vocabulary/shared';

/** What is sent about an external account. Undefined leaves a value as it is, null clears it. */
export interface ExternalAccountChange {
  /** Where it stands in the request, such as `externalAccounts[0]`; empty for a whole body. */
  readonly at: string;
  readonly extRef: string | null | undefined;
  readonly displayName: string | null | undefined;
  readonly description: string | null | undefined;
  readonly accountType: ExternalAccountAccountType | undefined;
  readonly accountNumber: string | undefined;
  readonly paymentMethod: string | undefined;
  readonly routingNumber: string | undefined;
  readonly currency: string | undefined;
  readonly acceptOtherCurrencies: boolean | undefined;
  readonly allowedOtherCurrencies: readonly string[] | undefined;
  /** A bank statement: a file in Base64, and the day on which it was issued. */
  readonly statement: { readonly data: string; readonly issuedAt: string | null } | undefined;
}

/** What one version asks of external accounts, and the other does not. */
export interface ExternalAccountRules {
  /**
   * Whether a new account needs a name and its type (D165); otherwise it is an IBAN account and needs its number
   * (D143).
   */
  readonly named: boolean;
}
