import { expect, test } from 'vitest';
import { adaptRuntimeImports, flatLayout, specifier, type Layout } from './layout.js';

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

const runtime = `import type { A } from '../../types/runtime/operation.js';
import { b } from "./b.js";
import * as z from 'zod';
const later = import('../../validators/runtime/checks.js');`;

test('keeps the imports of runtime files in a flat layout', () => {
  expect(adaptRuntimeImports(flatLayout, 'client', runtime)).toBe(runtime);
});

test('imports packages in runtime files of a package layout', () => {
  expect(adaptRuntimeImports(packages, 'client', runtime)).toBe(
    `import type { A } from '@test/types/runtime/operation';
import { b } from "./b.js";
import * as z from 'zod';
const later = import('@test/validators/runtime/checks');`,
  );
});
