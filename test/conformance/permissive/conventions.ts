import { type Deviation, type DeviationRequest, eachObject, isObject } from './deviation.js';

const v1 = /^\/api\/v1\//;

/** A deviation of every object in successful responses. */
const ofObjects = (
  name: string,
  decision: string,
  change: (object: Record<string, unknown>) => void,
): Deviation => ({
  name,
  decision,
  response: ({ status, body }) => {
    if (status < 300) eachObject(body, change);
  },
});

/** A deviation of the query of reads. */
const ofQuery = (
  name: string,
  decision: string,
  change: (query: URLSearchParams, request: DeviationRequest) => void,
): Deviation => ({
  name,
  decision,
  request: (request) => {
    if (request.method === 'GET') change(request.query, request);
  },
});

/** Matches codes except those of holders and payouts, which webhooks contain. */
const ulid = '[0-9A-HJKMNP-TV-Z]{26}';
const given = new RegExp(`\\b(va|ea|sp|si|rs|bt|ubo|doc|ph|tx|rep)_(${ulid})\\b`, 'g');
const shown = new RegExp(
  `\\b(${ulid})\\.urn-of-the-platform-(va|ea|sp|si|rs|bt|ubo|doc|ph|tx|rep)\\b`,
  'g',
);

/** Deviations of all responses, of pages and orders, and of updates. */
export const conventions: readonly Deviation[] = [
  // All responses
  ofObjects('unknown members', 'D11', (object) => {
    object['x-added-later'] = { since: 2031 };
  }),
  {
    name: 'longer codes with another format',
    decision: 'D25',
    code: [
      (text) => text.replaceAll(given, '$2.urn-of-the-platform-$1'),
      // Long files in Base64 contain none, and take the expression long.
      (text) => (text.includes('.urn-of-') ? text.replaceAll(shown, '$2_$1') : text),
    ],
  },
  ofObjects('date-times with an offset and without a fraction', 'D210', (object) => {
    for (const [name, value] of Object.entries(object))
      if (name.endsWith('At') && /^\d{4}-\d\d-\d\dT.*\.000Z$/.test(String(value)))
        object[name] = String(value).replace('.000Z', '+00:00');
  }),

  // Lists
  {
    name: 'pages of version 1 are numbered from 1',
    decision: 'D20',
    refuse: ({ method, path, query }) =>
      method === 'GET' && v1.test(path) && query.get('_pageNumber') === '0',
    request: ({ method, path, query }) => {
      const page = query.get('_pageNumber');
      if (method === 'GET' && v1.test(path) && page !== null && /^[1-9]\d*$/.test(page))
        query.set('_pageNumber', String(Number(page) - 1));
    },
  },
  ofQuery('pages of ten of transactions and payouts', 'D22', (query, { path }) => {
    if (/\/(?:transactions|fund\/payouts)$/.test(path) && !query.has('limit'))
      query.set('limit', '10');
  }),
  ofQuery('transactions and payouts are oldest first', 'D23', (query, { path }) => {
    if (/\/(?:transactions|fund\/payouts)$/.test(path) && !query.has('direction'))
      query.set('direction', 'asc');
  }),
  ofQuery('unknown fragments are ignored', 'D46', (query, { path }) => {
    const known = new Set('ubo extacc kycstatus docs docfiles accounts salesprofile'.split(' '));
    const requested = query.get('_fragments');
    if (requested === null || v1.test(path)) return;
    query.set(
      '_fragments',
      requested
        .split(',')
        .filter((each) => known.has(each))
        .join(','),
    );
    if (query.get('_fragments') === '') query.delete('_fragments');
  }),
  ofQuery('the short account holder has its accounts', 'D124', (query, { path }) => {
    if (v1.test(path) && /\/accountholders\/[^/]+$/.test(path) && !query.has('_fragments'))
      query.set('_fragments', 'accounts');
  }),

  // Updates
  {
    name: 'a holder is updated without its name',
    decision: 'D45',
    request: ({ method, path, body }) => {
      const isUpdate = method === 'PATCH' && /^\/api\/accountholders\/[^/]+$/.test(path);
      if (isUpdate && isObject(body) && !('displayName' in body)) body['displayName'] = 'Mila';
    },
  },
];
