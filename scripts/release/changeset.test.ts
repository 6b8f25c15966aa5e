import type { Change } from '@seller-funds/generators/diff';
import { ruleOf } from '@seller-funds/generators/diff';
import { expect, test } from 'vitest';
import { changesetsFor } from './changeset.js';

const versions = new Map([
  ['@seller-funds/client', '1.0.0'],
  ['@seller-funds/server', '0.3.0'],
]);

function changeOf(rule: Change['rule'], message: string, ...fields: string[]): Change {
  const { clients, servers, why } = ruleOf(rule);
  const occurrences = fields.map((field) => ({ operation: 'POST /things', field }));
  const levels = { clients, servers };
  return { rule, levels, message, why, occurrences, before: undefined, after: undefined };
}

test('writes one file per audience, with its packages and its changes, breaking changes first', () => {
  const files = changesetsFor(
    [
      changeOf('docs/text-changed', 'description', ''),
      changeOf('operation/added', 'makeThing', ''),
      changeOf('request/limit-narrowed', 'maxLength: 10 → 5', 'body.name', 'body.note'),
    ],
    versions,
  );
  expect(files.map(({ name }) => name)).toEqual(['api-for-clients.md', 'api-for-servers.md']);
  expect(files[0]?.text).toBe(`---
'@seller-funds/client': major
---

The API changed for clients:

- **breaking** POST /things, body.name and 1 more: maxLength: 10 → 5. Values that existing clients send are rejected; an existing server still accepts them.
- **compatible** POST /things: makeThing. Existing clients still work; an existing server does not have it.
- Descriptions and examples: 1 changes in the reference.
`);
  expect(files[1]?.text).toContain("'@seller-funds/server': minor");
});

test('escapes Markdown in text from the document', () => {
  const [file] = changesetsFor([changeOf('operation/added', '**a**\n---\n<b>', '')], versions);
  expect(file?.text).toContain(String.raw`: \*\*a\*\* --- \<b\>.`);
});

test('returns no files without changes', () => {
  expect(changesetsFor([], versions)).toEqual([]);
});
