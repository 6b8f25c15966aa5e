// Breaks a copy of the contract in every place that breaks.yaml names, and lints it once.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createConfig, lint, type RawUniversalConfig } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import contractPlugin, { contractRules } from './index.ts';

interface Break {
  readonly file: string;
  readonly find?: string;
  readonly replace?: string;
  readonly at?: string;
  readonly says?: readonly string[];
}

const root = join(import.meta.dirname, '../..');
const read = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'));
const breaks = read('spec/rules/breaks.yaml') as Readonly<Record<string, readonly Break[]>>;
const config = read('redocly.yaml') as { readonly rules: Readonly<Record<string, unknown>> };

const folder = temporaryFolder();
let found: string[] = [];
let severities = new Set<string>();
beforeAll(async () => {
  cpSync(join(root, 'spec'), join(folder, 'spec'), { recursive: true });
  for (const { file, find, replace } of Object.values(breaks).flat()) {
    if (replace === undefined) continue;
    const path = join(folder, 'spec', file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (!text.includes(find ?? '')) throw new Error(`${file} does not contain ${find}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, find === undefined ? replace : text.replace(find, () => replace));
  }
  const settings = { ...config, plugins: [contractPlugin({ contentDir: folder })] };
  const problems = await lint({
    ref: join(folder, 'spec/openapi.yaml'),
    config: await createConfig(settings as RawUniversalConfig),
  });
  severities = new Set(problems.map(({ severity }) => severity));
  found = problems.map(({ ruleId, message, location: [place] }) => {
    const file = place?.source.absoluteRef.slice(join(folder, 'spec/').length) ?? '';
    return `${ruleId} ${file}: ${message}`;
  });
});

test('each rule reports what breaks it, at its place, and nothing else', () => {
  const expected = Object.entries(breaks).flatMap(([rule, list]) =>
    list.flatMap(({ file, at = file, says = [''] }) =>
      says.map((part) => [`${rule} ${at}: `, part] as const),
    ),
  );
  const isSaid = (problem: string, [place, part]: (typeof expected)[number]): boolean =>
    problem.startsWith(place) && problem.includes(part);
  expect(expected.filter((line) => !found.some((problem) => isSaid(problem, line)))).toEqual([]);
  expect(found.filter((problem) => !expected.some((line) => isSaid(problem, line)))).toEqual([]);
});

test('each rule of this contract has a change that breaks it, and an error stops the lint', () => {
  const own = Object.keys(config.rules).filter((rule) => /^(?:contract|rule)\//.test(rule));
  expect(Object.keys(breaks).toSorted()).toEqual(own.toSorted());
  expect(own).toEqual(
    expect.arrayContaining(Object.keys(contractRules('')).map((name) => `contract/${name}`)),
  );
  expect(severities).toEqual(new Set(['error']));
});
