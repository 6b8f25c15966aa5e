import { expect, test } from 'vitest';
import { versionOfName, versionOfPath, versionsOf } from './versions.ts';

const versions = versionsOf({
  'x-versions': {
    v2: { title: 'Version 2', basePath: '/api' },
    v1: { title: 'Version 1', basePath: '/api/v1' },
    v10: { title: 'Version 10', basePath: '/api/v10' },
    v9: { title: 'no base path' },
  },
});

const nameByPath = (path: string) => versionOfPath(path, versions)?.name;
const nameByPrefix = (name: string) => versionOfName(name, versions)?.name;

test('reads the versions and leaves malformed ones to lint', () => {
  expect(versions.map(({ name }) => name)).toEqual(['v2', 'v1', 'v10']);
  expect(versionsOf({})).toEqual([]);
});

test('finds the version of a path by whole segments, the longest first', () => {
  expect(['/api/v1/a', '/api/v10/a', '/api/v1', '/api/v1x', '/apis'].map(nameByPath)).toEqual([
    'v1',
    'v10',
    'v1',
    'v2',
    undefined,
  ]);
});

test('finds the version of a name by its prefix', () => {
  expect(['v1.Balance', 'v10.Balance', 'Balance', 'v1Balance'].map(nameByPrefix)).toEqual([
    'v1',
    'v10',
    undefined,
    undefined,
  ]);
});
