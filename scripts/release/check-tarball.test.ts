import { expect, test } from 'vitest';
import { checkTarball, type PackedPackage } from './check-tarball.js';

const good: PackedPackage = {
  manifest: {
    name: '@seller-funds/client',
    version: '1.1.0',
    license: 'MIT',
    publishConfig: { access: 'public', provenance: true },
    dependencies: { zod: '4.6.7', '@seller-funds/contract': '1.1.0' },
  },
  files: ['LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts'],
  license: 'MIT License\n',
  expectedLicense: 'MIT License',
  expectedVersion: '1.1.0',
};

test('a publishable package has no problems', () => {
  expect(checkTarball(good)).toEqual([]);
});

const { manifest, files } = good;

test.each<[Partial<PackedPackage>, string]>([
  [{ expectedVersion: '2.0.0' }, 'its version is 1.1.0, not 2.0.0'],
  [{ license: 'All rights reserved' }, 'LICENSE is not that of the repository'],
  [{ manifest: { ...manifest, license: 'ISC' } }, 'its license is ISC, not MIT'],
  [
    { manifest: { ...manifest, publishConfig: { provenance: true } } },
    'publishConfig.access is not "public"',
  ],
  [
    { manifest: { ...manifest, publishConfig: { access: 'public' } } },
    'publishConfig.provenance is not true',
  ],
  [{ files: files.filter((file) => file !== 'README.md') }, 'README.md is missing'],
  [{ files: [...files, 'dist/a.test.js'] }, 'dist/a.test.js must not be published'],
  [{ files: [...files, 'dist/index.js.map'] }, 'dist/index.js.map must not be published'],
  [{ files: [...files, 'src/index.ts'] }, 'src/index.ts must not be published'],
  [
    { manifest: { ...manifest, dependencies: { a: 'workspace:*' } } },
    'depends on a by workspace:*, which no registry knows',
  ],
])('%j is refused', (fault, problem) => {
  expect(checkTarball({ ...good, ...fault })).toEqual([problem]);
});
