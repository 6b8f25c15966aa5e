import type { Manifest } from './packages.js';

/** The contents of a tarball. */
export interface PackedPackage {
  readonly manifest: Manifest;
  /** Paths of its files, relative to the package. */
  readonly files: readonly string[];
  /** The text of its license. */
  readonly license: string;
  /** The text of the repository's license. */
  readonly expectedLicense: string;
  /** The version of the release. */
  readonly expectedVersion: string;
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
    !files.includes('README.md') && 'README.md is missing',
    ...files.filter((file) => leaks.test(file)).map((file) => `${file} must not be published`),
    ...Object.entries(dependencies)
      .filter(([, range]) => /^(?:workspace|file|link):/.test(range))
      .map(([name, range]) => `depends on ${name} by ${range}, which no registry knows`),
  ];
  return problems.filter((problem) => problem !== false);
}
