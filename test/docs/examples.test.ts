// The Postman collections of the site have the first example of each operation. Their requests succeed on a sandbox that
// `sandbox seed examples` has filled.
import { createSandbox } from '@seller-funds/sandbox';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillTenant } from '../../packages/sandbox/src/cli/fill-tenant.js';
import { countOperations } from '../contract/document.js';
import { builtSite } from './built-site.js';

/** The part of a collection that the test sends. */
interface Collection {
  readonly item: readonly {
    readonly item: readonly {
      readonly request: {
        readonly method: string;
        readonly url: string;
        readonly header: readonly { readonly key: string; readonly value: string }[];
        readonly body?: { readonly raw: string };
      };
    }[];
  }[];
}

test('each request of the Postman collections succeeds after `sandbox seed examples`', async () => {
  const folder = join(await builtSite(), 'openapi');
  const collections = readdirSync(folder).filter((name) => name.endsWith('.postman.json'));
  const variables = { baseUrl: 'http://any.host', apiKey: 'test_examples' };
  const sandbox = await createSandbox({ validateResponses: true });
  const fetch = (request: Request) => sandbox.fetch(request);
  const { baseUrl: origin, apiKey: key } = variables;
  expect(await fillTenant('examples', { fetch, origin, key })).toMatch(/was filled from examples/);
  const results: string[] = [];
  for (const name of collections) {
    const text = readFileSync(join(folder, name), 'utf8');
    const filled = text.replaceAll(
      /\{\{(\w+)\}\}/g,
      (_place, variable) => variables[variable as keyof typeof variables],
    );
    const collection = JSON.parse(filled) as Collection;
    for (const { request } of collection.item.flatMap(({ item }) => item)) {
      const { method, url, header, body } = request;
      const headers = header.map(({ key: field, value }): [string, string] => [field, value]);
      const sent = new Request(url, { method, headers, ...(body && { body: body.raw }) });
      const response = await fetch(sent);
      results.push(
        response.ok ? 'ok' : `${method} ${url}: ${response.status} ${await response.text()}`,
      );
    }
  }
  await sandbox.close();
  expect(results).toEqual(Array.from({ length: countOperations() }, () => 'ok'));
});
