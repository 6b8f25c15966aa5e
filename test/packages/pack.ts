import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpmCommand } from '../../scripts/processes/pnpm-command.js';
import { copyRepository } from '../copy.js';
import { run } from '../../scripts/processes/run.js';

export interface Tarball {
  readonly name: string;
  readonly path: string;
  readonly files: readonly string[];
}

export interface Packed {
  readonly tarballs: readonly Tarball[];
  remove(): void;
}

/**
 * Builds and packs packages. A release sets `PACKED_TARBALLS` to the folder of the tarballs to publish; these are used
 * instead.
 * @param names such as `client`
 */
export async function pack(names: readonly string[]): Promise<Packed> {
  const given = process.env['PACKED_TARBALLS'];
  if (given !== undefined) return { tarballs: await tarballsIn(given), remove: () => undefined };
  const target = mkdtempSync(join(tmpdir(), 'seller-funds-tarballs-'));
  const remove = (): void => rmSync(target, { recursive: true, force: true });
  await packInto(target, names);
  return { tarballs: await tarballsIn(target), remove };
}

/**
 * Builds and packs packages in a copy of the repository, because other tests read this one at the same time.
 * @param names such as `client`; `*` for all
 */
export async function packInto(target: string, names: readonly string[]): Promise<void> {
  const copy = copyRepository();
  try {
    const { code, output } = await copy.run('build');
    if (code !== 0) throw new Error(`pnpm build ended with ${code}:\n${output}`);
    const [command, ...before] = pnpmCommand();
    const filters = names.flatMap((name) => ['--filter', `@seller-funds/${name}`]);
    const args = [...before, '-r', ...filters, 'pack', '--json', '--pack-destination', target];
    await run(command, args, copy.folder);
  } finally {
    copy.remove();
  }
}

export function tarballsIn(folder: string): Promise<Tarball[]> {
  return Promise.all(readdirSync(folder).map((file) => describe(join(folder, file))));
}

export function readPacked({ path }: Pick<Tarball, 'path'>, file: string): Promise<string> {
  return run('tar', ['-xOzf', path, `package/${file}`], tmpdir());
}

export function bytesOf({ path }: Tarball): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

async function describe(path: string): Promise<Tarball> {
  const listed = await run('tar', ['-tzf', path], tmpdir());
  const files = listed
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace('package/', ''));
  const { name } = JSON.parse(await readPacked({ path }, 'package.json')) as { name: string };
  return { name, path, files };
}
