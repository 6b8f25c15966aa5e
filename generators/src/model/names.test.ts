import { expect, test } from 'vitest';
import { isIdentifier } from '../code/identifiers.js';
import type { Json } from '../json.js';
import { modulesOf, Namer } from './names.js';

const versioned = (versions: Json): string[] =>
  modulesOf({ 'x-versions': versions }).map(({ name, title }) => `${name}: ${title}`);

test('creates one module for a document without versions', () => {
  expect(modulesOf({})).toEqual([{ name: 'api', prefix: '', title: 'API', versioned: true }]);
  expect(modulesOf({ 'x-versions': {} })).toHaveLength(1);
  // What vendors write under the same name is their own.
  expect(modulesOf({ 'x-versions': { current: '1.2' } })).toHaveLength(1);
  expect(modulesOf({ 'x-versions': { v1: { released: '2024-01-01' } } })).toHaveLength(1);
});

test('creates a module for each version and one for shared components', () => {
  expect(versioned({ v1: { title: 'Version 1' }, v2: {} })).toEqual([
    'v1: Version 1',
    'v2: v2',
    'shared: Shared',
  ]);
});

test('gives each version a safe and unique module name', () => {
  const keys = ['2024-01', '2024.01', 'shared', 'index', 'default', 'operations', '*/'];
  const modules = modulesOf({ 'x-versions': Object.fromEntries(keys.map((key) => [key, {}])) });
  const names = modules.map((module) => module.name);
  expect(names).toEqual([
    '_202401',
    '_2024012',
    'shared2',
    'index2',
    'default_',
    'operations2',
    'unnamed',
    'shared',
  ]);
  for (const name of names) expect(name).toSatisfy(isIdentifier);
});

test('assigns names to modules by prefix', () => {
  const namer = new Namer(modulesOf({ 'x-versions': { v1: {}, '2024.1': {} } }));
  expect(namer.type('v1.payment-split')).toEqual({
    module: 'v1',
    id: 'PaymentSplit',
    original: 'v1.payment-split',
  });
  expect(namer.value('v1.createSplit')).toMatchObject({ module: 'v1', id: 'createSplit' });
  expect(namer.type('2024.1.Split')).toMatchObject({ module: '_20241', id: 'Split' });
  expect(namer.type('Money')).toMatchObject({ module: 'shared', id: 'Money' });
  expect(namer.type('v1.')).toMatchObject({ module: 'shared', id: 'V1' });
  expect(namer.type('v3.Split')).toMatchObject({ module: 'shared', id: 'V3Split' });
});

test('makes names unique within a module, ignoring case', () => {
  const namer = new Namer(modulesOf({ 'x-versions': { v1: {}, v2: {} } }));
  const ids = ['v1.Url', 'v1.URL', 'v1.u-r-l', 'v2.Url', 'v1.Url!'].map(
    (original) => namer.type(original).id,
  );
  expect(ids).toEqual(['Url', 'URL2', 'URL3', 'Url', 'Url4']);
});
