import type { Listed } from '@seller-funds/contract';
import type { World } from '@seller-funds/contract/policies';
import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import { salesProfileFields } from '@seller-funds/contract/vocabulary/v2';
import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import type { ExternalAccountChange } from '../domain/sellers/external-accounts/external-account-change.js';
import { createHolder } from '../domain/sellers/holders/create-holder.js';
import { reasonOf } from '../domain/sellers/holders/holder-status.js';
import {
  getHolder,
  type Holder,
  type HolderAccount,
  listHolders,
  processedAmount,
} from '../domain/sellers/holders/holder.js';
import { type HolderChange, updateHolder } from '../domain/sellers/holders/update-holder.js';
import { formatMomentAs } from '../kernel/moment.js';
import { pick, pickFields } from '../kernel/fields.js';
import type { Session } from '../session.js';
import type { WriteUnit } from '../unit/unit.js';
import {
  bankToV1,
  bankToV2,
  bankFromV1,
  bankFromV2,
  listedBankToV1,
  listedBankToV2,
} from './external-accounts.js';
import { lists, reads, writes } from './handlers.js';
import { requestedOutcome } from './kyc-outcome.js';
import { v1Rules, v2Rules } from './legal-entities/rules.js';
import { entityToV1, entityToV2 } from './legal-entities/shapes.js';
import { legalEntityUpdate } from './legal-entities/update.js';
import { parseFragments, partsAfterChange, type ResponseParts } from './response-parts.js';
import { virtualAccountShape } from './virtual-accounts.js';

export const v1Handlers = {
  createAccountHolder: writes(
    async (unit, { body, query, raw }, { caller }) =>
      afterChange(
        unit,
        await createHolder(unit, {
          columns: {
            ...pick(body, ['extRef', 'displayName', 'description']),
            division: caller.division.code,
          },
          accounts: body.accounts,
          legalEntity: body.legalEntity,
          externalAccounts: [],
          rules: v1Rules,
          ready: query.readyForKyc,
          outcome: requestedOutcome(raw),
        }),
      ),
    (holder, _request, { world }) => toV1(holder, partsAfterChange, world),
  ),
  getAccountHolder: reads(
    (unit, { path, query }) => getHolder(unit, path.code, parseFragments(query._fragments)),
    (holder, { query }, { world }) => toV1(holder, parseFragments(query._fragments), world),
  ),
  listAccountHolders: lists(
    (unit, page, { query }) => listHolders(unit, page, parseFragments(query._fragments)),
    (holder, { query }, { world }) => toV1(holder, parseFragments(query._fragments), world),
  ),
  updateAccountHolder: writes(
    async (unit, { path, query, body, raw }) => {
      await updateHolder(unit, path.code, {
        columns: {},
        ...legalEntityUpdate(body, v1Rules),
        externalAccounts: bankChanges(bankFromV1, body.externalAccounts),
        ready: query.readyForKyc,
        outcome: requestedOutcome(raw),
      });
      return afterChange(unit, path.code);
    },
    (holder, _request, { world }) => toV1(holder, partsAfterChange, world),
  ),
} satisfies Partial<V1Handlers<Session>>;

/** Account holders, in version 2, where the KYC check begins automatically (D32). */
export const v2Handlers = {
  createAccountHolder: writes(
    async (unit, { body, raw }, { caller }) =>
      afterChange(
        unit,
        await createHolder(unit, {
          columns: { ...toColumns(body), division: caller.division.code },
          accounts: [],
          legalEntity: body.legalEntity,
          externalAccounts: bankChanges(bankFromV2, body.externalAccounts),
          rules: v2Rules,
          ready: true,
          outcome: requestedOutcome(raw),
        }),
      ),
    (holder, _request, { world }) => toV2(holder, partsAfterChange, world),
  ),
  getAccountHolder: reads(
    (unit, { path, query }) =>
      getHolder(unit, path.accountHolderCode, parseFragments(query._fragments)),
    (holder, { query }, { world }) => toV2(holder, parseFragments(query._fragments), world),
  ),
  listAccountHolders: lists(
    (unit, page, { query }) => listHolders(unit, page, parseFragments(query._fragments)),
    (holder, { query }, { world }) => toV2(holder, parseFragments(query._fragments), world),
  ),
  updateAccountHolder: writes(
    async (unit, { path, body, raw }) => {
      const code = path.accountHolderCode;
      const change = toHolderChange(body);
      await updateHolder(unit, code, { ...change, ready: true, outcome: requestedOutcome(raw) });
      return afterChange(unit, code);
    },
    (holder, _request, { world }) => toV2(holder, partsAfterChange, world),
  ),
} satisfies Partial<V2Handlers<Session>>;

