import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.js';
import { diagnostic, DiagnosticError, formatDiagnostic } from './diagnostic.js';

const location = { file: join(process.cwd(), 'a.yaml'), line: 3, column: 7, pointer: '#/paths' };

test('inserts the values into message and hint', () => {
  expect(diagnostic('schema/dialect', { keyword: 'nullable', instead: '{keyword}' })).toEqual({
    code: 'schema/dialect',
    severity: 'warning',
    message: 'The keyword nullable is from OpenAPI 3.0; it is read with its meaning there.',
    hint: 'In OpenAPI 3.1, write {keyword}.',
  });
});

test('formats place, message, pointer and hint', () => {
  const found = diagnostic('source/unreadable', { reason: 'it is a directory' }, location);
  expect(formatDiagnostic(found)).toBe(
    `a.yaml:3:7 error Cannot read the document: it is a directory. [source/unreadable]
    at #/paths
    Check the path.`,
  );
});

test('escapes control characters, which could control the terminal', () => {
  const found = diagnostic('source/unreadable', { reason: '\u001b]0;a\u0007' }, location);
  expect(formatDiagnostic(found)).toContain(String.raw`document: \u001b]0;a\u0007. [`);
});

test('shows the absolute path of a file elsewhere, and no pointer for the top of a file', () => {
  const far = { ...location, file: '/z.yaml', pointer: '#' };
  expect(formatDiagnostic(diagnostic('source/bundle', { reason: 'x' }, far))).toMatch(
    /^\/z\.yaml:3:7 error .*\n {4}Lint the document/,
  );
  expect(formatDiagnostic(diagnostic('source/bundle', { reason: 'x' }))).toMatch(
    /^error Cannot combine/,
  );
});

test('the message of an error contains all diagnostics', () => {
  const found = ['a', 'b'].map((id) => diagnostic('source/unreadable', { reason: id }));
  expect(new DiagnosticError(found).message.split('\n')).toEqual([
    'error Cannot read the document: a. [source/unreadable]',
    '    Check the path.',
    'error Cannot read the document: b. [source/unreadable]',
    '    Check the path.',
  ]);
});

test('every message and every hint is a sentence', () => {
  for (const { message, hint } of Object.values(catalogue)) {
    expect(message).toMatch(/^(?:[A-Z]|x-).*\.$/);
    expect(hint).toMatch(/^[A-Z].*\.$/);
  }
});
