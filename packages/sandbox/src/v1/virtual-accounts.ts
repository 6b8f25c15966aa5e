import type * as v1 from '@seller-funds/contract/v1';
import type { VirtualAccountRow } from '../storage/tables.js';

/** A virtual account of a holder, in version 1. */
export function virtualAccountShape(row: VirtualAccountRow): v1.VirtualAccount {
  return {
    code: row.code,
    extRef: row.ext_ref,
    accountType: 'DEFAULT',
    displayName: row.display_name,
  };
}
