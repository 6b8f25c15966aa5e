import { expect, test } from 'vitest';
import { catalogueMarkdown } from './markdown.ts';

const entry = { when: 'Either a | b\n  happened.', action: 'Correct it.', template: 'No.' };

test('has a table for each domain, with a row for each of its codes', () => {
  const page = catalogueMarkdown({
    domains: { '100': 'Keys', '900': 'General' },
    codes: { '401.100.001': entry, '400.900.001': entry, '403.100.001': entry },
  });
  expect(page.slice(page.indexOf('## '))).toBe(`## 100: Keys

| Code | When | What to do |
|---|---|---|
| 401.100.001 | Either a \\| b happened. | Correct it. |
| 403.100.001 | Either a \\| b happened. | Correct it. |

## 900: General

| Code | When | What to do |
|---|---|---|
| 400.900.001 | Either a \\| b happened. | Correct it. |
`);
});

test('refuses a code of a domain that is not listed', () => {
  expect(() => catalogueMarkdown({ domains: {}, codes: { '401.100.001': entry } })).toThrow(
    'The error code 401.100.001 is of the domain 100, which spec/errors.yaml does not list.',
  );
});
