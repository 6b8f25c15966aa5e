import { type Balance, balanceIn, balancesOfAll } from '../../../ledger/balance.js';
import { groupBy } from '../../../kernel/group-by.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import { readPage } from '../../../storage/pages.js';
import type { AccountHolderRow, VirtualAccountRow } from '../../../storage/tables.js';
import type { ReadUnit } from '../../../unit/unit.js';
import { readFiles } from '../../files/stored-files.js';
import {
  type ExternalAccount,
  loadExternalAccounts,
} from '../external-accounts/load-external-accounts.js';
import { type KycCheck, loadChecks, newCheck } from '../kyc/kyc-check.js';
import { loadLegalEntities } from '../legal-entities/entity-rows.js';
import { collectFileCodes, type LegalEntity } from '../legal-entities/entity.js';
import { findHolder } from './find-holder.js';
import { findRows } from '../../../storage/rows.js';

export interface HolderParts {
  readonly legalEntity: boolean;
  readonly externalAccounts: boolean;
  /** The contents of the files of both. */
  readonly files: boolean;
}

export interface Holder {
  readonly row: AccountHolderRow;
  readonly currency: string;
  readonly accounts: readonly HolderAccount[];
  readonly check: KycCheck;
  readonly legalEntity: LegalEntity | undefined;
  readonly externalAccounts: readonly ExternalAccount[];
  /** Files in Base64, by the codes of documents and photos. */
  readonly files: ReadonlyMap<string, string>;
}

/** An account of a holder with its balances: first in the holder's currency, then in others. */
export interface HolderAccount {
  readonly row: VirtualAccountRow;
  readonly balances: readonly Balance[];
}

/** @throws {ServiceError} 404 if the merchant has no holder with this code */
export async function getHolder(unit: ReadUnit, code: string, parts: HolderParts): Promise<Holder> {
  const row = await findHolder(unit, code);
  return (await addParts(unit, [row], parts))[0] as Holder;
}

export async function listHolders(
  unit: ReadUnit,
  page: PageRequest,
  parts: HolderParts,
): Promise<Page<Holder>> {
  const { elements, total } = await readPage(unit.db, 'account_holders', page);
  return { elements: await addParts(unit, elements, parts), total };
}

/** Returns holders with their accounts and the requested parts, in the order of the rows. */
export async function addParts(
  unit: ReadUnit,
  rows: readonly AccountHolderRow[],
  parts: HolderParts,
): Promise<Holder[]> {
  const codes = rows.map(({ code }) => code);
  const currencies = await loadCurrencies(unit);
  const accounts = await loadHolderAccounts(unit, codes, currencies);
  const checks = parts.legalEntity ? await loadChecks(unit, codes) : new Map<string, KycCheck>();
  const entities = await loadLegalEntities(unit, parts.legalEntity ? codes : []);
  const banks = await loadExternalAccounts(unit, parts.externalAccounts ? codes : [], parts);
  const files = await readFiles(
    unit,
    parts.files ? [...entities.values()].flatMap(collectFileCodes) : [],
  );
  return rows.map((row) => ({
    row,
    currency: currencies.get(row.division) ?? '',
    accounts: accounts.get(row.code) ?? [],
    check: checks.get(row.code) ?? newCheck('HOLDER', row.code, row.code),
    legalEntity: entities.get(row.code),
    externalAccounts: banks.get(row.code) ?? [],
    files,
  }));
}

/** Returns the gross credits of payment splits to a holder, in its division's currency (D50). */
export function processedAmount({ accounts, currency }: Holder): number {
  return accounts.reduce((sum, { balances }) => sum + balanceIn(balances, currency).processed, 0);
}

async function loadHolderAccounts(
  unit: ReadUnit,
  holders: readonly string[],
  currencies: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly HolderAccount[]>> {
  const rows = await findRows(unit.db, 'virtual_accounts', { owner: holders }, 'code');
  const all = rows.map(({ code }) => code);
  const balances = await balancesOfAll(unit, all);
  const complete = (row: VirtualAccountRow): HolderAccount => {
    const currency = currencies.get(row.division) ?? '';
    const stored = balances.get(row.code) ?? [];
    const others = stored.filter((one) => one.currency !== currency);
    return { row, balances: [balanceIn(stored, currency), ...others] };
  };
  return groupBy(rows.map(complete), ({ row }) => row.owner);
}

async function loadCurrencies({ db }: ReadUnit): Promise<Map<string, string>> {
  const rows = await findRows(db, 'divisions');
  return new Map(rows.map(({ code, currency }) => [code, currency]));
}
