import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { operations as named } from '@seller-funds/contract';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { buildContract } from '../../generators/src/model/build.ts';
import type { Contract } from '../../generators/src/model/contract.ts';
import { loadDocument } from '../../generators/src/source/load.ts';
import { demandsOf } from '../../generators/src/testing/constructs.ts';
import { missingIn, referenceShown } from '../../generators/src/testing/constructs-shown.ts';
import { fields, field } from '../../spec/document/guards.ts';
import { withoutMarks } from '../../docs/build/pages.ts';
import { buildSite } from '../../docs/build/site.ts';
import { builtSite } from './built-site.ts';
import { root } from '../../scripts/processes/run-node.js';

const operations = [...fields(document.paths), ...fields(document.webhooks)].flatMap(([, item]) =>
  fields(item).flatMap(([, operation]) => {
    const id = field(operation, 'operationId');
    return typeof id === 'string' ? [{ id, summary: String(field(operation, 'summary')) }] : [];
  }),
);
const errors = document['x-error-codes'];

/** The default of the forms, and the origin of the sandbox in texts. */
const documentedOrigin = 'http://127.0.0.1:4020';

const files = new Map<string, string>();
let contract: Contract;
beforeAll(async () => {
  const folder = await builtSite();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(relative(folder, path), readFileSync(path, 'utf8'));
  }
  ({ contract } = buildContract(await loadDocument(`${root}/spec/openapi.yaml`)));
});

const page = (name: string): string => files.get(name) ?? '';

/** The compressed size of files, in bytes. */
function sizeOf(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + gzipSync(page(name)).length, 0);
}

test(
  'is reproducible, and differs only in the forms with another sandbox',
  { tags: 'ci' },
  async () => {
    const sandbox = 'http://other.example';
    const address = 'https://docs.example/next/';
    const built = await buildSite({ sandbox, address });
    expect(built.get('v2.listDivisions.html')).toContain(sandbox);
    expect(built.get('sitemap.xml')).toContain(`<loc>${address}v2.listDivisions.html</loc>`);
    built.delete('sitemap.xml');
    const own = new RegExp(`<[^>]*(?:canonical|og:url)[^>]*"${address}[^"]*">\n`, 'g');
    const back = [...built].map(([name, text]) => [
      name,
      text.replaceAll(sandbox, documentedOrigin).replaceAll(own, ''),
    ]);
    expect(Object.fromEntries(back)).toEqual(Object.fromEntries(files));
  },
);

describe('operation pages', () => {
  test('has a page for every operation and webhook, in HTML and Markdown', () => {
    expect(operations.length).toBe(
      Object.keys(named).length + Object.keys(document.webhooks).length,
    );
    for (const { id, summary } of operations) {
      expect(page(`${id}.html`)).toContain(`${summary}</h1>`);
      expect(page(`${id}.html`)).not.toContain('onclick');
      expect(page(`${id}.md`)).toContain(`# ${summary}`);
    }
  });

  test('shows every construct of the document, in HTML and in Markdown', () => {
    // The site explains its marks on the page of the decisions, and Markdown has none.
    const demands = demandsOf(contract.document)
      .filter(({ text }) => !text.startsWith('## What is decided here'))
      .map((demand) => ({ ...demand, text: withoutMarks(demand.text) }));
    const unmarked = new Map(
      [...files].map(([name, text]) => [name, text.replaceAll(/<a class="mark".*?<\/a>/gs, '')]),
    );
    const names = ['index', 'authentication', 'operations-v1', 'operations-v2'];
    const whole = ['html', 'md'].map((type) => names.map((name) => `${name}.${type}`));
    expect(demands.length).toBeGreaterThan(3000);
    expect(missingIn(demands, { ...referenceShown(contract, unmarked), whole })).toEqual([]);
  });

  test('speaks to customers of the API, not of how this repository reads its reference', () => {
    const others =
      /^(?:decisions|open-points|claims|spec-diff|architecture|glossary|this-site|conformance|changelog)\./;
    const marks = /<a class="mark".*?<\/a>|<span class="sources">.*?<\/span>|<[^>]*>/gs;
    const inside =
      /the (?:platform's )?reference (?:calls|does|each|has|is silent|leaves|lists|names|says|shows|states)\b[^.]*|\b(?:spec|packages|generators)\/[\w/.-]+/i;
    const faults = [...files].flatMap(([name, html]) => {
      const [, main = ''] = html.split('<main');
      const found = inside.exec(main.replaceAll(marks, ''));
      return found && !others.test(name) ? [`${name}: ${found[0]}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test('lists error codes with cause and action', () => {
    const split = page('v2.createPaymentSplit.html');
    const { when, action } = errors['422.300.005'];
    const plain = split.replaceAll(/<[^>]*>/g, '');
    expect(split).toContain('<tr id="422.300.005">');
    expect(plain).toContain(when.replaceAll('`', ''));
    expect(plain).toContain(action.replaceAll('`', ''));
  });

  test('have less than 100 kB each with styles and scripts, compressed', () => {
    const common = ['site.css', 'reference.js', 'site.js', 'search.js'].map(
      (name) => `assets/${name}`,
    );
    const large = [...files.keys()].filter(
      (name) => name.endsWith('.html') && sizeOf([...common, name]) > 100_000,
    );
    expect(large).toEqual([]);
  });

  test('has an anchor for every error code', () => {
    const codes = Object.keys(errors);
    expect(codes.length).toBeGreaterThan(50);
    for (const code of codes) expect(page('errors.html')).toContain(`id="${code}"`);
  });

  test('shows curl and TypeScript examples, and links to guides and to the next operations', () => {
    const markdown = page('v2.createPayoutRequest.md');
    expect(markdown).toContain('curl -X POST \\\n  http://127.0.0.1:4020/api/fund/payout-requests');
    expect(markdown).toContain('await client.v2.payouts.create(');
    expect(markdown).toContain('- [Payouts and schedules](payouts.html)');
    expect(markdown).toContain('(v2.getPayoutRequest.html): `code` from `code`');
    expect(markdown).toContain('- [`payoutUpdate`](v2.payoutUpdate.html): ');
    expect(page('v1.updateAccountHolder.md')).toContain('- [`kycUpdate`](v2.kycUpdate.html): ');
  });

  test('llms.txt links to files of the site, and to the documents', () => {
    const links = [...page('llms.txt').matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !files.has(link))).toEqual([]);
    expect(links).toContain('openapi/v2.json');
  });
});
