import type { OperationId } from '@seller-funds/contract';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { Operation } from '../document/api.js';
import { elements, isObject, member, text, type JsonObject } from '../json.js';
import type { Profile, ProfileTools, Source } from './profile.js';
import { prepareRefundSplit } from './refunds.js';
import { preparePaymentSplit } from './splits.js';
import { sellerFundsStorage } from './storage.js';
import { freshReferences } from './references.js';

/**
 * The rules of the Seller Funds API that schemas cannot express: sums, unique references, existing codes,
 * account numbers with check digits, dates in the future.
 */
export const sellerFundsProfile: Profile = {
  source,
  prepare,
  adds: ({ id }) => additions.get(id),
  jsonClaims: ['CORE-GEN-009'],
  codeClaims: ['CORE-GEN-014'],
  largestBody: { bytes: limits.requestBytes, status: 400, claims: ['D19', 'D146'] },
  // Version 1 does not show the number of its first page (D20).
  isFirstPageOpen: ({ version }) => version === 'v1',
  defaultSizeDecisions,
  statusDecisions,
  storage: sellerFundsStorage,
  errorRules: {
    claims: ['CORE-ERR-023', 'CORE-ERR-024', 'CORE-ERR-028'],
    decision: 'D16',
    errorsFor,
    statusCodes: new Map<number, ErrorCode>([
      [401, '401.100.001'],
      [403, '403.100.001'],
      [404, '404.900.001'],
    ]),
    codeDecisions: ['D14', 'D15'],
    messages: {
      message: ['CORE-ERR-020'],
      template: ['CORE-ERR-021', 'CORE-ERR-022'],
      detail: ['CORE-ERR-026', 'CORE-ERR-027'],
      field: ['CORE-ERR-024'],
    },
    readDetails: (body) =>
      elements(member(body, 'details')).map((detail) => ({
        field: member(detail, 'field'),
        code: member(detail, 'code'),
        attemptedValue: member(detail, 'attemptedValue'),
        whole: detail,
      })),
    secrets: new Set(['data', 'socialSecurityNumber', 'accountNumber', 'routingNumber']),
  },
  isFixed,
};

/** The error code of each keyword of schemas, and of keywords at certain members (D15). */
const keywordCodes: Readonly<Record<string, ErrorCode>> = {
  type: '400.900.001',
  anyOf: '422.900.001',
  oneOf: '422.900.001',
  required: '422.900.002',
  minLength: '422.900.003',
  maxLength: '422.900.003',
  minimum: '422.900.003',
  maximum: '422.900.003',
  minItems: '422.900.003',
  maxItems: '422.900.003',
  format: '422.900.004',
  pattern: '422.900.004',
  contentEncoding: '422.900.004',
  enum: '422.900.005',
  const: '422.900.005',
  // Without its items, a partial refund is neither partial nor full (D161).
  'items:required': '422.310.006',
  'frequency:pattern': '422.340.001',
};

function errorsFor(keyword: string, name: string): string[] {
  // D24: a time in a filter that cannot be read.
  if (keyword === 'pattern' && /^_?(?:from|to)/.test(name)) return ['400.900.001'];
  return [keyword, `${name}:${keyword}`].flatMap((each) => keywordCodes[each] ?? []);
}

/** Only two operations have a stated default page size. */
function defaultSizeDecisions({ id }: Operation): string[] | undefined {
  const isStated = ['v2.listPayoutSettlements', 'v2.listReports'].includes(id);
  return isStated ? undefined : ['D20', 'D22'];
}

/** The reference lists the status codes; decisions assign them to operations. */
function statusDecisions(status: number): string[] | undefined {
  if (status > 200 && status < 300) return ['D6'];
  return [400, 402, 404, 409, 422].includes(status) ? ['D14', 'D229'] : undefined;
}

/** The operations that add elements to lists with another path. */
const additions: ReadonlyMap<string, OperationId> = new Map([
  ['v2.listTransactions', 'v2.createPaymentSplit'],
  ['v2.listPayoutOverview', 'v2.createPayoutRequest'],
]);

