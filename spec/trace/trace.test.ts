import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { bundleDocument } from '../bundle/bundle.ts';
import { parseClaims } from './claims.ts';
import { formatFault } from './fault.ts';
import { traceDocument } from './trace.ts';

interface Break {
  readonly file?: string;
  readonly find: string;
  readonly replace: string;
  readonly says: readonly string[];
}

const spec = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(spec, file), 'utf8');
const breaks = parse(read('trace/breaks.yaml')) as readonly Break[];

let document: unknown;
beforeAll(async () => {
  document = await bundleDocument(join(spec, 'openapi.yaml'));
});

test('reports each change of breaks.yaml, and nothing else', () => {
  const names = ['claims.yaml', 'decisions.md', '../docs/guide/open-points.md'];
  const texts = new Map(names.map((file) => [file, read(file)]));
  for (const { file = 'claims.yaml', find, replace } of breaks) {
    const text = texts.get(file) ?? '';
    expect(text).toContain(find);
    texts.set(
      file,
      text.replace(find, () => replace),
    );
  }
  const files = Array.from(texts, ([file, text]) => [`spec/${file}`, text]);
  const folder = temporaryFolder(Object.fromEntries(files));
  const faults = traceDocument(join(folder, 'spec'), document).faults.map(formatFault);
  const said = breaks.flatMap(({ says }) => says);
  expect(said.filter((text) => !faults.some((fault) => fault.includes(text)))).toEqual([]);
  expect(faults.filter((fault) => !said.some((text) => fault.includes(text)))).toEqual([]);
});

test.each([
  ['- id: A\n  kind: [\n', /claims\.yaml:\d+: this is not valid YAML/],
  ['- id: A\n  kind: rule\n- says: x\n', /claims\.yaml:3: a claim needs the fields id and kind/],
  ['a: b\n', /claims\.yaml:1: expected a list/],
])('says where %j cannot be read', (text, message) => {
  expect(() => parseClaims(text, 'claims.yaml')).toThrow(message);
});
