// docs/glossary.md: its terms are in use, and the words that they replace are not.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes/run-node.js';
import { readText } from '../repository.js';

const folders = ['bench', 'docs', 'generators', 'packages', 'scripts', 'spec', 'test'];
const left = new Set(['node_modules', 'generated', 'dist', 'corpus', 'CHANGELOG.md']);

interface Row {
  readonly section: string;
  readonly cells: readonly string[];
}

const files = [
  join(root, 'README.md'),
  join(root, 'CONTRIBUTING.md'),
  ...folders.flatMap((folder) => filesIn(join(root, folder))),
];
const glossary = readText('docs/glossary.md');
const rows = readRows(glossary);
const domainRows = rows.filter(({ section }) => section === 'Domain terms');
const codeRows = rows.filter(({ section }) => section === 'Code terms');
const identifiers = readIdentifiers();

test('has domain and code terms', () => {
  expect(domainRows.length).toBeGreaterThan(30);
  expect(codeRows.length).toBeGreaterThan(20);
});

test('has one row for each term of a part', () => {
  for (const part of [domainRows, codeRows]) {
    const terms = part.map(({ cells: [term = ''] }) => term);
    expect(terms.filter((term, index) => terms.indexOf(term) < index)).toEqual([]);
  }
});

test('each domain term occurs in the document or in the guides', () => {
  const text = [
    ...files.filter((file) => /\/docs\/guide\/.*\.md$/.test(file)),
    ...filesIn(join(root, 'spec'), /\.(?:yaml|md)$/),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replaceAll(/\s+/g, ' ');
  const unused = domainRows
    .map(({ cells: [term = ''] }) => term)
    .filter((term) => !new RegExp(String.raw`\b${term}s?\b`, 'i').test(text));
  expect(unused).toEqual([]);
});

test('each source of a domain term is a claim or a decision', () => {
  const claims = readText('spec/claims.yaml');
  const decisions = readText('spec/decisions.md');
  const unknown = domainRows.flatMap(({ cells: [term, , source = ''] }) =>
    source
      .split(', ')
      .filter((id) => !claims.includes(`- id: ${id}\n`) && !decisions.includes(`| ${id} |`))
      .map((id) => `${term}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('each code term is an identifier or a file of the sources', () => {
  const names = new Set([...identifiers.keys(), ...files.map((file) => basename(file))]);
  const missing = codeRows.flatMap(({ cells: [term, inCode = ''] }) => {
    const listed = namesIn(inCode);
    return listed.length === 0 ? [term] : listed.filter((name) => !names.has(name));
  });
  expect(missing).toEqual([]);
});

test('no identifier or file has a name that the glossary replaces', () => {
  const sources = files.filter((file) => file.endsWith('.ts'));
  const replaced = rows.flatMap(({ cells }) => namesIn(cells[3] ?? ''));
  const uses = replaced.flatMap((name) => {
    const fileName = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
    const places = [
      ...(identifiers.get(name) ?? []),
      ...sources.filter((file) => basename(file).split('.')[0] === fileName),
    ];
    return places.map((file) => `${name} in ${relative(root, file)}`);
  });
  expect(uses).toEqual([]);
});

test('no guide or README has a word that the glossary replaces', () => {
  const words = rows.flatMap(({ cells }) =>
    (cells[3] ?? '')
      .replaceAll(/`[^`]*`/g, '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );
  expect(words.length).toBeGreaterThan(0);
  const pages = files.filter((file) => file.endsWith('.md') && !file.endsWith('/glossary.md'));
  const uses = pages.flatMap((file) => {
    const prose = readFileSync(file, 'utf8')
      .replaceAll(/^```.*?^```$/gms, '')
      .replaceAll(/`[^`\n]*`/g, '')
      .replaceAll(/\s+/g, ' ');
    return words
      .filter((word) => new RegExp(String.raw`\b${word}s?\b`, 'i').test(prose))
      .map((word) => `${word} in ${relative(root, file)}`);
  });
  expect(uses).toEqual([]);
});

function readRows(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((line, index, lines) => {
    if (line.startsWith('## ')) section = line.slice(3);
    const isHead = lines[index + 1]?.startsWith('|---') === true;
    if (!line.startsWith('| ') || isHead) return [];
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return [{ section, cells }];
  });
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

function readIdentifiers(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files.filter((each) => each.endsWith('.ts'))) {
    const code = readFileSync(file, 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
      .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, '');
    for (const name of new Set(code.match(/[A-Za-z_$][\w$]*/g))) {
      const places = found.get(name);
      if (places) places.push(file);
      else found.set(name, [file]);
    }
  }
  return found;
}

function filesIn(folder: string, names = /\.(?:ts|md)$/): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !left.has(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path, names);
      return names.test(entry.name) ? [path] : [];
    });
}
