import { expect, it } from 'vitest';
import { matchesType, mediaKind } from './media.js';

it.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=utf-8', 'json'],
  ['application/problem+json', 'json'],
  ['text/json', 'json'],
  ['application/json-seq', 'binary'],
  ['application/x-ndjson', 'text'],
  ['text/csv', 'text'],
  ['text/*', 'text'],
  ['application/atom+xml', 'text'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data; boundary=x', 'multipart'],
  ['application/octet-stream', 'binary'],
  ['image/*', 'binary'],
  ['*/*', 'any'],
  ['application/*', 'any'],
])('handles %s as %s', (type, kind) => {
  expect(mediaKind(type)).toBe(kind);
});

it.each([
  ['application/json', 'application/json; charset=utf-8', true],
  ['text/CSV; header=present', 'text/csv', true],
  ['text/*', 'text/csv', true],
  ['text/*', 'application/json', false],
  ['*/*', 'image/png', true],
  ['application/json', 'application/jsonl', false],
  ['application/jsonl', 'application/json', false],
])('%s matches %s: %s', (documented, actual, expected) => {
  expect(matchesType(documented, actual)).toBe(expected);
});
