import { existsSync, readFileSync } from 'node:fs';
import { marketplace } from '../seed/marketplace/marketplace.js';
import { readSeed, SeedFileError } from '../seed/read-seed.js';
import { hasData, runSeed } from '../seed/run-seed.js';
import { type Seed, SeedError, type SeedFault, describePath } from '../seed/seed.js';
import { CommandError } from './command-error.js';
import type { Target } from '../control-client/call-operation.js';
import { suggestedKey } from '../control-client/suggested-key.js';
import { addSecret } from '../tenants/keys.js';

interface NamedSeed {
  readonly seed: Seed;
  readonly describe: (fault: SeedFault) => string;
}

/**
 * Fills an empty tenant with a file, `marketplace` or `examples`; by default that of the seed's key, or the suggested
 * one. A required secret is added to the key but not printed.
 * @throws {CommandError} for an invalid seed or an error response, with line numbers
 */
export async function fillTenant(
  name: string,
  target: Omit<Target, 'key'> & {
    readonly key: string | undefined;
    readonly requireKey?: string | undefined;
  },
): Promise<string> {
  const { seed, describe } = await loadSeed(name);
  const named = target.key ?? seed.key ?? suggestedKey;
  const { requireKey } = target;
  const key = requireKey === undefined ? named : addSecret(named, requireKey);
  const shownKey = requireKey === undefined ? key : addSecret(named, 'SECRET');
  try {
    if (await hasData({ ...target, key })) {
      return `The tenant of ${shownKey} is not empty, so ${name} was not loaded.`;
    }
    const count = await runSeed(seed, { ...target, key });
    return `The tenant of ${shownKey} was filled from ${name} (${count} calls).`;
  } catch (error) {
    if (!(error instanceof SeedError)) throw error;
    throw new CommandError(error.faults.map((fault) => describe(fault)).join('\n'));
  }
}

const builtIn: Readonly<Record<string, () => Promise<Seed>>> = {
  marketplace: async () => marketplace(Date.now()),
  // Its document is large, and other commands do not need it.
  examples: async () => (await import('../seed/examples.js')).examplesOfDocument(),
};

async function loadSeed(name: string): Promise<NamedSeed> {
  if (existsSync(name)) return loadFile(name);
  const load = Object.hasOwn(builtIn, name) ? builtIn[name] : undefined;
  if (!load) {
    const names = Object.keys(builtIn).join(' and ');
    throw new CommandError(`File not found: ${name}. The built-in seeds are ${names}.`);
  }
  const describe = ({ path, message }: SeedFault): string =>
    `${name}: ${describePath(path)}: ${message}`;
  return { seed: await load(), describe };
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
