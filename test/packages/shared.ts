// The packed packages, and a project that has them: made once in a run of tests, for all of its files.
import { oncePerRun } from '../once-per-run.js';
import { installInto, ownVersions } from './consumer.js';
import { packInto, type Tarball, tarballsIn } from './pack.js';

/** All packages, packed. `PACKED_TARBALLS` names the folder of those that a release is to publish. */
export async function packOnce(): Promise<Tarball[]> {
  const given = process.env['PACKED_TARBALLS'];
  return tarballsIn(given ?? (await oncePerRun('tarballs', (folder) => packInto(folder, ['*']))));
}

/**
 * A project outside of this workspace that has all packages, and what apps have besides, installed.
 * @returns its folder: put sources into a folder of their own in it
 */
export async function installOnce(): Promise<string> {
  const tarballs = await packOnce();
  const more = [
    '@hono/node-server',
    '@types/express',
    '@types/node',
    'express',
    'hono',
    'openapi-fetch',
    'vitest',
    'zod',
  ];
  return oncePerRun('project', (folder) => installInto(folder, tarballs, ownVersions(more)));
}
