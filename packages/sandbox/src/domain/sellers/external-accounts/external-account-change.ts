import type { ExternalAccountAccountType } from '@seller-funds/contract/vocabulary/shared';

/** A change of an external account. Undefined keeps a value, null clears it. */
export interface ExternalAccountChange {
  /** Its path in the request, such as `externalAccounts[0]`; empty for the whole body. */
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
  /** A bank statement: a file in Base64 and its issue date. */
  readonly statement: { readonly data: string; readonly issuedAt: string | null } | undefined;
}

/** The rules for external accounts that differ between the versions. */
export interface ExternalAccountRules {
  /**
   * Whether name and type of a new account are required (D165). Otherwise it is an IBAN account, and its number is
   * required (D143).
   */
  readonly requiresName: boolean;
  /** Whether no two accounts of a holder may have the same name (D28). */
  readonly uniqueName: boolean;
}
