import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecords, type ReleaseRecord } from '../../docs/releases/record.ts';
import { renderRelease } from '../../docs/releases/render.ts';
import { pnpmCommand } from '../processes/pnpm-command.js';
import { run } from '../processes/run.js';
import { readChangesets } from './changeset.js';
import { checkTarball } from './check-tarball.js';
import { repositoryUrl, writePackagePages } from './package-pages.js';
import { type Manifest, readPackages } from './packages.js';
import { findStaleRecord, prepareRelease, tagOf } from './prepare.js';

/** What a release would publish. */
export interface DryRun {
  readonly packages: readonly {
    readonly name: string;
    readonly from: string;
    readonly to: string;
    readonly problems: readonly string[];
  }[];
  /** The problems of the release as a whole, and the output of the tests of the installed packages if they failed. */
  readonly failures: readonly string[];
}

interface Clone {
  readonly folder: string;
  readonly record: ReleaseRecord;
  /** The packages before the preparation. */
  readonly old: Packages;
  readonly isPreview: boolean;
  readonly pnpm: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>;
}

type OnStep = (step: string) => void;

/** Prepares a release of the committed state in a temporary clone, and calls a function with it. */
export async function withPreparedClone<T>(
  root: string,
  onStep: OnStep,
  use: (clone: Clone) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'seller-funds-release-'));
  const [command, ...before] = pnpmCommand();
  const pnpm: Clone['pnpm'] = (args, env) => run(command, [...before, ...args], folder, env);
  try {
    onStep('clone and install');
    await run('git', ['clone', '--quiet', '--no-hardlinks', root, folder], root);
    await pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
    const old = readPackages(folder);
    const [latest] = readRecords(folder);
    if (latest !== undefined && readChangesets(folder).length === 0)
      return await use({ folder, record: latest, old, isPreview: false, pnpm });
    onStep('prepare');
    const record = await prepareRelease(folder, new Date().toISOString().slice(0, 10));
    return await use({ folder, record, old, isPreview: true, pnpm });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Tries a release of the committed state in a temporary clone: prepares it unless a commit did, type-checks, builds, packs,
 * checks each tarball and runs the tests that install all packages in an empty project.
 * @param root the repository, which is not changed
 * @param target the folder for the tarballs and the release notes
 * @param onStep called with the name of each step when it starts
 * @param isTested false to leave out the tests
 */
export function dryRun(
  root: string,
  target: string,
  onStep: OnStep,
  isTested: boolean,
): Promise<DryRun> {
  return withPreparedClone(root, onStep, async ({ folder, record, old, isPreview, pnpm }) => {
    const now = readPackages(folder);
    const repository = repositoryUrl(folder);
    const failures = [
      repository === undefined &&
        'package.json has no "repository": set it to the https URL of this repository.',
      isPreview ? undefined : await findStaleRecord(folder),
    ];
    onStep('type-check');
    await pnpm(['run', 'type-check']);
    onStep('build and pack');
    await pnpm(['run', 'build']);
    if (repository !== undefined) writePackagePages(folder, repository, tagOf(record));
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    const filters = [...now.keys()].flatMap((name) => ['--filter', name]);
    await pnpm(['-r', ...filters, 'pack', '--pack-destination', target]);
    onStep('check the tarballs');
    const packages = await Promise.all(
      readdirSync(target).map((file) =>
        checkFile(join(target, file), root, repository, [old, now]),
      ),
    );
    if (isTested) {
      onStep('install and use them');
      const env = { ...process.env, PACKED_TARBALLS: target };
      const tests = pnpm(['exec', 'vitest', 'run', '--maxWorkers=1', 'test/packages'], env);
      failures.push(await tests.then(() => undefined, messageOf));
    }
    writeFileSync(join(target, 'notes.md'), renderRelease(record));
    return { packages, failures: failures.filter((each) => typeof each === 'string') };
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Packages = ReadonlyMap<string, Manifest>;

async function checkFile(
  tarball: string,
  root: string,
  repository: string | undefined,
  [old, now]: readonly [Packages, Packages],
): Promise<DryRun['packages'][number]> {
  const read = (file: string): Promise<string> =>
    run('tar', ['-xOzf', tarball, `package/${file}`], tmpdir());
  const listed = await run('tar', ['-tzf', tarball], tmpdir());
  const manifest = JSON.parse(await read('package.json')) as Manifest;
  const { name, version } = manifest;
  const problems = checkTarball({
    manifest,
    files: listed
      .trim()
      .split('\n')
      .map((line) => line.replace('package/', '')),
    license: await read('LICENSE'),
    readme: await read('README.md'),
    expectedLicense: readFileSync(join(root, 'LICENSE'), 'utf8'),
    expectedVersion: now.get(name)?.version ?? 'unknown',
    repository,
  });
  return { name, from: old.get(name)?.version ?? 'new', to: version, problems };
}
