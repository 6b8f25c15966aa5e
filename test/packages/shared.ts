// The packed packages and a project that has them installed: fixtures made once per test run.
import { oncePerRun } from '../once-per-run.js';
import { installInto, ownVersions } from './consumer.js';
import { packInto, type Tarball, tarballsIn } from './pack.js';

/** Packs all packages. A release sets `PACKED_TARBALLS` to the folder of the tarballs to publish. */
export async function packOnce(): Promise<Tarball[]> {
  const given = process.env['PACKED_TARBALLS'];
  return tarballsIn(given ?? (await oncePerRun('tarballs', (folder) => packInto(folder, ['*']))));
}

/** Installs all packages and the usual dependencies of apps. Tests add sources in subfolders of the folder. */
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
