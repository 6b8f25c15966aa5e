import type * as v2 from '@seller-funds/contract/v2';
import type { V2Handlers } from '@seller-funds/server';
import {
  createExternalAccount,
  type ExternalAccountRequest,
  updateExternalAccount,
} from '../domain/sellers/external-accounts/change-external-account.js';
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
import { formatFindings } from '../domain/sellers/kyc/finding.js';
import { shortStatus } from '../domain/sellers/kyc/short-status.js';
import type { Session } from '../session.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { buildEnvelope } from '../kernel/page.js';
import { requestedOutcome } from '../projection/kyc-outcome.js';

/** The rules of version 2 for external accounts (D28, D165). */
export const externalAccountRules: ExternalAccountRules = {
  requiresName: true,
  uniqueName: false,
};

/** External accounts, in version 2. */
export const externalAccounts = {
  createExternalAccount: async ({ path, body, raw }, { write }) => {
    const change = toExternalAccountChange(body, '');
    const account = await write((unit) =>
      createExternalAccount(unit, path.accountHolderCode, change, requestOf(raw)),
    );
    return { status: 200, body: externalAccountShape(account) };
  },

  getExternalAccount: async ({ path, query }, { read }) => {
    const { accountHolderCode, externalAccountCode } = path;
    const files = query._fragments?.includes('docfiles') ?? false;
    const account = await read((unit) =>
      getExternalAccount(unit, accountHolderCode, externalAccountCode, { files }),
    );
    return { status: 200, body: externalAccountShape(account) };
  },

  listExternalAccounts: async ({ path, query }, { read }) => {
    const ascending = query._sort === 'asc';
    const page = { number: query._pageNumber, size: query._pageSize, ascending };
    const fragments = query._fragments ?? [];
    const files = fragments.includes('docfiles');
    const found = await read(async (unit) => {
      await findHolder(unit, path.accountHolderCode);
      return listExternalAccounts(unit, path.accountHolderCode, page, { files });
    });
    const full = fragments.includes('kycstatus');
    const shape = full ? externalAccountShape : listedExternalAccountShape;
    return {
      status: 200,
      body: buildEnvelope<ExternalAccount, v2.ExternalAccount>(page, found, shape),
    };
  },

  selectExternalAccount: async ({ path }, { write }) => {
    const { accountHolderCode, externalAccountCode } = path;
    const account = await write((unit) =>
      selectExternalAccount(unit, accountHolderCode, externalAccountCode),
    );
    return { status: 200, body: externalAccountShape(account) };
  },

  updateExternalAccount: async ({ path, body, raw }, { write }) => {
    const { accountHolderCode, externalAccountCode: code } = path;
    const change = toExternalAccountChange(body, '');
    const account = await write((unit) =>
      updateExternalAccount(unit, { holder: accountHolderCode, code }, change, requestOf(raw)),
    );
    return { status: 200, body: externalAccountShape(account) };
  },
} satisfies Partial<V2Handlers<Session>>;

/** @throws {ServiceError} 422 if the requested KYC outcome is unknown */
function requestOf(raw: Request): ExternalAccountRequest {
  return { rules: externalAccountRules, outcome: requestedOutcome(raw) };
}

/** Converts an external account of a request to a change of the domain. */
export function toExternalAccountChange(
  body: v2.ExternalAccountChange,
  at: string,
): ExternalAccountChange {
  const { extRef, displayName, description, accountType, accountNumber } = body;
  const { paymentMethod, apmData, currency, statement } = body;
  return {
    at,
    extRef,
    displayName,
    description,
    accountType,
    accountNumber,
    paymentMethod,
    routingNumber: apmData?.routingNumber,
    currency,
    acceptOtherCurrencies: body.acceptOtherCurrencies,
    allowedOtherCurrencies: body.allowedOtherCurrencyCodes,
    statement: statement && { data: statement.data, issuedAt: statement.issuedAt ?? null },
  };
}

/** An external account with its KYC status. */
export function externalAccountShape(account: ExternalAccount): v2.ExternalAccount {
  const { check } = account;
  return {
    ...listedExternalAccountShape(account),
    kycStatus: shortStatus(check),
    ...omitNullish({ kycMessage: formatFindings(check.findings) }),
  };
}

/** An external account without its KYC status, the default in lists. */
export function listedExternalAccountShape({
  row,
  statement,
}: ExternalAccount): v2.ExternalAccount {
  const { routing_number: routingNumber, payment_method: method } = row;
  return {
    code: row.code,
    ...omitNullish({
      extRef: row.ext_ref,
      displayName: row.display_name,
      description: row.description,
      accountNumber: row.account_number,
    }),
    accountType: row.account_type,
    ...omitNullish({ paymentMethod: method }),
    ...(routingNumber !== null && { apmData: { routingNumber } }),
    currency: row.currency,
    acceptOtherCurrencies: row.accept_other_currencies === 1,
    allowedOtherCurrencyCodes: JSON.parse(row.allowed_other_currencies) as string[],
    ...(row.has_statement === 1 && {
      statement: { data: statement, ...omitNullish({ issuedAt: row.statement_issued_at }) },
    }),
    selected: row.selected === 1,
  };
}
