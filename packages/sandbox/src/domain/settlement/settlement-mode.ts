import type { TransactionRow } from '../../storage/tables.js';

/** How the simulated processor reports a payment or refund (D80). */
type SettlementMode = 'now' | 'never' | 'diff' | 'daily';

/**
 * Parses the settlement mode from the prefix of the processor's reference: a payment's pspExtRef or a refund's
 * pspMutationExtRef (D80).
 */
export function parseSettlementMode(
  transaction: Pick<TransactionRow, 'type' | 'psp_ext_ref' | 'psp_mutation_ext_ref'>,
): SettlementMode {
  const { type, psp_ext_ref: payment, psp_mutation_ext_ref: refund } = transaction;
  const reference = (type === 'PAYMENT' ? payment : refund) ?? '';
  const [, mode] = /^settle-(now|never|diff)-/.exec(reference) ?? [];
  return (mode as SettlementMode | undefined) ?? 'daily';
}
