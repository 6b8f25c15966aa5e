import { expect, test } from 'vitest';
import { checkTarball, type PackedPackage } from './check-tarball.js';

const repository = 'https://git.example/money/seller-funds';
const good: PackedPackage = {
  manifest: {
    name: '@seller-funds/client',
    version: '1.1.0',
    license: 'MIT',
    repository: { type: 'git', url: `git+${repository}.git`, directory: 'packages/client' },
    homepage: `${repository}/tree/v1.1.0/packages/client#readme`,
    bugs: `${repository}/issues`,
    publishConfig: { access: 'public', provenance: true },
    dependencies: { zod: '4.6.7', '@seller-funds/contract': '1.1.0' },
  },
  files: [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'package.json',
    'dist/index.js',
    'dist/index.d.ts',
  ],
  license: 'MIT License\n',
  readme: '# Client\n\n```sh\nnpm install @seller-funds/client zod\n```\n\nSee [below](#below).\n',
  repository,
  expectedLicense: 'MIT License',
  expectedVersion: '1.1.0',
};

test('a publishable package has no problems', () => {
  expect(checkTarball(good)).toEqual([]);
});

const { manifest, files, readme } = good;

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
  [{ files: files.filter((file) => file !== 'CHANGELOG.md') }, 'CHANGELOG.md is missing'],
  [
    { manifest: { ...manifest, bugs: 'a' } },
    '"bugs" of package.json does not lead to the repository',
  ],
  [{ readme: `${readme}[a](../a.md#b)` }, 'README.md has the relative link ../a.md#b'],
  [
    { readme: `${readme}\n\`\`\`sh\npnpm sandbox --strict\n\`\`\`\n` },
    'README.md names `pnpm sandbox`, which only a clone has',
  ],
  [
    { readme: '```sh\nnpm install @seller-funds/client-extra\n```\n' },
    'the first code block of README.md does not install it with npm',
  ],
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
