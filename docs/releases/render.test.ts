import { expect, test } from 'vitest';
import { ruleOf } from '../../generators/src/diff/rules/index.ts';
import type { RecordedChange, ReleaseRecord } from './record.ts';
import { renderChangelog, renderChanges, renderRelease } from './render.ts';

function changeOf(
  rule: RecordedChange['rule'],
  message: string,
  ...places: readonly string[]
): RecordedChange {
  const { clients, servers, why } = ruleOf(rule);
  const occurrences = places.map((place) => {
    const [operation, field = ''] = place.split(' · ');
    return { operation: operation === '' ? undefined : operation, field };
  });
  return { rule, levels: { clients, servers }, message, why, occurrences };
}

const changes = [
  changeOf('docs/text-changed', 'description', 'POST /things'),
  changeOf('operation/added', 'getThing', 'GET /things/{thingId}'),
  changeOf('request/limit-narrowed', 'maxLength: 10 → 5', 'POST /things · body.name'),
  changeOf(
    'response/values-widened',
    "adds 'NEW'",
    ...'abcdef'.split('').map((name) => `GET /${name}`),
  ),
];

const linkOf = (operation: string) => (operation === 'POST /things' ? 'createThing.md' : undefined);

test('lists the changes by operation, breaking ones first, with what to do', () => {
  expect(renderChanges(changes, { linkOf })).toBe(`## [\`POST /things\`](createThing.md)

- **Breaking for clients, risky for servers.** \`body.name\`: \`maxLength: 10 → 5\`. Values that existing clients send are rejected; an existing server still accepts them. You must change what you send.

## Several operations

- **Risky for clients, compatible for servers.** \`GET /a\`, \`GET /b\`, \`GET /c\`, \`GET /d\`, \`GET /e\` and 1 more: \`adds 'NEW'\`. ${ruleOf('response/values-widened').why} Check whether you must change what you read.

## \`GET /things/{thingId}\`

- **Compatible for clients, breaking for servers.** \`getThing\`. Existing clients still work; an existing server does not have it.

Changes of descriptions and examples: 1.`);
});

test('shows the effect on one audience', () => {
  expect(renderChanges([changes[1] as RecordedChange], { audience: 'servers' })).toContain(
    '- **Breaking.** `getThing`. Existing clients still work; an existing server does not have it. You must implement the new operation.',
  );
});

test('escapes Markdown in text from the document', () => {
  const [text] = [renderChanges([changeOf('operation/added', '**`a`**\n<b>', 'GET /a')])];
  expect(text).toContain(String.raw`\*\*\`a\`\*\* \<b\>.`);
});

const release = (version: string, more: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  version,
  date: '2026-11-28',
  packages: { '@seller-funds/client': version },
  changes: [],
  notes: [{ packages: ['@seller-funds/client'], text: 'Faster.\nSmaller.' }],
  ...more,
});

test('the changelog has the releases that changed the API, and the first one', () => {
  const records = [
    release('0.3.0', { changes: changes.slice(1, 2), withdrawn: 'It is *broken*.' }),
    release('0.2.0'),
    release('0.1.0'),
  ];
  const text = renderChangelog(records);
  expect(text.match(/^## .*/gm)).toEqual(['## 0.3.0 (2026-11-28)', '## 0.1.0 (2026-11-28)']);
  expect(text).toContain(String.raw`**Withdrawn**: do not use it. It is \*broken\*.`);
  expect(text).toContain('The first release.');
  expect(text).not.toContain('Faster');
});

test('release notes have the changes of the API, the notes and the versions', () => {
  expect(renderRelease(release('0.2.0'))).toBe(`The API has not changed.

## Packages

- **client**: Faster.
  Smaller.

| Package | Version |
|---|---|
| @seller-funds/client | 0.2.0 |
`);
});
