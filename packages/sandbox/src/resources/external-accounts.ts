import type * as v1 from '@seller-funds/contract/v1';
import type * as v2 from '@seller-funds/contract/v2';
import type { V1Handlers, V2Handlers } from '@seller-funds/server';
import { changeExternalAccount } from '../domain/sellers/external-accounts/change-external-account.js';
import type {
  ExternalAccountChange,
  ExternalAccountRules,
} from '../domain/sellers/external-accounts/external-account-change.js';
import {
  type ExternalAccount,
  getExternalAccount,
  listExternalAccounts,
} from '../domain/sellers/external-accounts/load-external-accounts.js';
import { selectExternalAccount } from '../domain/sellers/external-accounts/select-external-account.js';
import { findHolder } from '../domain/sellers/holders/find-holder.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import type { Session } from '../session.js';
import { lists, reads, writes } from './handlers.js';
import { requestedOutcome } from './kyc-outcome.js';
import { kycToV1, kycToV2 } from './kyc-status.js';

/** The rules of version 1 for external accounts (D143). */
export const v1BankRules: ExternalAccountRules = { requiresName: false, uniqueName: true };

/** The rules of version 2 for external accounts (D28, D165). */
export const v2BankRules: ExternalAccountRules = { requiresName: true, uniqueName: false };

export const v1Handlers = {
  createExternalAccount: writes((unit, { path, body, raw }) => {
    const how = { rules: v1BankRules, outcome: requestedOutcome(raw) };
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
    const how = { rules: v2BankRules, outcome: requestedOutcome(raw) };
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
    const how = { rules: v2BankRules, outcome: requestedOutcome(raw) };
    return changeExternalAccount(unit, holder, code, bankFromV2(body, ''), how);
  }, bankToV2),
} satisfies Partial<V2Handlers<Session>>;

/** What version 2 sends of an external account, in any of its requests. */
type V2Bank = v2.ExternalAccountChange & Pick<v2.ExternalAccountEntryUpdate, 'accountType'>;

/** What version 1 sends of an external account, and version 2 too. */
export function bankFromV1(
  body: v1.ExternalAccountCreate | v1.ExternalAccountUpdate | V2Bank,
  at: string,
): ExternalAccountChange {
  const { description, currency, statement } = body;
  return {
    at,
    columns: {
      extRef: body.extRef,
      displayName: body.displayName,
      description,
      accountType: body.accountType,
      accountNumber: body.accountNumber,
      currency,
    },
    statement: statement && { data: statement.data, issuedAt: statement.issuedAt ?? null },
  };
}

export function bankFromV2(body: V2Bank, at: string): ExternalAccountChange {
  const { columns, ...change } = bankFromV1(body, at);
  const { acceptOtherCurrencies: accepts, allowedOtherCurrencyCodes: allowed } = body;
  return {
    ...change,
    columns: {
      ...columns,
      paymentMethod: body.paymentMethod,
      routingNumber: body.apmData?.routingNumber,
      acceptOtherCurrencies: accepts === undefined ? undefined : Number(accepts),
      allowedOtherCurrencies: allowed && JSON.stringify(allowed),
    },
  };
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
  const { routingNumber, paymentMethod } = row;
  return {
    ...listedBankToV1(account),
    ...omitNullish({ paymentMethod }),
    ...(routingNumber !== null && { apmData: { routingNumber } }),
    acceptOtherCurrencies: row.acceptOtherCurrencies === 1,
    allowedOtherCurrencyCodes: JSON.parse(row.allowedOtherCurrencies) as string[],
    selected: row.selected === 1,
  };
}

/** An external account without its KYC status, as in lists of version 1. */
export function listedBankToV1({ row, statement }: ExternalAccount) {
  return {
    code: row.code,
    accountType: row.accountType,
    currency: row.currency,
    ...omitNullish({
      accountNumber: row.accountNumber,
      extRef: row.extRef,
      displayName: row.displayName,
      description: row.description,
    }),
    ...(row.hasStatement === 1 && {
      statement: { data: statement, ...omitNullish({ issuedAt: row.statementIssuedAt }) },
    }),
  };
}
