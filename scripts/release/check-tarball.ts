import { relativeLink } from './package-pages.js';
import type { Manifest } from './packages.js';

/** The contents of a tarball. */
export interface PackedPackage {
  readonly manifest: Manifest;
  readonly files: readonly string[];
  readonly license: string;
  readonly readme: string;
  readonly expectedLicense: string;
  readonly expectedVersion: string;
  readonly repository: string | undefined;
}

/** Files that must not be published: sources, tests, source maps, build state. */
const leaks = /\.test\.|\/testing\/|\.map$|tsbuildinfo|\.env|^package\/?src\/|^src\//;

/** Returns the problems that prevent publishing a package; empty if there are none. */
export function checkTarball(packed: PackedPackage): readonly string[] {
  const { manifest, files, license, expectedLicense, expectedVersion } = packed;
  const { version, publishConfig, dependencies = {} } = manifest;
  const problems = [
    version !== expectedVersion && `its version is ${version}, not ${expectedVersion}`,
    license.trim() !== expectedLicense.trim() && 'LICENSE is not that of the repository',
    manifest.license !== 'MIT' && `its license is ${manifest.license ?? 'not stated'}, not MIT`,
    publishConfig?.access !== 'public' && 'publishConfig.access is not "public"',
    publishConfig?.provenance !== true && 'publishConfig.provenance is not true',
    ...['README.md', 'CHANGELOG.md']
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing`),
    ...files.filter((file) => leaks.test(file)).map((file) => `${file} must not be published`),
    ...Object.entries(dependencies)
      .filter(([, range]) => /^(?:workspace|file|link):/.test(range))
      .map(([name, range]) => `depends on ${name} by ${range}, which no registry knows`),
    ...checkPage(packed),
  ];
  return problems.filter((problem) => problem !== false);
}

function checkPage({ manifest, readme, repository }: PackedPackage): (string | false)[] {
  const [, firstCode = ''] = readme.split(/^```.*\n/m, 2);
  const install = new RegExp(`^npm install (?:--save-dev )?${manifest.name}(?:[ @]|$)`, 'm');
  const [clone] =
    /^(?:\w+=\S+ )?pnpm (?:sandbox|conformance|spec:diff|mock)\b(?!:)/m.exec(readme) ?? [];
  const about = ['repository', 'homepage', 'bugs'] as const;
  return [
    !install.test(firstCode) && 'the first code block of README.md does not install it with npm',
    clone !== undefined && `README.md names \`${clone}\`, which only a clone has`,
    ...(repository === undefined
      ? []
      : [
          ...about.map(
            (field) =>
              !JSON.stringify(manifest[field] ?? '').includes(repository) &&
              `"${field}" of package.json does not lead to the repository`,
          ),
          ...[...readme.matchAll(relativeLink)].map(
            ([, , path = '']) => `README.md has the relative link ${path}`,
          ),
        ]),
  ];
}
