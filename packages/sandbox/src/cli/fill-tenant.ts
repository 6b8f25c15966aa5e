import { existsSync, readFileSync } from 'node:fs';
import { marketplace } from '../seed/marketplace/marketplace.js';
import { readSeed, SeedFileError } from '../seed/read-seed.js';
import { hasData, runSeed } from '../seed/run-seed.js';
import { type Seed, SeedError, type SeedFault, formatPath } from '../seed/seed.js';
import { CommandError } from './command-error.js';
import type { Target } from '../control-client/call-operation.js';
import { suggestedKey } from '../control-client/suggested-key.js';
import { addSecret } from '../tenants/keys.js';

/** A seed by name or file, and how to tell what is wrong with it. */
interface NamedSeed {
  readonly seed: Seed;
  readonly describe: (fault: SeedFault) => string;
}

/**
 * Fills an empty tenant.
 * @param name a file, or `marketplace`
 * @param target where, and with which key; that of the file, or the suggested one, where left out. With the secret
 * that keys must have, it is put into that key, and not told
 * @returns what to tell
 * @throws {CommandError} for a seed that cannot be read or is refused, in lines with their places
 */
export async function fillTenant(
  name: string,
  target: Omit<Target, 'key'> & {
    readonly key: string | undefined;
    readonly requireKey?: string | undefined;
  },
): Promise<string> {
  const { seed, describe } = loadSeed(name);
  const named = target.key ?? seed.key ?? suggestedKey;
  const { requireKey } = target;
  const key = requireKey === undefined ? named : addSecret(named, requireKey);
  const told = requireKey === undefined ? key : addSecret(named, 'SECRET');
  try {
    if (await hasData({ ...target, key })) {
      return `The tenant of ${told} has something already, so ${name} was left out.`;
    }
    const count = await runSeed(seed, { ...target, key });
    return `The tenant of ${told} was filled from ${name} (${count} calls).`;
  } catch (error) {
    if (!(error instanceof SeedError)) throw error;
    throw new CommandError(error.faults.map((fault) => describe(fault)).join('\n'));
  }
}

function loadSeed(name: string): NamedSeed {
  if (existsSync(name)) return loadFile(name);
  if (name === 'marketplace') return { seed: marketplace(Date.now()), describe: describeStep };
  throw new CommandError(`There is no file ${name}; the one seed with a name is marketplace.`);
}

function describeStep({ path, message }: SeedFault): string {
  return `marketplace: ${formatPath(path)}: ${message}`;
}

function loadFile(path: string): NamedSeed {
  try {
    return readSeed(path, readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SeedFileError) throw new CommandError(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`Cannot read ${path}: ${reason}`);
  }
}
