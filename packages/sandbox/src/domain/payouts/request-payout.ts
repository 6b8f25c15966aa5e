import { parseMomentField } from '../../kernel/moment.js';
import { type FieldFault, refuseFaults } from '../../kernel/service-error.js';
import type { VirtualAccountRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { storePayout } from './payout-lifecycle.js';
import { type PayoutRow, type PayoutToCreate, sourceCurrency } from './payout.js';
import { findRow } from '../../storage/rows.js';

/** How far in the past `processAt` may be, to tolerate clock skew (D87). */
const toleratedMs = 60_000;

/**
 * Requests a payout. Balance, KYC status and limits are checked when it is due (D86).
 * @throws {ServiceError} 422 with all faults of the request (D87)
 */
export async function requestPayout(unit: WriteUnit, command: PayoutToCreate): Promise<PayoutRow> {
  const faults: FieldFault[] = [];
  const account = await findAccount(unit, command, faults);
  const external = await chooseExternal(unit, account, command, faults);
  const times = readTimes(unit, command, faults);
  refuseFaults(faults);
  if (!account || external === undefined) throw new Error('A fault was not reported.');
  return storePayout(unit, {
    ...command,
    targetCurrency: command.targetCurrency ?? sourceCurrency,
    division: account.division,
    owner: account.owner,
    externalAccountCode: external,
    scheduled: 0,
    ...times,
  });
}

async function findAccount(
  { db }: WriteUnit,
  { accountCode }: PayoutToCreate,
  faults: FieldFault[],
): Promise<VirtualAccountRow | undefined> {
  const row = await findRow(db, 'virtual_accounts', { code: accountCode });
  if (!row) {
    const params = { accountCode };
    faults.push({ field: 'accountCode', code: '422.330.001', params, attemptedValue: accountCode });
  }
  return row;
}

/** The named account, or the selected one. It must be the owner's (D154, D207), if the virtual account is known. */
async function chooseExternal(
  unit: WriteUnit,
  account: VirtualAccountRow | undefined,
  { externalAccountCode }: PayoutToCreate,
  faults: FieldFault[],
): Promise<string | undefined> {
  const field = 'externalAccountCode';
  if (externalAccountCode === undefined) {
    if (!account) return undefined;
    const match = { holder: account.owner, selected: 1 };
    const selected = await findRow(unit.db, 'external_accounts', match);
    const params = { owner: account.owner };
    if (!selected) faults.push({ field, code: '422.330.005', params });
    return selected?.code;
  }
  const named = await findRow(unit.db, 'external_accounts', { code: externalAccountCode });
  if (named && (!account || named.holder === account.owner)) return named.code;
  const params = { externalAccountCode };
  faults.push({ field, code: '422.330.002', params, attemptedValue: externalAccountCode });
  return undefined;
}

/** Returns when the payout is due, and the moment of the balance that it uses (D92). */
function readTimes(
  { now, world }: WriteUnit,
  { processAt, useBalanceAt }: PayoutToCreate,
  faults: FieldFault[],
): Pick<PayoutRow, 'processAt' | 'useBalanceAt'> {
  const balance = parseMomentField('useBalanceAt', useBalanceAt, null);
  if (processAt === undefined) {
    return { processAt: Math.max(now, balance ?? now), useBalanceAt: balance };
  }
  const due = parseMomentField('processAt', processAt, now);
  if (due < now - toleratedMs && world.pastPayouts === 'refused') {
    faults.push({ field: 'processAt', code: '422.330.003', attemptedValue: processAt });
  }
  if ((balance ?? due) > due) {
    faults.push({ field: 'useBalanceAt', code: '422.330.004', attemptedValue: useBalanceAt });
  }
  return { processAt: due, useBalanceAt: balance };
}
