import { existsSync } from 'node:fs';
import type { Values } from '@seller-funds/command';
import { createSandbox } from '../sandbox.js';
import { CommandError } from './command-error.js';
import type { verifyCommand } from './commands.js';
import { exitCodes, type ProcessEnvironment } from './process-environment.js';
import { storageOf } from './storage-of.js';
import type { TenantReport } from '../tenants/verify-store.js';

/** @throws {UsageError | CommandError} for an invalid DATABASE_URL, or if the file does not exist */
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

/** Formats the output of `sandbox verify`: a summary, or one line per violation. */
export function describeReports(reports: readonly TenantReport[]): { ok: boolean; text: string } {
  const lines = reports.flatMap(({ tenant, findings }) =>
    findings.flatMap(({ name, violations }) =>
      violations.map(({ subject, detail }) => `${tenant}: ${name}: ${subject} (${detail})`),
    ),
  );
  const checks = reports[0]?.findings.length ?? 0;
  if (lines.length > 0) return { ok: false, text: lines.join('\n') };
  const tenants = `${reports.length} ${reports.length === 1 ? 'tenant' : 'tenants'}`;
  return { ok: true, text: `No violations: ${checks} checks in ${tenants}.` };
}
