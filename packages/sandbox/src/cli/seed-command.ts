import { createSandbox } from '../sandbox.js';
import { parseOptions, UsageError } from './arguments.js';
import { fillTenant } from './fill-tenant.js';
import { parseOrigin, fetchFromNetwork, defaultUrl } from './remote-sandbox.js';
import { chooseStorage, unusedDatabaseUrl } from './storage-choice.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';

/** The options of `sandbox seed`. */
export const seedOptions = {
  key: { type: 'string' },
  url: { type: 'string' },
  data: { type: 'string' },
} as const;

/**
 * `sandbox seed`: fills a tenant of a running sandbox, or of a file.
 * @throws {UsageError} for invalid arguments
 * @throws {CommandError} if the sandbox cannot be reached or refuses the seed
 */
export async function seedCommand(
  args: readonly string[],
  { environment, out, error }: ProcessEnvironment,
): Promise<number> {
  const { values, positionals } = parseOptions(args, seedOptions, true);
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) {
    throw new UsageError('seed takes one file, or marketplace.');
  }
  const { key, url, data } = values;
  if (url !== undefined && data !== undefined) {
    throw new UsageError('--url and --data cannot be combined.');
  }
  const databaseUrl = url === undefined ? environment['DATABASE_URL'] : undefined;
  const storage = chooseStorage({ data, memory: false, databaseUrl });
  if (typeof storage === 'string') throw new UsageError(storage);
  error(unusedDatabaseUrl(storage, environment));
  if (storage.kind === 'memory') {
    out(
      `${await fillTenant(name, { fetch: fetchFromNetwork, origin: parseOrigin(url ?? defaultUrl), key })}\n`,
    );
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
