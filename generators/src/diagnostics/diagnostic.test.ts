import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.js';
import { diagnostic, DiagnosticError, formatDiagnostic } from './diagnostic.js';

const location = { file: join(process.cwd(), 'a.yaml'), line: 3, column: 7, pointer: '#/paths' };

test('a diagnostic has its message and hint with the values in their places', () => {
  expect(diagnostic('schema/dialect', { keyword: 'nullable', instead: '{keyword}' })).toEqual({
    code: 'schema/dialect',
    severity: 'warning',
    message: 'The keyword nullable belongs to OpenAPI 3.0; it is read as it is meant there.',
    hint: 'In OpenAPI 3.1 write {keyword}.',
  });
});

test('it is shown with its place, its pointer and its hint', () => {
  const found = diagnostic('source/reference', { reference: '#/x' }, location);
  expect(formatDiagnostic(found)).toBe(
    `a.yaml:3:7 error The reference #/x leads nowhere. [source/reference]
    at #/paths
    Correct the reference, or create what it names.`,
  );
});

test('a place far away is shown whole, the top of a file without a pointer, none not at all', () => {
  const far = { ...location, file: '/z.yaml', pointer: '#' };
  expect(formatDiagnostic(diagnostic('source/bundle', { reason: 'x' }, far))).toMatch(
    /^\/z\.yaml:3:7 error .*\n {4}Run the lint/,
  );
  expect(formatDiagnostic(diagnostic('source/bundle', { reason: 'x' }))).toMatch(
    /^error The files/,
  );
});

test('an error shows all that was found', () => {
  const found = ['a', 'b'].map((id) => diagnostic('operation/id-duplicate', { id }));
  expect(new DiagnosticError(found).message.split('\n')).toEqual([
    'error The operationId a is used twice. [operation/id-duplicate]',
    '    Give each operation an operationId of its own.',
    'error The operationId b is used twice. [operation/id-duplicate]',
    '    Give each operation an operationId of its own.',
  ]);
});

test('every message and every hint is a sentence', () => {
  for (const { message, hint } of Object.values(catalogue)) {
    expect(message).toMatch(/^(?:[A-Z]|x-).*\.$/);
    expect(hint).toMatch(/^[A-Z].*\.$/);
  }
});
