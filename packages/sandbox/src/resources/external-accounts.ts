import type { Listed } from '@seller-funds/contract';
import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import { changeExternalAccount } from '../domain/sellers/external-accounts/change-external-account.js';
import type { ExternalAccountChange } from '../domain/sellers/external-accounts/external-account-change.js';
import {
  type ExternalAccount,
  getExternalAccount,
  listExternalAccounts,
} from '../domain/sellers/external-accounts/load-external-accounts.js';
import { selectExternalAccount } from '../domain/sellers/external-accounts/select-external-account.js';
import { findHolder } from '../domain/sellers/holders/find-holder.js';
import { omitNullish, pick, pickFields } from '../kernel/fields.js';
import type { Session } from '../session.js';
import { lists, reads, writes } from './handlers.js';
import { requestedOutcome } from './kyc-outcome.js';
import { v1Rules, v2Rules } from './legal-entities/rules.js';
import { kycToV1, kycToV2 } from './kyc-status.js';

export const v1Handlers = {
  createExternalAccount: writes((unit, { path, body, raw }) => {
    const how = { rules: v1Rules, outcome: requestedOutcome(raw) };
    const { accountHolderCode: holder } = path;
    return changeExternalAccount(unit, holder, undefined, bankFromV1(body, ''), how);
  }, bankToV1),
  getExternalAccount: reads((unit, { path }) => {
    const { accountHolderCode: holder, externalAccountCode: code } = path;
    return getExternalAccount(unit, holder, code, { files: true });
  }, bankToV1),
  listExternalAccounts: lists(async (unit, page, { path }) => {
    await findHolder(unit, path.accountHolderCode);
    return listExternalAccounts(unit, path.accountHolderCode, page, { files: false });
  }, listedBankToV1),
} satisfies Partial<V1Handlers<Session>>;

export const v2Handlers = {
  createExternalAccount: writes((unit, { path, body, raw }) => {
    const how = { rules: v2Rules, outcome: requestedOutcome(raw) };
    const { accountHolderCode: holder } = path;
    return changeExternalAccount(unit, holder, undefined, bankFromV2(body, ''), how);
  }, bankToV2),
  getExternalAccount: reads((unit, { path, query }) => {
    const { accountHolderCode: holder, externalAccountCode: code } = path;
    const files = query._fragments?.includes('docfiles') ?? false;
    return getExternalAccount(unit, holder, code, { files });
  }, bankToV2),
  listExternalAccounts: lists(
    async (unit, page, { path, query }) => {
      await findHolder(unit, path.accountHolderCode);
      const files = query._fragments?.includes('docfiles') ?? false;
      return listExternalAccounts(unit, path.accountHolderCode, page, { files });
    },
    (account, { query }) =>
      query._fragments?.includes('kycstatus') ? bankToV2(account) : listedBankToV2(account),
  ),
  selectExternalAccount: writes(
    (unit, { path }) =>
      selectExternalAccount(unit, path.accountHolderCode, path.externalAccountCode),
    bankToV2,
  ),
  updateExternalAccount: writes((unit, { path, body, raw }) => {
    const { accountHolderCode: holder, externalAccountCode: code } = path;
    const how = { rules: v2Rules, outcome: requestedOutcome(raw) };
    return changeExternalAccount(unit, holder, code, bankFromV2(body, ''), how);
  }, bankToV2),
} satisfies Partial<V2Handlers<Session>>;

export function bankFromV1(
  body: v1.ExternalAccountCreate | v1.ExternalAccountUpdate,
  at: string,
): ExternalAccountChange {
  return { at, columns: pick(body, bankColumns), statement: statementOf(body) };
}

/** What version 2 sends of an external account, in any of its requests. */
type V2Bank = Listed<v2.ExternalAccountChange & Pick<v2.ExternalAccountEntryUpdate, 'accountType'>>;

export function bankFromV2(body: V2Bank, at: string): ExternalAccountChange {
  const { acceptOtherCurrencies: accepts, allowedOtherCurrencyCodes: allowed } = body;
  return {
    at,
    columns: {
      ...pick(body, [...bankColumns, 'paymentMethod']),
      routingNumber: body.apmData?.routingNumber,
      acceptOtherCurrencies: accepts === undefined ? undefined : Number(accepts),
      allowedOtherCurrencyCodes: allowed && JSON.stringify(allowed),
    },
    statement: statementOf(body),
  };
}

/** The columns that are fields of the requests and responses of both versions. */
const bankColumns = [
  'accountType',
  'accountNumber',
  'currency',
  'extRef',
  'displayName',
  'description',
] as const;

function statementOf({ statement }: Pick<V2Bank, 'statement'>): ExternalAccountChange['statement'] {
  return statement && { data: statement.data, issuedAt: statement.issuedAt ?? null };
}

export function bankToV1(account: ExternalAccount): v1.ExternalAccountWithKycStatus {
  return { ...listedBankToV1(account), kycStatus: kycToV1(account.check) };
}

export function bankToV2(account: ExternalAccount): v2.ExternalAccount {
  return { ...listedBankToV2(account), ...kycToV2(account.check) };
}

/** An external account without its KYC status, the default in lists of version 2. */
export function listedBankToV2(account: ExternalAccount): v2.ExternalAccount {
  const { row } = account;
  const { routingNumber } = row;
  return {
    ...listedBankToV1(account),
    ...pickFields(row, ['paymentMethod']),
    ...(routingNumber !== null && { apmData: { routingNumber } }),
    acceptOtherCurrencies: row.acceptOtherCurrencies === 1,
    allowedOtherCurrencyCodes: JSON.parse(row.allowedOtherCurrencyCodes) as string[],
    selected: row.selected === 1,
  };
}

/** An external account without its KYC status, as in lists of version 1. */
export function listedBankToV1({ row, statement }: ExternalAccount) {
  return {
    ...pickFields(row, ['code', ...bankColumns]),
    ...(row.hasStatement === 1 && {
      statement: { data: statement, ...omitNullish({ issuedAt: row.statementIssuedAt }) },
    }),
  };
}
