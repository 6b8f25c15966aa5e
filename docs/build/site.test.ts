import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { SiteFiles } from './check.ts';
import { buildSite, contractSources } from './site.ts';

let files: SiteFiles;
beforeAll(async () => {
  files = await buildSite(contractSources(fileURLToPath(new URL('../..', import.meta.url))));
});

/** Returns the operations in the embedded document of a page. */
const idsOf = (page: string): string[] => {
  const found = (files.get(page) ?? '').matchAll(/"operationId":"([^"]+)"/g);
  return [...new Set([...found].map(([, id]) => id ?? ''))];
};

test('publishes all operations of the contract, each on the page of its version', () => {
  expect(idsOf('v1.html')).toHaveLength(24);
  expect(idsOf('v1.html').filter((id) => !id.startsWith('v1.'))).toEqual([]);
  expect(idsOf('v2.html')).toHaveLength(48);
  expect(idsOf('v2.html').filter((id) => !id.startsWith('v2.'))).toEqual([]);
  expect(idsOf('v2.html')).toEqual(expect.arrayContaining(['v2.kycUpdate', 'v2.payoutUpdate']));
});

test('replaces our extensions by descriptions', () => {
  for (const page of ['v1.html', 'v2.html']) {
    expect(files.get(page)).not.toMatch(/"x-(?:claims|decision|pagination|idempotency|resource)"/);
    expect(files.get(page)).toContain('**Pagination:**');
    expect(files.get(page)).toContain('**Idempotency:**');
    expect(files.get(page)).toContain('](decisions.html#D');
  }
});

test('contains the renderer', () => {
  expect(files.get('assets/scalar.js')).toContain('createApiReference');
  expect(files.get('assets/scalar.txt')).toContain('MIT');
  expect(files.get('v1.html')).toContain("connect-src 'none'");
});

test('is reproducible', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  expect(await buildSite(contractSources(root))).toEqual(files);
});
