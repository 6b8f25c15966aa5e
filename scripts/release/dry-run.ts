import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpmCommand } from '../processes/pnpm-command.js';
import { run } from '../processes/run.js';
import { checkTarball } from './check-tarball.js';
import { type Manifest, readPackages } from './packages.js';

/** What a release would publish. */
export interface DryRun {
  readonly packages: readonly {
    readonly name: string;
    readonly from: string;
    readonly to: string;
    /** The problems that prevent publishing it. */
    readonly problems: readonly string[];
  }[];
  /** The output of the tests of the installed packages, if they failed. */
  readonly failure: string | undefined;
}

/**
 * Tries a release of the committed state in a temporary clone: raises the versions, type-checks, builds, packs, checks
 * each tarball and runs the tests that install all packages in an empty project.
 * @param root the repository, which is not changed
 * @param target the folder for the tarballs
 * @param onStep called with the name of each step when it starts
 */
export async function dryRun(
  root: string,
  target: string,
  onStep: (step: string) => void,
): Promise<DryRun> {
  const clone = mkdtempSync(join(tmpdir(), 'seller-funds-release-'));
  const [command, ...before] = pnpmCommand();
  const pnpm = (...args: string[]): Promise<string> => run(command, [...before, ...args], clone);
  try {
    onStep('clone and install');
    await run('git', ['clone', '--quiet', '--no-hardlinks', root, clone], root);
    await pnpm('install', '--frozen-lockfile', '--prefer-offline');
    const old = readPackages(clone);
    onStep('raise the versions');
    if (hasChangesets(clone)) {
      await pnpm('exec', 'changeset', 'version');
      // The generated client contains its version, for the User-Agent header.
      await pnpm('run', 'generate', '--only', 'client');
    }
    const now = readPackages(clone);
    onStep('type-check');
    await pnpm('run', 'type-check');
    onStep('build and pack');
    await pnpm('run', 'build');
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    const filters = [...now.keys()].flatMap((name) => ['--filter', name]);
    await pnpm('-r', ...filters, 'pack', '--pack-destination', target);
    onStep('check the tarballs');
    const packages = await Promise.all(
      readdirSync(target).map((file) => checkFile(join(target, file), root, { old, now })),
    );
    onStep('install and use them');
    const env = { ...process.env, PACKED_TARBALLS: target };
    const args = [...before, 'exec', 'vitest', 'run', '--maxWorkers=1', 'test/packages'];
    const failure = await run(command, args, clone, env).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    return { packages, failure };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** True if there are changesets; `changeset version` fails without. */
function hasChangesets(folder: string): boolean {
  const files = readdirSync(join(folder, '.changeset'));
  return files.some((file) => file.endsWith('.md') && file !== 'README.md');
}

type Packages = ReadonlyMap<string, Manifest>;

async function checkFile(
  tarball: string,
  root: string,
  versions: { readonly old: Packages; readonly now: Packages },
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
    expectedLicense: readFileSync(join(root, 'LICENSE'), 'utf8'),
    expectedVersion: versions.now.get(name)?.version ?? 'unknown',
  });
  return { name, from: versions.old.get(name)?.version ?? 'new', to: version, problems };
}
