import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import type { SiteFiles } from './check.ts';
import { readCells } from './markdown.ts';
import { operationsOf } from './operations.ts';
import { buildSite, contractSources } from './site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const operations = operationsOf(document);
const errors = readCells(readFileSync(`${root}/spec/errors.md`, 'utf8'));

let files: SiteFiles;
beforeAll(async () => {
  files = await buildSite(contractSources(root));
});

const page = (name: string): string => files.get(name) ?? '';

/** Returns the operations in the embedded document of a page. */
const idsOf = (name: string): string[] => {
  const found = page(name).matchAll(/"operationId":"([^"]+)"/g);
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
  for (const name of ['v1.html', 'v2.html']) {
    expect(page(name)).not.toMatch(/"x-(?:claims|decision|pagination|idempotency|resource)"/);
    expect(page(name)).toContain('**Pagination:**');
    expect(page(name)).toContain('**Idempotency:**');
    expect(page(name)).toContain('](decisions.html#D');
  }
});

test('contains the renderer', () => {
  expect(files.get('assets/scalar.js')).toContain('createApiReference');
  expect(files.get('assets/scalar.txt')).toContain('MIT');
  expect(files.get('v1.html')).toContain("connect-src 'none'");
});

test('is reproducible', async () => {
  expect(await buildSite(contractSources(root))).toEqual(files);
});

describe('operation pages', () => {
  test('has a page for every operation and webhook, in HTML and Markdown, without scripts', () => {
    expect(operations.length).toBeGreaterThan(70);
    for (const { id, summary, description, href } of operations) {
      const html = page(href);
      expect(html).toContain(`${summary}</h1>`);
      expect(html).not.toMatch(/<script>|onclick/);
      // The Markdown has the description unchanged, except for links.
      const [first = ''] = description.split('\n');
      expect(page(`${id}.md`).replaceAll(/\[(`[^`]*`)\]\([^)]*\)/g, '$1')).toContain(first);
    }
  });

  test('has an anchor for every field of a request and a response', () => {
    const split = page('v2.createPaymentSplit.html');
    for (const place of [
      'request-body.totalAmount',
      'request-body.items[].accountCode',
      'response-body.items[].code',
      'response-headers.x-idempotent-replay',
    ]) {
      expect(split).toContain(`<tr id="${place}">`);
    }
    expect(page('v2.listReports.html')).toContain('<tr id="query-parameters.limit">');
    // A table in a description becomes text, because a cell cannot contain a table.
    expect(page('v2.listReports.md')).toContain('`COMPLETED`: complete, download `url`.');
    expect(split).toMatch(/id="request-body\.extRef">[^]*?4 to 64 characters/);
  });

  test('lists error codes with cause and action, and the cited decisions', () => {
    const split = page('v2.createPaymentSplit.html');
    const [, when = '', action = ''] = errors.get('422.300.005') ?? [];
    expect(action).not.toBe('');
    const plain = split.replaceAll(/<[^>]*>/g, '');
    expect(split).toContain('<tr id="422.300.005">');
    expect(plain).toContain(when.replaceAll('`', ''));
    expect(plain).toContain(action.replaceAll('`', ''));
    expect(split).toContain('href="#D61"');
    expect(split).toMatch(/<tr id="D61">[^]*?x-idempotent-replay/);
  });

  test('has an anchor for every error code', () => {
    expect(errors.size).toBeGreaterThan(50);
    for (const code of errors.keys()) expect(page('errors.html')).toContain(`id="${code}"`);
  });

  test('shows curl and TypeScript examples, and links to guides and to the next operations', () => {
    const markdown = page('v2.createPayoutRequest.md');
    expect(markdown).toContain('curl -X POST "$API/api/fund/payout-requests"');
    expect(markdown).toContain('await client.v2.payouts.create(');
    expect(markdown).toContain('- [Payouts and schedules](payouts.html)');
    expect(markdown).toContain('(v2.getPayoutRequest.html) | `code` = `code` |');
    expect(markdown).toContain('- [`payoutUpdate`](v2.payoutUpdate.html): ');
    expect(page('v1.updateAccountHolder.md')).toContain('- [`kycUpdate`](v2.kycUpdate.html): ');
  });

  test('llms.txt links to every page in Markdown, and to the documents', () => {
    const links = [...page('llms.txt').matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);
    const pages = [...files.keys()].filter((file) => file.endsWith('.md'));
    expect(links.filter((link) => link.endsWith('.md')).toSorted()).toEqual(pages.toSorted());
    expect(links.filter((link) => !files.has(link))).toEqual([]);
    expect(links).toContain('openapi/v2.json');
  });
});