/** The body of an update. Onboarding forms send it without the display name. */
export type HolderUpdateBody = {
  readonly [K in keyof v2.AccountHolderUpdate]?: Listed<v2.AccountHolderUpdate[K]> | undefined;
};

/** Converts the body of an update, in version 2, to a change of the holder. */
export function toHolderChange(body: HolderUpdateBody): Omit<HolderChange, 'ready' | 'outcome'> {
  return {
    columns: toColumns(body),
    ...legalEntityUpdate(body, v2Rules),
    externalAccounts: bankChanges(bankFromV2, body.externalAccounts),
  };
}

function toColumns<Body extends HolderUpdateBody>(body: Body) {
  return {
    ...pick(body, ['extRef', 'displayName', 'description']),
    ...pick(body.salesProfile ?? {}, salesProfileFields),
  };
}

function bankChanges<Body>(
  toChange: (account: Body, at: string) => ExternalAccountChange,
  accounts: readonly Body[] = [],
): ExternalAccountChange[] {
  return accounts.map((account, index) => toChange(account, `externalAccounts[${index}]`));
}

function afterChange(unit: WriteUnit, code: string): Promise<Holder> {
  return getHolder(unit, code, partsAfterChange);
}

function toV1(holder: Holder, parts: ResponseParts, world: World): v1.AccountHolder {
  const { row, currency, accounts, legalEntity, externalAccounts } = holder;
  const amount = processedAmount(holder);
  const bankShape = parts.kycStatus ? bankToV1 : listedBankToV1;
  return {
    ...commonShape(holder),
    status: {
      ...statusShape(row, world),
      ...((amount > 0 || world.processedNothing === 'zero') && {
        processedAmount: { amount, currency },
      }),
    },
    ...(parts.legalEntity &&
      legalEntity && { legalEntity: entityToV1(holder, legalEntity, parts) }),
    ...(parts.accounts && { accounts: accounts.map((each) => virtualAccountShape(each.row)) }),
    ...(parts.externalAccounts && {
      // The file of a statement is returned only by the external account itself (D124).
      externalAccounts: externalAccounts.map((each) => bankShape({ ...each, statement: null })),
    }),
  };
}

function toV2(holder: Holder, parts: ResponseParts, world: World): v2.AccountHolder {
  const { row, accounts, legalEntity, externalAccounts } = holder;
  const profile = pickFields(row, salesProfileFields);
  return {
    ...commonShape(holder),
    status: statusShape(row, world),
    ...(world.holderTier === 'shown' && { tier: row.tier }),
    createdAt: formatMomentAs(world.holderCreation, row.createdAt),
    ...(parts.legalEntity &&
      legalEntity && { legalEntity: entityToV2(holder, legalEntity, parts) }),
    ...(parts.accounts && { accounts: accounts.map(accountToV2) }),
    ...(parts.externalAccounts && {
      externalAccounts: externalAccounts.map(parts.kycStatus ? bankToV2 : listedBankToV2),
    }),
    ...(parts.salesProfile && Object.keys(profile).length > 0 && { salesProfile: profile }),
  };
}

function statusShape(row: Holder['row'], { statusReason }: World) {
  return { code: row.status, ...(statusReason === 'shown' && { reason: reasonOf(row) }) };
}

function commonShape({ row }: Holder) {
  return pickFields(row, ['code', 'displayName', 'extRef', 'description']);
}

function accountToV2({ row, balances }: HolderAccount): v2.HolderAccount {
  return {
    ...virtualAccountShape(row),
    balances: balances.map(({ currency, confirmed, pending, payout }) => {
      return { currency, confirmed, pending, payout };
    }),
  };
}
