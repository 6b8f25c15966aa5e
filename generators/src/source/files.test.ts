import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DiagnosticError, type Diagnostic } from '../diagnostics/diagnostic.js';
import { writeDocument } from '../testing/document.js';
import { parseFile, parseText, readStream, readText, sourceText } from './files.js';

/** What is wrong, as `code line:column message`. */
function faultsOf(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof DiagnosticError) return error.diagnostics.map(show);
    throw error;
  }
}

function show({ code, message, location }: Diagnostic): string {
  return `${code} ${location?.line}:${location?.column} ${message}`;
}

test('parses YAML and JSON to the same value', () => {
  const value = { a: [1, true, null, 'text'], b: { c: '2024-01-01' } };
  expect(parseFile('a.yaml', "a: [1, true, null, text]\nb: { c: '2024-01-01' }\n")).toEqual(value);
  expect(parseFile('a.json', JSON.stringify(value))).toEqual(value);
});

test('reads JSON from a file of any name, with YAML comments too', () => {
  expect(parseFile('a.txt', '{"a": 1}')).toEqual({ a: 1 });
  expect(parseFile('a.yaml', '{a: 1} # no JSON')).toEqual({ a: 1 });
});

test('keeps dates in YAML as strings, and status codes as keys', () => {
  expect(parseFile('a.yaml', 'date: 2024-01-01\n200: ok')).toEqual({
    date: '2024-01-01',
    200: 'ok',
  });
});

test.each([
  ['', 'nothing'],
  ['- 1', 'an array'],
  ['[1]', 'an array'],
  ['just text', 'string'],
])('rejects a document that is %j', (text, found) => {
  expect(faultsOf(() => parseFile('a.yaml', text))).toEqual([
    `source/not-an-object 1:1 Expected an object, found ${found}.`,
  ]);
});

test('resolves YAML aliases', () => {
  const text = `base: &base { a: 1 }\nall: [${'*base, '.repeat(200)}]`;
  expect((parseText('a.yaml', text) as { all: unknown[] }).all).toHaveLength(200);
});

test('ends the reading of a device that does not end', () => {
  expect(faultsOf(() => readStream('/dev/zero', 'zero'))).toEqual([
    'source/unreadable 1:1 Cannot read the document: it is larger than 209715200 bytes.',
  ]);
});

test('explains that a part of a path is a file', () => {
  expect(faultsOf(() => readText('/dev/null/a.yaml'))).toEqual([
    'source/unreadable 1:1 Cannot read the document: a part of its path is a file.',
  ]);
});

test('reads a changed YAML file again, and returns independent values', () => {
  const first = parseText('again.yaml', 'a: { b: 1 }');
  const second = parseText('again.yaml', 'a: { b: 1 }') as { a: { b: number } };
  expect(second).toEqual(first);
  second.a.b = 2;
  expect(parseText('again.yaml', 'a: { b: 1 }')).toEqual(first);
  expect(parseText('again.yaml', 'a: { b: 3 }')).toEqual({ a: { b: 3 } });
});

test.each(['{"a": 1}', 'a: 1'])(
  'the source of %j is what was parsed, and not what the file has become',
  (text) => {
    const file = writeDocument(text);
    expect(sourceText(file)).toBe(text);
    parseFile(file, text);
    writeFileSync(file, 'b: [');
    expect(sourceText(file)).toBe(text);
  },
);
