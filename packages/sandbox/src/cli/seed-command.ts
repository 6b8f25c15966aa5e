import type { Values } from '@seller-funds/command';
import { createSandbox } from '../sandbox.js';
import { defaultUrl, type seedCommand } from './commands.js';
import { fillTenant } from './fill-tenant.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { fetchFromNetwork } from './remote-sandbox.js';
import { storageOf } from './storage-of.js';

/** @throws {UsageError | CommandError} for an invalid DATABASE_URL, or a sandbox that is not reached or refuses it */
export async function seed(
  { seed: name, key, url, ...database }: Values<typeof seedCommand>,
  { out, error }: ProcessEnvironment,
): Promise<number> {
  const storage = storageOf({ ...database, memory: url !== undefined }, error);
  if (storage.kind === 'memory') {
    const target = { fetch: fetchFromNetwork, origin: url ?? defaultUrl, key };
    out(`${await fillTenant(name, target)}\n`);
    return exitCodes.done;
  }
  const sandbox = await createSandbox({ storage, runJobs: false });
  try {
    const fetch = (request: Request): Promise<Response> => sandbox.fetch(request);
    out(`${await fillTenant(name, { fetch, origin: defaultUrl, key })}\n`);
    return exitCodes.done;
  } finally {
    await sandbox.close();
  }
}