/** A payout must not be due in the past. */
const balanceAt = '2026-01-31T23:59:59+02:00';
const processAt = '2036-04-03T10:00:00+02:00';

/** Members that keep their example values, because the API refuses most other values that the schema allows. */
export const fixedMembers: ReadonlySet<string> = new Set([
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
  'extProcessedAt',
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
  'legalForm',
  'accountType',
  'accountCode',
  'externalAccountCode',
  'fromAccountCode',
  'toAccountCode',
]);

/** Amounts of trees add up and balances are limited: `scenario/amounts/…` has their boundary values. */
const amounts = new Set(['amount', 'totalAmount']);
/** Splits accept unknown accounts. */
const free = new Set(['accountCode']);

function isFixed({ id }: Operation, name: string): boolean {
  if (free.has(name) && /(?:Payment|Refund)Split$/.test(id)) return false;
  if (amounts.has(name) && /(?:Split|BalanceTransfer)$/.test(id)) return true;
  if (id === 'v2.updateWebhookConfiguration' && name === 'type') return true;
  // Entries of an update are merged into stored ones, which determine what is required.
  const isMerged =
    id.endsWith('.updateAccountHolder') && /^(?:externalAccounts|legalEntity)$/.test(name);
  return isMerged || fixedMembers.has(name) || (name === 'code' && id.includes('.update'));
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

/** The example of account holder that an operation, or one of its examples, requires. */
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
  if (id.endsWith('.createPaymentSplit')) return preparePaymentSplit(body, tools);
  if (id.endsWith('.createRefundSplit')) return prepareRefundSplit(operation, body, tools);
  if (id.endsWith('.createPayoutRequest')) return payout(body, tools);
  if (id === 'v2.createBalanceTransfer') return transfer(body, tools);
  if (id === 'v2.createReport' && 'account' in body) {
    return { ...body, account: await tools.value(holder('individual', '/code')) };
  }
  if (id.endsWith('Document')) return onePeriod(freshReferences(body, tools));
  return withStoredAccount(id, freshReferences(body, tools), tools);
}

/** A payout that is due in the future: an immediate one may end before the next request. */
async function payout(body: JsonObject, tools: ProfileTools): Promise<unknown> {
  const code = await tools.value(holder('individual', '/accounts/0/code'));
  const accountHolderCode = await tools.value(holder('individual', '/code'));
  return {
    ...body,
    accountCode: code,
    ...('externalAccountCode' in body
      ? { externalAccountCode: (await tools.externalAccount(String(accountHolderCode))).code }
      : {}),
    ...('useBalanceAt' in body ? { useBalanceAt: balanceAt } : {}),
    processAt,
  };
}

/** A transfer between two accounts. The first is funded by a settled payment. */
async function transfer(body: JsonObject, tools: ProfileTools): Promise<unknown> {
  const from = await tools.value(holder('individual', '/accounts/0/code'));
  const to = await tools.value(holder('nameOnly', '/accounts/0/code'));
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

/** A bank account without a currency changes a stored one: the first gets its reference, others are removed. */
async function withStoredAccount(
  id: string,
  body: JsonObject,
  tools: ProfileTools,
): Promise<JsonObject> {
  const accounts = elements(body['externalAccounts']);
  const [changed, ...others] = accounts.filter((each) => member(each, 'currency') === undefined);
  if (!id.endsWith('.updateAccountHolder') || !isObject(changed)) return body;
  const holderCode = String(await tools.value(holder('individual', '/code')));
  const { extRef } = await tools.externalAccount(holderCode);
  const known = accounts
    .filter((each) => !others.includes(each))
    .map((each) => (each === changed ? { ...changed, extRef } : each));
  return { ...body, externalAccounts: known };
}

/** `expireAt` and `expiresAt` are two names of the same date. */
function onePeriod(body: unknown): unknown {
  if (!isObject(body) || !('expireAt' in body) || !('expiresAt' in body)) return body;
  return { ...body, expiresAt: body['expireAt'] };
}

function holder(example: string, pointer: string): Source {
  return { operationId: 'v1.createAccountHolder', example, pointer };
}
