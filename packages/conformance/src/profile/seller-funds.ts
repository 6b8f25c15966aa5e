import type { Operation } from '../document/api.js';
import { elements, isObject, member, text, type JsonObject } from '../json.js';
import type { Profile, ProfileTools, Source } from './profile.js';
import { refundable } from './refunds.js';
import { balanced, huge, newSeller } from './splits.js';
import { freshReferences } from './references.js';

/**
 * The rules of the Seller Funds API that its schemas cannot say: sums, references that are unique,
 * codes that exist, account numbers with check digits, moments to come.
 */
export const sellerFundsProfile: Profile = {
  source,
  prepare,
  adds: ({ id }) => additions.get(id),
  jsonClaims: ['CORE-GEN-009'],
  largestBody: { bytes: 16 * 1024 * 1024, claims: ['D19', 'D146'] },
  isSteady,
};

/** Every split is a transaction, and every payout is in the overview. */
const additions = new Map([
  ['v2.listTransactions', 'v2.createPaymentSplit'],
  ['v2.listPayoutOverview', 'v2.createPayoutRequest'],
]);

/** Moments in the future: a payout may not be due in the past. */
const balanceAt = '2026-01-31T23:59:59+02:00';
const processAt = '2036-04-03T10:00:00+02:00';

/** Members whose made-up values the API refuses for what they mean, not for their form. */
const steady = new Set([
  'country',
  'nationality',
  'issuerCountry',
  'currency',
  'sourceCurrency',
  'targetCurrency',
  'accountNumber',
  'routingNumber',
  'frequency',
  'redirectUrl',
  'url',
  'processAt',
  'useBalanceAt',
  'issuedAt',
  'expireAt',
  'expiresAt',
  'from',
  'to',
  '_from',
  '_to',
  'fromDate',
  'toDate',
  'direction',
  'account',
  'report',
  'legalForm',
  'accountType',
  'accountCode',
  'externalAccountCode',
  'fromAccountCode',
  'toAccountCode',
]);

/** On splits an unknown account is no fault: any text may be sent. */
const free = new Set(['accountCode']);

function isSteady({ id }: Operation, name: string): boolean {
  if (free.has(name) && /(?:Payment|Refund)Split$/.test(id)) return false;
  if (id === 'v2.updateWebhookConfiguration' && name === 'type') return true;
  // Entries of an update are merged into what is stored, which decides what they need.
  const isMerged =
    id.endsWith('.updateAccountHolder') && /^(?:externalAccounts|legalEntity)$/.test(name);
  return isMerged || steady.has(name) || (name === 'code' && id.includes('.update'));
}

function source(
  { id, path, version }: Operation,
  parameter: string,
  example: string | undefined,
): Source | undefined {
  if (path.includes('/fund/balance/') || path.includes('/payout-configuration/accounts/')) {
    return {
      operationId: 'v1.createAccountHolder',
      example: 'nameOnly',
      pointer: '/accounts/0/code',
    };
  }
  const isHolder = path.includes(`/accountholders/{${parameter}}`);
  if (!isHolder) return undefined;
  return {
    operationId: `${version}.createAccountHolder`,
    example: holderFor(id, path, example),
    pointer: '/code',
  };
}

/** Which kind of holder an operation, or an example of it, is about. */
function holderFor(id: string, path: string, example: string | undefined): string {
  if (path.includes('/ubos') || path.includes('/organization/')) return 'organization';
  if (path.includes('/individual/')) return 'individual';
  if (id.includes('updateAccountHolder') && example === 'organization') return 'organization';
  return id.includes('updateAccountHolder') && example === 'bankStatement'
    ? 'individual'
    : 'nameOnly';
}

