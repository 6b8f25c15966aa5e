// `node scripts/release/publish.ts FOLDER`: publishes the tarballs of a release in the order of their dependencies, and tags
// the commit. What is done already is left out, so that a run that ended in the middle can be repeated.
// It runs with the right to publish: it imports nothing but Node, and runs npm, tar and git.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

interface Tarball {
  readonly file: string;
  readonly name: string;
  readonly version: string;
  readonly dependencies: readonly string[];
}

/** Runs a command; returns its output, or undefined if it failed. */
function attempt(command: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Runs a command, and ends this one if it fails. */
function perform(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) return;
  console.error(`${command} ${args.join(' ')} failed. Run this again: it goes on from here.`);
  process.exit(1);
}

function read(file: string): Tarball {
  const text = attempt('tar', '-xOzf', file, 'package/package.json') ?? '{}';
  const manifest = JSON.parse(text) as { name: string; version: string; dependencies?: object };
  return { ...manifest, file, dependencies: Object.keys(manifest.dependencies ?? {}) };
}

function inOrder(tarballs: readonly Tarball[]): Tarball[] {
  const sorted = new Set<Tarball>();
  const add = (tarball: Tarball): void => {
    for (const other of tarballs.filter(({ name }) => tarball.dependencies.includes(name)))
      add(other);
    sorted.add(tarball);
  };
  for (const tarball of tarballs) add(tarball);
  return [...sorted];
}

const [folder = '.'] = parseArgs({ allowPositionals: true }).positionals;
const files = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
const tarballs = inOrder(files.map((file) => read(join(resolve(folder), file))));
const version = tarballs.find(({ name }) => name === '@seller-funds/contract')?.version;
if (version === undefined) throw new Error(`${folder} has no tarball of @seller-funds/contract.`);

// Provenance needs the identity of a workflow.
const provenance = process.env['GITHUB_ACTIONS'] === 'true' ? '--provenance' : '--no-provenance';
for (const { file, name, version: own } of tarballs) {
  const id = `${name}@${own}`;
  if (attempt('npm', 'view', id, 'version')) console.log(`${id} is in the registry`);
  else {
    perform('npm', 'publish', file, provenance, '--access', 'public', '--ignore-scripts');
    console.log(`${id} published`);
  }
}

const tag = `v${version}`;
const head = attempt('git', 'rev-parse', 'HEAD') ?? '';
const [tagged] = attempt('git', 'ls-remote', 'origin', `refs/tags/${tag}`)?.split('\t') ?? [];
if (tagged === head) console.log(`${tag} is tagged`);
else {
  perform('git', 'push', 'origin', `${head}:refs/tags/${tag}`);
  console.log(`${tag} tagged`);
}
