import { expect, it } from 'vitest';
import { codeOf, documentOf, emitFrom } from './testing/emit.js';
import { emittedEndpoint, get, ok } from './testing/emitted-endpoint.js';

const schemes = `
security: [{ bearer: [] }, { inHeader: [] }]
components:
  securitySchemes:
    bearer: { type: http, scheme: Bearer }
    basic: { type: http, scheme: basic }
    digest: { type: http, scheme: digest }
    inHeader: { type: apiKey, in: header, name: X-Key }
    inQuery: { type: apiKey, in: query, name: key }
    inCookie: { type: apiKey, in: cookie, name: "a key" }
    oauth: { type: oauth2, flows: {} }
    connect: { type: openIdConnect, openIdConnectUrl: 'https://id.example' }
    certificate: { type: mutualTLS }
`;

const prefix = (text: string): string => `in: 'header', field: 'authorization', prefix: '${text} '`;

async function securityOf(security: string): Promise<string> {
  const operation = `/x: { get: { operationId: a, tags: [g], ${security} ${ok} } }`;
  const generated = await emitFrom(documentOf(operation, schemes));
  const used = /security: (\w+)/.exec(codeOf(generated, 'client/api/g.ts'))?.[1] ?? 'none';
  if (used === 'none') return used;
  return codeOf(generated, 'client/security.ts').replaceAll(/\s+/g, ' ').trim();
}

it.each([
  [
    '',
    'bearerOrInHeader',
    `[{ name: 'bearer', ${prefix('Bearer')}, key: true }], [{ name: 'inHeader', in: 'header', field: 'X-Key' }]`,
  ],
  [
    'security: [{ inHeader: [] }],',
    'inHeader',
    "[{ name: 'inHeader', in: 'header', field: 'X-Key', key: true }]",
  ],
  [
    'security: [{ basic: [] }],',
    'basic',
    `[{ name: 'basic', ${prefix('Basic')}, encode: base64 }]`,
  ],
  ['security: [{ digest: [] }],', 'digest', `[{ name: 'digest', ${prefix('digest')} }]`],
  ['security: [{ oauth: [a] }],', 'oauth', `[{ name: 'oauth', ${prefix('Bearer')}, key: true }]`],
  [
    'security: [{ connect: [] }, { inHeader: [] }],',
    'connectOrInHeader',
    `[{ name: 'connect', ${prefix('Bearer')} }], [{ name: 'inHeader', in: 'header', field: 'X-Key', key: true }]`,
  ],
  [
    'security: [{ inCookie: [] }],',
    'inCookie',
    "[ { name: 'inCookie', in: 'header', field: 'cookie', prefix: 'a%20key=', encode: encodeURIComponent, key: true, }, ]",
  ],
  [
    'security: [{ certificate: [], bearer: [] }, {}],',
    'bearerOrNothing',
    `[{ name: 'bearer', ${prefix('Bearer')}, key: true }], []`,
  ],
])('%s is %s', async (security, name, list) => {
  const found = await securityOf(security);
  expect(found).toContain(`export const ${name}: SecurityRequirements = [`);
  expect(found.replace(/,? ?\];$/, '')).toContain(list);
});

it('emits nothing without security', async () => {
  expect(await securityOf('security: [],')).toBe('none');
});

it.each([
  ['basic', ', never'],
  ['certificate', ', never'],
  ['oauth', ''],
])('takes an apiKey only if an operation does: %s', async (scheme, key) => {
  const operation = `/x: { get: { operationId: a, security: [{ ${scheme}: [] }], ${ok} } }`;
  const code = codeOf(await emitFrom(documentOf(operation, schemes)), 'client/connection.ts');
  expect(code.replaceAll(/\s+/g, ' ')).toContain(`'oauth', never${key} >;`);
  expect(code.includes('keyless: true')).toBe(key !== '');
});

it('leaves a key in the query to openapi-fetch', async () => {
  const found = await emittedEndpoint('/x', get('security: [{ inQuery: [] }]'), schemes);
  expect(found).not.toContain('querySerializer');
});
