import { existsSync } from 'node:fs';
import type { Values } from '@seller-funds/command';
import { createSandbox } from '../sandbox.js';
import { CommandError } from './command-error.js';
import type { verifyCommand } from './commands.js';
import { describeReports } from './describe-reports.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { storageOf } from './storage-of.js';

/**
 * `sandbox verify`: checks the ledger of stored data.
 * @throws {UsageError} for an invalid DATABASE_URL
 * @throws {CommandError} if the file does not exist
 */
export async function verify(
  values: Values<typeof verifyCommand>,
  { out, error }: ProcessEnvironment,
): Promise<number> {
  const storage = storageOf(values, error);
  if (storage.kind === 'file' && !existsSync(storage.path)) {
    throw new CommandError(`File not found: ${storage.path}.`);
  }
  const sandbox = await createSandbox({ storage, runJobs: false });
  const { ok, text } = describeReports(await sandbox.verify());
  await sandbox.close();
  out(`${text}\n`);
  return ok ? exitCodes.done : exitCodes.failed;
}
