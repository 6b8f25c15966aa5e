// The terms that developers search for lead to the page about them, on the site and in the Markdown of the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEntry } from '../../docs/build/search-index.js';
import { builtSite } from './built-site.js';
import { root } from '../../scripts/processes/run-node.js';

interface SearchGlobals {
  searchOptions?: Options<SearchEntry>;
  findEntries?: (index: MiniSearch<SearchEntry>, text: string) => SearchResult[];
}

const globals = globalThis as SearchGlobals;
await import(new URL('../../docs/site/search-options.js', import.meta.url).href);
const { searchOptions, findEntries } = globals;
delete globals.searchOptions;
delete globals.findEntries;

const searches = [
  ['idempotency', 'idempotency.html'],
  ['retries', 'idempotency.html'],
  ['pagination', 'pagination.html'],
  ['rate limits', 'rate-limits.html'],
  ['timeouts', 'rate-limits.html'],
  ['webhook signature', 'signatures.html'],
  ['key rotation', 'receiving.html#key-rotation'],
  ['error codes', 'errors.html'],
  ['breaking changes', 'spec-diff.html'],
  ['import rules', 'architecture.html#import-rules'],
  ['code generation pipeline', 'architecture.html#code-generation-pipeline'],
  ['snapshot', 'sandbox.html#snapshots'],
  ['fixture', 'sandbox.html#test-fixtures'],
  ['refund', 'refunds.html'],
  ['payout', 'payouts.html'],
  ['glossary', 'glossary.html'],
  ['tenant', 'sandbox.html#tenants'],
  ['install', 'client.html#install'],
  ['forward webhooks', 'sandbox-commands.html#forward-webhooks-to-your-application'],
] as const;

/** Searches in other words than those of a heading, each with a page that is among the first three results. */
const otherSearches = [
  ['authentication', 'authentication.html'],
  ['bank account', 'kyc.html#bank-accounts'],
  ['chargeback', 'refunds.html#chargebacks'],
  ['return fee', 'refunds.html#partial-refund'],
  ['magic values', 'test-data.html'],
  ['cron', 'payouts.html#schedules'],
  ['negative balance', 'refunds.html#insufficient-balance'],
  ['create payment split', 'v2.createPaymentSplit.html'],
  ['openapi', 'downloads.html#openapi-documents-and-postman-collections'],
  ['postman', 'downloads.html#postman'],
  ['webhook retries', 'webhooks.html#delivery-and-retries'],
  ['migrate', 'migration.html'],
  ['how do I cancel a payment', 'v2.cancelPaymentSplit.html'],
  ['refnd', 'refunds.html'],
  ['mutation testing', 'architecture.html#mutation-testing'],
  ['rotate a signing secret', 'receiving.html#key-rotation'],
  ['sdk', 'client.html'],
  ['dispute', 'refunds.html#chargebacks'],
  ['api key', 'authentication.html'],
  ['test bank account', 'test-data.html'],
  ['go live', 'production.html'],
] as const;

describe('on the site', () => {
  let index: MiniSearch<SearchEntry>;
  beforeAll(async () => {
    const script = readFileSync(join(await builtSite(), 'assets/search-index.js'), 'utf8');
    if (!searchOptions) throw new Error('search-options.js defines no searchOptions.');
    index = new MiniSearch(searchOptions);
    index.addAll(JSON.parse(script.slice(script.indexOf('['), -2)) as SearchEntry[]);
  });

  test.each(searches)('“%s” finds %s first', (text, page) => {
    expect(findEntries?.(index, text)[0]?.id).toBe(page);
  });

  test.each(otherSearches)('“%s” finds %s', (text, page) => {
    const found = findEntries?.(index, text).slice(0, 3);
    expect(found?.map(({ id }) => id)).toContain(page);
  });
});

describe('in the Markdown of the repository', () => {
  const headings = markdownIn(root).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text.toLowerCase(),
    ),
  );

  test.each(searches)('“%s” is a heading', (text) => {
    const words = text.split(' ').map((word) => word.replace(/s$/, ''));
    const found = headings.filter((heading) => words.every((word) => heading.includes(word)));
    expect(found).not.toEqual([]);
  });
});

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return markdownIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}
