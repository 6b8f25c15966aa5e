import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import { createHolder, type HolderToCreate } from '../domain/sellers/holders/create-holder.js';
import { reasonOf } from '../domain/sellers/holders/holder-status.js';
import { getHolder, type Holder, type HolderAccount } from '../domain/sellers/holders/holder.js';
import { listHolders } from '../domain/sellers/holders/list-holders.js';
import { updateHolder } from '../domain/sellers/holders/update-holder.js';
import type { Session } from '../session.js';
import { formatMoment } from '../kernel/moment.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { buildEnvelope } from '../kernel/page.js';
import { v2Fields } from '../projection/entity-fields.js';
import { requestedOutcome } from '../projection/kyc-outcome.js';
import { toLegalEntityChange } from '../projection/legal-entity-change.js';
import {
  partsToLoad,
  type ResponseParts,
  partsAfterChange,
  parseFragments,
} from '../projection/response-parts.js';
import type { WriteUnit } from '../unit/unit.js';
import {
  toExternalAccountChange,
  externalAccountRules,
  externalAccountShape,
  listedExternalAccountShape,
} from './external-accounts.js';
import { toHolderChange } from './holder-change.js';
import { legalEntityShape } from './legal-entities.js';

/** Account holders, in version 2. */
export const accountHolders = {
  createAccountHolder: async ({ body, raw }, { caller, write }) => {
    const holder = await write(async (unit) => {
      const outcome = requestedOutcome(raw);
      const command = { ...toCommand(body), division: caller.division.code, outcome };
      return afterChange(unit, await createHolder(unit, command));
    });
    return { status: 200, body: shapeOf(holder, partsAfterChange) };
  },

  getAccountHolder: async ({ path, query }, { read }) => {
    const parts = parseFragments(query._fragments);
    const holder = await read((unit) =>
      getHolder(unit, path.accountHolderCode, partsToLoad(parts)),
    );
    return { status: 200, body: shapeOf(holder, parts) };
  },

  listAccountHolders: async ({ query }, { read }) => {
    const ascending = query._sort === 'asc';
    const page = { number: query._pageNumber, size: query._pageSize, ascending };
    const parts = parseFragments(query._fragments);
    const found = await read((unit) => listHolders(unit, page, partsToLoad(parts)));
    return { status: 200, body: buildEnvelope(page, found, (one) => shapeOf(one, parts)) };
  },

  updateAccountHolder: async ({ path, body, raw }, { write }) => {
    const code = path.accountHolderCode;
    const holder = await write(async (unit) => {
      const change = await toHolderChange(unit, code, body);
      await updateHolder(unit, code, { ...change, ready: true, outcome: requestedOutcome(raw) });
      return afterChange(unit, code);
    });
    return { status: 200, body: shapeOf(holder, partsAfterChange) };
  },
} satisfies Partial<V2Handlers<Session>>;

/** In version 2, the KYC check begins automatically (D32). */
function toCommand(body: v2.AccountHolderCreate): Omit<HolderToCreate, 'division' | 'outcome'> {
  const { extRef = null, displayName, description = null, legalEntity } = body;
  return {
    extRef,
    displayName,
    description,
    accounts: [],
    legalEntity: legalEntity && toLegalEntityChange(legalEntity, legalEntity.legalForm, v2Fields),
    externalAccounts: (body.externalAccounts ?? []).map((account, index) =>
      toExternalAccountChange(account, `externalAccounts[${index}]`),
    ),
    externalAccountRules,
    salesProfile: body.salesProfile,
    ready: true,
  };
}

function afterChange(unit: WriteUnit, code: string): Promise<Holder> {
  return getHolder(unit, code, partsToLoad(partsAfterChange));
}

function shapeOf(holder: Holder, parts: ResponseParts): v2.AccountHolder {
  const { row, accounts, legalEntity, externalAccounts } = holder;
  const bankShape = parts.kycStatus ? externalAccountShape : listedExternalAccountShape;
  const profile = salesProfileShape(holder);
  return {
    code: row.code,
    displayName: row.display_name,
    ...omitNullish({ extRef: row.ext_ref, description: row.description }),
    status: { code: row.status, reason: reasonOf(row) },
    tier: row.tier,
    createdAt: formatMoment(row.created_at),
    ...(parts.legalEntity &&
      legalEntity && { legalEntity: legalEntityShape(holder, legalEntity, parts) }),
    ...(parts.accounts && { accounts: accounts.map(accountShape) }),
    ...(parts.externalAccounts && { externalAccounts: externalAccounts.map(bankShape) }),
    ...(parts.salesProfile && Object.keys(profile).length > 0 && { salesProfile: profile }),
  };
}

function salesProfileShape({ row }: Holder): v2.SalesProfile {
  return omitNullish({
    expectedMonthlyVolume: row.expected_monthly_volume,
    expectedAverageTransactionSize: row.expected_average_transaction_size,
  });
}

function accountShape({ row, balances }: HolderAccount): v2.HolderAccount {
  return {
    code: row.code,
    extRef: row.ext_ref,
    accountType: 'DEFAULT',
    displayName: row.display_name,
    balances: balances.map(({ currency, confirmed, pending, payout }) => {
      return { currency, confirmed, pending, payout };
    }),
  };
}
