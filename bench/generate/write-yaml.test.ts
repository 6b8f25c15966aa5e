import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { writeYaml } from './write-yaml.ts';

test('converts a document to equivalent YAML once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-yaml-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const document = {
    name: 'pets',
    title: 'Pets',
    size: 'small',
    file: join(folder, 'documents/pets.yaml'),
    json: join(folder, 'pets.json'),
    operation: { id: 'getPet', method: 'get', path: '/pet' },
  } as const;
  const value = {
    openapi: '3.1.0',
    paths: { '/pet': { get: { description: 'a: b\nc', tags: ['1'] } } },
  };
  writeFileSync(document.json, JSON.stringify(value));
  writeYaml(document);
  const text = readFileSync(document.file, 'utf8');
  expect(text).toMatch(/^openapi: 3\.1\.0\npaths:\n/);
  expect(parse(text)).toEqual(value);
  writeFileSync(document.json, '{}');
  writeYaml(document);
  expect(readFileSync(document.file, 'utf8')).toBe(text);
});
