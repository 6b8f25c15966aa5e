import { isObject, type Deviation } from '../deviation.js';
import {
  accepting,
  has,
  lacking,
  ofObjects,
  refusing,
  refusingObjects,
  refusingQuery,
  v1,
  v2,
} from './builders.js';

const splits = /\/fund\/split-/;
const holders = /\/accountholders/;
const refunds = /\/fund\/split-refunds$/;

/** Services that follow the lines of the reference to the letter where our sandbox chose otherwise. */
export const ofReference: readonly Deviation[] = [
  // Holders and their data
  refusingObjects('a date of birth is a date-time', 'EXT 33, 43', v2, (object) =>
    has(object, ['dateOfBirth'], /^[^T]*$/),
  ),
  refusingObjects('a date of birth is a calendar date', 'CORE 21, 64', v1, (object) =>
    has(object, ['dateOfBirth'], /T/),
  ),
  accepting('countries have any three characters', 'CORE 50, 68, 364', holders, (object) => {
    for (const name of ['country', 'nationality', 'issuerCountry'])
      if (has(object, [name], /^(?![A-Z]{3}$).{3}$/s)) object[name] = 'NLD';
  }),
  refusingObjects('an organization is a PRIVATE_COMPANY', 'EXT 33', v2, (object) =>
    has(object, ['type'], /^(?:PUBLIC_COMPANY|NON_PROFIT)$/),
  ),
  refusingObjects('a document is an ID or a UTILITY_BILL', 'EXT 35', v2, (object) =>
    has(
      object,
      ['type'],
      /^(?:PASSPORT|DRIVING_LICENSE|VISA|REGISTRATION_EXTRACT|TAX_STATEMENT|ARTICLES_OF_ASSOCIATION|OTHER)$/,
    ),
  ),
  refusingObjects('no member is cleared with null', 'CORE 197, EXT 172, 179', holders, (object) =>
    Object.values(object).includes(null),
  ),
  refusingObjects(
    'codes are never sent',
    'CORE 18',
    /\/(?:ubos|externalaccounts|documents)$|\/accountholders$/,
    (object) => 'code' in object,
  ),
  refusing('late documents have both names of their expiry', 'CORE 161, 211', (body, { path }) => {
    const isLate = path.endsWith('/individual/documents');
    return isLate && !('expireAt' in body && 'expiresAt' in body);
  }),
  accepting(
    'late documents may be incomplete',
    'CORE 211',
    /\/individual\/documents$/,
    (object) => {
      const isDocument = 'photos' in object;
      const defaults = isDocument
        ? { type: 'PASSPORT', issuedAt: '2024-05-01' }
        : { page: 'FRONT', style: 'STRAIGHT', format: 'PNG', data: 'iVBORw0KGgo=' };
      Object.assign(object, { ...defaults, ...object });
    },
  ),
  accepting('photos have other pages', 'EXT 35', v2, (object) => {
    if (has(object, ['page'], /^(?!FRONT$|BACK$)/)) object['page'] = 'FRONT';
  }),
  lacking('owners have no time of creation', 'EXT 51', /\/ubos/, 'createdAt'),
  ofObjects(
    'phone numbers are JSON numbers',
    'EXT 33',
    v2,
    (object) => {
      const { phone } = object;
      if (typeof phone === 'string' && /^[1-9]\d{0,14}$/.test(phone))
        object['phone'] = Number(phone);
    },
    'lines',
  ),
  ofObjects(
    'documents of organizations show no code',
    'EXT 35',
    v2,
    (object, member) => {
      if (member === 'documents' && !('photos' in object)) delete object['code'];
    },
    'lines',
  ),

  // Accounts
  refusing(
    'the update of an external account has the body of its creation',
    'EXT 189, 191',
    (body, { method, path }) => {
      const ofUpo = body['accountType'] === 'UPO' ? ['paymentMethod', 'apmData'] : [];
      return (
        method === 'PATCH' &&
        /^\/api\/accountholders\/[^/]+\/externalaccounts\//.test(path) &&
        !['displayName', 'currency', 'accountType', ...ofUpo].every((name) => name in body)
      );
    },
  ),
  lacking(
    'external accounts do not show their other currencies',
    'EXT 66, 67',
    /externalaccounts|accountholders|divisions/,
    'acceptOtherCurrencies',
    'allowedOtherCurrencyCodes',
  ),
  accepting('account numbers have any length', 'CORE 103, EXT 70', holders, (object) => {
    if (has(object, ['accountNumber'], /^.{35,}$/)) object['accountNumber'] = '0417164300';
  }),
  ofObjects(
    'external accounts of version 1 show no type',
    'CORE 102, 231',
    v1,
    (object) => {
      // Virtual accounts show theirs.
      if ('currency' in object) delete object['accountType'];
    },
    'lines',
  ),

  // Hosted onboarding
  ofObjects(
    'the URL of onboarding has another name',
    'EXT 196',
    /onboarding-url$/,
    (object) => {
      object['hostedUrl'] = object['url'];
      delete object['url'];
    },
    'lines',
  ),
  accepting('sellers are sent to any page', 'EXT 196', /onboarding-url$/, (object) => {
    if (has(object, ['redirectUrl'], /^(?!https:\/\/[^@]*$|http:\/\/localhost)/))
      object['redirectUrl'] = 'https://shop.example/';
  }),

  // Splits and refunds
  refusingObjects('references have no pipe', 'CORE 360', splits, (object) =>
    has(object, ['extRef'], /\|/),
  ),
  refusingObjects('references have no hyphen', 'CORE 252', splits, (object) =>
    has(object, ['extRef'], /-/),
  ),
  refusingObjects('the only known processor is ADYEN', 'CORE 256, EXT 89', splits, (object) =>
    has(object, ['paymentProcessor'], /^(?!ADYEN$)/),
  ),
  refusingObjects(
    'items of refunds have an amount and a label',
    'CORE 292',
    refunds,
    (object) =>
      'originalExtRef' in object &&
      !('amount' in object && ('label' in object || object['type'] === 'GROUP')),
  ),
  lacking('splits of version 2 show no time', 'EXT 85', /\/api\/fund\/split-/, 'extProcessedAt'),

  // Lists
  refusingQuery(
    'filters of splits have the printed format',
    'CORE 281, EXT 204, 229',
    /split-|\/api\/fund\/payout-requests$/,
    ['_from', '_to'],
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:Z|[+ -]\d\d:\d\d)$/,
  ),
  refusingQuery(
    'filters of payouts have the printed format',
    'CORE 311',
    /\/api\/v1\/fund\/payout-requests$/,
    ['_from', '_to'],
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}(?:Z|[+ -]\d\d)$/,
  ),
  refusingQuery('splits are ordered by createdAt', 'EXT 204', v2, ['_orderBy'], /^createdAt$/),
  refusingQuery(
    'transactions and payouts are ordered by createdAt',
    'EXT 200, 233',
    /\/(?:transactions|fund\/payouts)$/,
    ['sort'],
    /^createdAt$/,
  ),

  {
    name: 'the overview of payouts has other directions',
    lines: 'EXT 233',
    request: ({ path, query }) => {
      const direction = query.get('direction') ?? 'desc';
      if (path.endsWith('/fund/payouts') && !/^(?:asc|desc)$/.test(direction))
        query.delete('direction');
    },
  },

  // Reports
  accepting('the period of a report has another format', 'EXT 244', /\/reports$/, (object) => {
    for (const name of ['from', 'to'])
      if (has(object, [name], /^(?!\d{4}-\d\d-\d\d$)/)) delete object[name];
  }),

  // Payouts
  ofObjects(
    'payouts show only what was sent',
    'EXT 121, 228',
    /\/api\/fund\/payout-requests$/,
    (object, _member, { method, body }) => {
      if (method !== 'POST' || !isObject(body)) return;
      for (const name of ['externalAccountCode', 'sourceCurrency', 'targetCurrency'])
        if (!(name in body)) delete object[name];
    },
    'lines',
  ),
  lacking('immediate payouts have no time', 'CORE 149', /\/api\/v1\/fund\/payout/, 'processAt'),
  ofObjects(
    'a settlement lists only amounts that are not zero',
    'EXT 125',
    /settlements$/,
    (object, member) => {
      if (member !== 'amountBreakdown') return;
      for (const [name, value] of Object.entries(object)) if (value === 0) delete object[name];
    },
    'lines',
  ),
  lacking('divisions have no tier', 'EXT 102', /\/divisions$/, 'kycTier', 'balanceTransferEnabled'),
  lacking('transactions show when they began', 'EXT 140', /\/transactions$/, 'updatedAt'),

  // Webhooks
  accepting(
    'webhooks may be sent without TLS',
    'EXT 248, 250',
    /webhook-configurations/,
    (object) => {
      if (has(object, ['url'], /^http:\/\/(?!localhost|127\.|\[)/))
        object['url'] = 'https://shop.example/hook';
    },
  ),
  {
    name: 'texts of webhooks may be empty',
    lines: 'EXT 260, 261',
    notification: (body) => {
      const isKyc = 'kycStatus' in body;
      for (const name of isKyc ? ['kycMessage', 'hostedOnboardingUrl'] : ['payoutMessage'])
        body[name] ??= '';
    },
  },
  ofObjects(
    'a check without a message has an empty one',
    'EXT 33, 64',
    v2,
    (object) => {
      if ('kycStatus' in object) object['kycMessage'] ??= '';
    },
    'lines',
  ),
];
