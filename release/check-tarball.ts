import type { Manifest } from './packages.js';

/** A package as it would be published, read into memory. */
export interface PackedPackage {
  readonly manifest: Manifest;
  /** Paths of its files, relative to the package. */
  readonly files: readonly string[];
  /** The text of its license. */
  readonly license: string;
  /** The text of the repository's license. */
  readonly expectedLicense: string;
  /** The version that the release gives it. */
  readonly expectedVersion: string;
}

/** What must not be published: sources, tests, maps that lead back to sources, notes of the build. */
const leaks = /\.test\.|\/testing\/|\.map$|tsbuildinfo|\.env|^package\/?src\/|^src\//;

/** What stands in the way of publishing a package; empty where nothing does. */
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
