import { expect, test } from 'vitest';
import { flatLayout, specifier, type Layout } from './layout.js';

const packages: Layout = {
  folder: (emitter) => `packages/${emitter}/src/generated`,
  package: (emitter) => `@test/${emitter}`,
};

test.each([
  ['v1', { emitter: 'client', file: 'v2' }, './v2.js'],
  ['v1/splits', { emitter: 'client', file: 'runtime/call' }, '../runtime/call.js'],
  ['v1/splits', { emitter: 'client', file: 'v1/payouts' }, './payouts.js'],
  ['v1', { emitter: 'types', file: 'operations/v1' }, '../types/operations/v1.js'],
  ['v1/splits', { emitter: 'types', file: 'v1' }, '../../types/v1.js'],
  ['v1', { package: 'zod' }, 'zod'],
] as const)('side by side, client/%s imports %o as %s', (file, from, expected) => {
  expect(specifier(flatLayout, 'client', file, from)).toBe(expected);
});

test.each([
  ['v1/splits', { emitter: 'client', file: 'v2' }, '../v2.js'],
  ['v1/splits', { emitter: 'types', file: 'operations/v1' }, '@test/types/operations/v1'],
  ['v1', { package: 'zod' }, 'zod'],
] as const)('in packages, client/%s imports %o as %s', (file, from, expected) => {
  expect(specifier(packages, 'client', file, from)).toBe(expected);
});
