import { balanceTransferCreateFields } from '@seller-funds/contract/vocabulary/v2';
import { type Answer, type ApiRequest, fault, refuse } from './answers.js';
import { balancesOf } from './balances.js';
import { assigned, by, statedMembers } from './expected.js';
import { isKnown, sellerOf, type Merchant, type Transfer, type TransferBody } from './merchant.js';

/** The members that have to be equal in a repeated transfer (D193). */
const compared = balanceTransferCreateFields.filter((name) => name !== 'idempotencyKey');

/** POST balance-transfers (D85). */
export function createBalanceTransfer(
  merchant: Merchant,
  { body }: ApiRequest<TransferBody>,
): Answer {
  if (!body) throw new Error('A balance transfer needs a body.');
  if (!merchant.canTransfer) return refuse(fault(undefined, '403.320.001'));
  const sent = { currency: 'EUR', ...body };
  const { fromAccountCode, toAccountCode, amount, currency, idempotencyKey } = sent;
  // EXT-BT-008, D193: the key is looked up first, so that a repeat never lacks money.
  const stored = merchant.transfers.find((each) => each.sent.idempotencyKey === idempotencyKey);
  if (stored) {
    const differing = compared.filter(
      (name) => Reflect.get(stored.sent, name) !== Reflect.get(sent, name),
    );
    if (differing.length === 0 && merchant.world.repeatedTransfer === 'returned')
      return { body: showTransfer(stored) };
    const names = differing.length === 0 ? ['idempotencyKey'] : differing;
    return refuse(...names.map(() => fault('idempotencyKey', '409.320.001', idempotencyKey)));
  }
  const sides = { fromAccountCode, toAccountCode };
  const faults = Object.entries(sides).flatMap(([field, account]) => {
    if (!isKnown(merchant, account)) return [fault(field, '422.320.002', account)];
    const isClosed = sellerOf(merchant, account)?.status === 'CLOSED';
    return isClosed ? [fault(field, '402.200.001', account)] : [];
  });
  if (fromAccountCode === toAccountCode)
    faults.push(fault('toAccountCode', '422.320.001', toAccountCode));
  if (faults.length > 0) return refuse(...faults);
  // CORE-ERR-005: the payout balance has to suffice.
  if (amount > balancesOf(merchant, fromAccountCode, currency).payout)
    return refuse(fault('amount', '402.320.001', amount));
  const transfer: Transfer = { sent, at: merchant.now };
  merchant.transfers.push(transfer);
  return { body: showTransfer(transfer) };
}

/** A transfer as it is shown (EXT-BT-015, EXT-BT-017). */
export function showTransfer(transfer: Transfer): object {
  const { currency, ...others } = transfer.sent;
  return {
    ...statedMembers('EXT-BT-017', others),
    currency: by('EXT-BT-006 EXT-BT-017', currency),
    code: assigned(transfer),
  };
}
