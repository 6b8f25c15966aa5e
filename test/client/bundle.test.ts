import { expect, test } from 'vitest';
import { bundle } from '../../bench/generate/bundle.js';

/** The maximum bundle size of an app with one operation, in bytes; openapi-fetch is 2.7 kB of it. */
const limit = 9600;

const connect = `import { connect } from '@seller-funds/client/connection';
const connection = connect({ environment: 'sandbox', apiKey: 'k' });`;

test.each([
  ['a read', 'v1/paymentSplits', 'getPaymentSplit', `('sp_1')`],
  ['a list with its pages', 'v2/payouts', 'listPayoutRequests', '().toArray()'],
  ['a write with a key', 'v2/balanceTransfers', 'createBalanceTransfer', '({})'],
])('an app of one operation has at most 9.6 kB: %s', async (_name, file, operation, call) => {
  const { gzip } = await bundle(`${connect}
import { ${operation} } from '@seller-funds/client/${file}';
${operation}(connection)${call}.then(console.log);`);
  expect(gzip).toBeGreaterThan(2000);
  expect(gzip).toBeLessThanOrEqual(limit);
});

test('a bundle contains only the called operation', async () => {
  const { code } = await bundle(`${connect}
import { getPaymentSplit } from '@seller-funds/client/v1';
getPaymentSplit(connection)('sp_1').then(console.log);`);
  expect(code).toContain('v1.getPaymentSplit');
  expect(code).not.toMatch(
    /v1\.listPaymentSplits|v2\.|asyncIterator|new FormData|randomUUID|toJSON/,
  );
});

test('a resource contains only its own operations', async () => {
  const { code } = await bundle(`${connect}
import { payouts } from '@seller-funds/client/v2';
payouts(connection).get('po_1').then(console.log);`);
  expect(code).toContain('v2.listPayoutRequests');
  expect(code).not.toMatch(/v1\.|v2\.getPaymentSplit/);
});

test('a bundle contains validators only if imported', async () => {
  const app = `import { createClient } from '@seller-funds/client';
createClient({ environment: 'sandbox', apiKey: 'k' }).v2.divisions.list().then(console.log);`;
  const without = await bundle(app);
  const withAll = await bundle(
    `import { validate } from '@seller-funds/client/validate';\n${app.replace('{ environment', '{ validate: validate("both"), environment')}`,
  );
  expect(without.code).not.toMatch(/safeParse|ZodError/);
  expect(withAll.code).toContain('safeParse');
  expect(withAll.gzip).toBeGreaterThan(without.gzip + 10_000);
});
