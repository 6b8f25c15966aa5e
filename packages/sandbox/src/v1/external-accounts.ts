import type * as v1 from '@seller-funds/contract/v1';
import type { V1Handlers } from '@seller-funds/server';
import {
  createExternalAccount,
  type ExternalAccountRequest,
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
import { findHolder } from '../domain/sellers/holders/find-holder.js';
import type { Session } from '../session.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { buildEnvelope } from '../kernel/page.js';
import { requestedOutcome } from '../projection/kyc-outcome.js';
import { kycStatusShape } from './kyc-status.js';

/** The rules of version 1 for external accounts (D143). */
export const externalAccountRules: ExternalAccountRules = {
  requiresName: false,
  uniqueName: true,
};

/** External accounts, in version 1. */
export const externalAccounts = {
  createExternalAccount: async ({ path, body, raw }, { write }) => {
    const change = toExternalAccountChange(body, '');
    const account = await write((unit) =>
      createExternalAccount(unit, path.accountHolderCode, change, requestOf(raw)),
    );
    return { status: 200, body: externalAccountShape(account) };
  },

  getExternalAccount: async ({ path }, { read }) => {
    const { accountHolderCode, externalAccountCode } = path;
    const account = await read((unit) =>
      getExternalAccount(unit, accountHolderCode, externalAccountCode, { files: true }),
    );
    return { status: 200, body: externalAccountShape(account) };
  },

  listExternalAccounts: async ({ path, query }, { read }) => {
    const page = { number: query._pageNumber, size: query._pageSize, ascending: false };
    const found = await read(async (unit) => {
      await findHolder(unit, path.accountHolderCode);
      return listExternalAccounts(unit, path.accountHolderCode, page, { files: false });
    });
    return { status: 200, body: buildEnvelope(page, found, listedExternalAccountShape) };
  },
} satisfies Partial<V1Handlers<Session>>;

/** @throws {ServiceError} 422 if the requested KYC outcome is unknown */
function requestOf(raw: Request): ExternalAccountRequest {
  return { rules: externalAccountRules, outcome: requestedOutcome(raw) };
}

/** Converts an external account of a request to a change of the domain. */
export function toExternalAccountChange(
  body: v1.ExternalAccountCreate | v1.ExternalAccountUpdate,
  at: string,
): ExternalAccountChange {
  const { extRef, displayName, description, accountType, accountNumber, currency } = body;
  const { statement } = body;
  return {
    at,
    extRef,
    displayName,
    description,
    accountType,
    accountNumber,
    paymentMethod: undefined,
    routingNumber: undefined,
    currency,
    acceptOtherCurrencies: undefined,
    allowedOtherCurrencies: undefined,
    statement: statement && { data: statement.data, issuedAt: statement.issuedAt ?? null },
  };
}

/** An external account with its KYC status. */
export function externalAccountShape(account: ExternalAccount): v1.ExternalAccountWithKycStatus {
  return { ...listedExternalAccountShape(account), kycStatus: kycStatusShape(account.check) };
}

/** An external account without its KYC status, as in lists. */
export function listedExternalAccountShape({
  row,
  statement,
}: ExternalAccount): v1.ExternalAccount {
  return {
    code: row.code,
    accountType: row.account_type,
    currency: row.currency,
    ...omitNullish({
      accountNumber: row.account_number,
      extRef: row.ext_ref,
      displayName: row.display_name,
      description: row.description,
    }),
    ...(row.has_statement === 1 && {
      statement: { data: statement, ...omitNullish({ issuedAt: row.statement_issued_at }) },
    }),
  };
}
