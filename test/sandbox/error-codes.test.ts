import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorTemplates } from '../../packages/sandbox/src/kernel/error-codes.js';

const catalogue = readFileSync(new URL('../../spec/errors.md', import.meta.url), 'utf8');

test.each(Object.keys(errorTemplates))('%s is in the error catalogue', (code) => {
  expect(catalogue).toContain(`| ${code} |`);
});
