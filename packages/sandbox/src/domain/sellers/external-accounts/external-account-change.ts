import type { ExternalAccountRow } from '../../../storage/tables.js';
import type { Changes } from '../legal-entities/entity.js';

/** The columns that the place of an account and its files decide. */
type OwnColumns =
  | 'code'
  | 'createdAt'
  | 'hasStatement'
  | 'holder'
  | 'selected'
  | 'statementIssuedAt';

/** A change of an external account. */
export interface ExternalAccountChange {
  /** Its path in the request, such as `externalAccounts[0]`; empty for the whole body. */
  readonly at: string;
  readonly columns: Changes<Omit<ExternalAccountRow, OwnColumns>>;
  /** A bank statement: a file in Base64 and its issue date. */
  readonly statement: { readonly data: string; readonly issuedAt: string | null } | undefined;
}
