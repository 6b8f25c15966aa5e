import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { fileOf, isRemote } from './references.js';

test.each([
  ['b.yaml', '/x/y/b.yaml'],
  ['./b.yaml', '/x/y/b.yaml'],
  ['../z/b.yaml', '/x/z/b.yaml'],
  ['/z/b.yaml', '/z/b.yaml'],
  ['a%20b.yaml', '/x/y/a b.yaml'],
  ['100%.yaml', '/x/y/100%.yaml'],
  [pathToFileURL('/z/a b.yaml').href, '/z/a b.yaml'],
])('%s refers to a file', (reference, file) => {
  expect(fileOf(reference, '/x/y/openapi.yaml')).toBe(file);
  expect(isRemote(reference)).toBe(false);
});

test.each(['https://example.com/b.yaml', 'HTTP://example.com', 'ftp://example.com/b'])(
  '%s leads to the network',
  (reference) => {
    expect(isRemote(reference)).toBe(true);
  },
);