async function prepare(operation: Operation, body: unknown, tools: ProfileTools): Promise<unknown> {
  if (!isObject(body)) return body;
  const { id } = operation;
  if (id.endsWith('.createPaymentSplit')) return balanced(operation, body, tools);
  if (id.endsWith('.createRefundSplit')) return refundable(operation, body, tools);
  if (id.endsWith('.createPayoutRequest')) return payout(body, tools);
  if (id === 'v2.createBalanceTransfer') return transfer(body, tools);
  if (id === 'v2.createReport' && 'account' in body) {
    return { ...body, account: await tools.value(holder('individual', '/code')) };
  }
  if (id.endsWith('Document')) return onePeriod(freshReferences(body, tools));
  return freshReferences(await withKnownCodes(id, body, tools), tools);
}

/**
 * A payout of an account that exists, due later: one that is due at once may have ended before the
 * next request. What is due at once is the matter of `scenario/payouts/immediate`.
 */
async function payout(body: JsonObject, tools: ProfileTools): Promise<unknown> {
  const code = await tools.value(holder('individual', '/accounts/0/code'));
  const accountHolderCode = await tools.value(holder('individual', '/code'));
  return {
    ...body,
    accountCode: code,
    ...('externalAccountCode' in body
      ? { externalAccountCode: await tools.externalAccount(String(accountHolderCode)) }
      : {}),
    ...('useBalanceAt' in body ? { useBalanceAt: balanceAt } : {}),
    processAt,
  };
}

/** A transfer between two accounts, of which the first got the money by a settled payment. */
async function transfer(body: JsonObject, tools: ProfileTools): Promise<unknown> {
  const isHuge = Number(body['amount']) >= huge;
  const account = async (example: string): Promise<unknown> =>
    isHuge
      ? (await newSeller(tools)).accountCode
      : tools.value(holder(example, '/accounts/0/code'));
  const [from, to] = [await account('individual'), await account('nameOnly')];
  const key = text(body['idempotencyKey']);
  const amount = body['amount'];
  const extRef = tools.unique();
  await tools.create('v2.createPaymentSplit', {
    extRef,
    totalAmount: amount,
    currency: text(body['currency']) ?? 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: extRef,
    items: [
      { type: 'ITEM', label: 'PRODUCT_ITEM', extRef: `${extRef}:1`, amount, accountCode: from },
    ],
  });
  await tools.settle([extRef]);
  return {
    ...body,
    fromAccountCode: from,
    toAccountCode: to,
    ...(key === undefined ? {} : { idempotencyKey: tools.uuid() }),
  };
}

/** A code inside the body of an update names an entry that exists, or the entry goes without. */
async function withKnownCodes(
  id: string,
  body: JsonObject,
  tools: ProfileTools,
): Promise<JsonObject> {
  if (!/update(?:AccountHolder|BeneficialOwner)$/.test(id)) return body;
  const owners = elements(member(body['legalEntity'], 'ultimateBeneficialOwners'));
  const version = id.slice(0, 2);
  const organization: Source = {
    operationId: `${version}.createAccountHolder`,
    example: 'organization',
    pointer: '/legalEntity/ultimateBeneficialOwners/0/code',
  };
  const owner = owners.some((each) => member(each, 'code') !== undefined)
    ? await tools.value(organization)
    : undefined;
  const banks = elements(body['externalAccounts']);
  const bank = banks.some((each) => member(each, 'code') !== undefined)
    ? await tools.externalAccount(String(await tools.value(holder('individual', '/code'))))
    : undefined;
  const known = new Map<string, unknown>([
    ['ultimateBeneficialOwners', owner],
    ['externalAccounts', bank],
  ]);
  const walk = (value: unknown, list: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, list));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (key !== 'code') return [[key, walk(inner, key)]];
      const code = known.get(list);
      // One entry has it; a second one with the same code would be the same entry.
      known.delete(list);
      return code === undefined ? [] : [[key, code]];
    });
    return Object.fromEntries(entries);
  };
  return walk(body, '') as JsonObject;
}

/** `expireAt` and `expiresAt` are the same day under two names. */
function onePeriod(body: unknown): unknown {
  if (!isObject(body) || !('expireAt' in body) || !('expiresAt' in body)) return body;
  return { ...body, expiresAt: body['expireAt'] };
}

function holder(example: string, pointer: string): Source {
  return { operationId: 'v1.createAccountHolder', example, pointer };
}
