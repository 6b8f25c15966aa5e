// The terms that developers search for lead to the page about them, on the site and in the Markdown of the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchEntry } from '../../docs/build/search-index.js';
import { buildSite, contractSources } from '../../docs/build/site.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What docs/site/search-options.js defines. */
const { searchOptions, findEntries } = runInNewContext(
  `${readFileSync(join(root, 'docs/site/search-options.js'), 'utf8')}\nglobalThis;`,
) as {
  readonly searchOptions: Options<SearchEntry>;
  readonly findEntries: (index: MiniSearch<SearchEntry>, text: string) => SearchResult[];
};

/** What is searched for, and the first result on the site. */
const searches = [
  ['idempotency', 'idempotency.html'],
  ['retries', 'idempotency.html'],
  ['pagination', 'pagination.html'],
  ['rate limits', 'rate-limits.html'],
  ['timeouts', 'rate-limits.html'],
  ['webhook signature', 'signatures.html'],
  ['key rotation', 'receiving.html#9-key-rotation'],
  ['error codes', 'errors.html'],
  ['breaking changes', 'spec-diff.html'],
  ['mutation testing', 'architecture.html#mutation-testing'],
  ['import rules', 'architecture.html#import-rules'],
  ['code generation pipeline', 'architecture.html#code-generation-pipeline'],
  ['snapshot', 'sandbox.html#snapshots'],
  ['fixture', 'sandbox.html#test-fixtures'],
  ['refund', 'refunds.html'],
  ['payout', 'payouts.html'],
  ['glossary', 'glossary.html'],
  ['tenant', 'sandbox.html#tenants'],
] as const;

describe('on the site', () => {
  let index: MiniSearch<SearchEntry>;
  beforeAll(async () => {
    const files = await buildSite(contractSources(root));
    const script = files.get('assets/search-index.js') ?? '';
    index = new MiniSearch(searchOptions);
    index.addAll(JSON.parse(script.slice(script.indexOf('['), -2)) as SearchEntry[]);
  });

  test.each(searches)('“%s” finds %s first', (text, page) => {
    expect(findEntries(index, text)[0]?.id).toBe(page);
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

/** All Markdown files that people write. */
function markdownIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return markdownIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}
