// Statements of the reference that a schema cannot express have to be in descriptions or guides.
import { expect, test } from 'vitest';
import { readText } from '../repository.js';
import { resolve } from './document.js';

test.each([
  // The caller must allow its servers to reach both hosts on port 443 (CORE-GEN-008).
  ['#/info/description', /port 443\. Allow your servers to reach both hosts/],
  // Two allowed processors in version 1, seven in version 2 (CORE-PS-034).
  [
    '#/components/schemas/PaymentProcessor/description',
    /closed set of its own: version 1\s+accepts two values, version 2 seven/,
  ],
  // `dateOfBirth` is a date-time in version 2 (EXT-LE-009).
  ['#/components/schemas/v2.PersonalData/properties/dateOfBirth/description', /unlike version 1/],
])('%s says %s', (pointer, words) => {
  expect(resolve(pointer)).toMatch(words);
});

test.each([
  ['docs/guide/versions.md', /port\s+443\. Allow your servers to reach both hosts on that port/],
  ['docs/guide/migration.md', /`dateOfBirth` is a date-time: `1990-05-17T00:00:00\.000Z`/],
  ['packages/client/README.md', /port 443; your servers must be allowed to reach both hosts/],
])('%s says %s', (file, words) => {
  expect(readText(file)).toMatch(words);
});
