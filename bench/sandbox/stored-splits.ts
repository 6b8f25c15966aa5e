import type { StorageOptions } from '@seller-funds/sandbox';
import type { TemporaryPostgres } from '../../processes/temporary-postgres.ts';
import { copyToAllTenants, copyWithinTenant } from './copy-splits.ts';
import { type NextRequest, putUnderLoad } from './load.ts';
import { listPath, pageSize, prepareScenarios, type Scenarios } from './scenarios.ts';
import {
  clients,
  idleKey,
  type Loads,
  measureRounds,
  openTenants,
  requestsOf,
  targetOf,
  withServer,
} from './tenant-loads.ts';

/** Requests to tenants that together have a number of splits. */
export interface StoredResult {
  readonly splits: number;
  readonly tenants: number;
  readonly loads: Loads<'split' | 'list' | 'balance'>;
}

/** Measures a tenant with a thousand splits, and with at least a number of splits. */
export async function measureInOneTenant(
  folder: string,
  storage: StorageOptions,
  server: TemporaryPostgres,
  splits: number,
  rounds: number,
): Promise<StoredResult[]> {
  const key = 'test_scale_stored';
  const few = 1000;
  const scenarios = await storeSplits(folder, storage, key, few);
  const measure = (stored: number): Promise<StoredResult> =>
    withServer(folder, storage, async (process) => {
      const { split, balance } = scenarios;
      const requests = { split, list: randomPage(stored), balance };
      const loads = await measureRounds(targetOf(process, key), requests, rounds);
      return { splits: stored, tenants: 1, loads };
    });
  const before = await measure(few);
  const stored = few + requestsOf(rounds);
  const copies = Math.max(0, Math.ceil(splits / stored) - 1);
  await server.execute(copyWithinTenant(key, copies));
  return [before, await measure(stored * (copies + 1))];
}

/** Measures requests to random tenants, which have the same number of splits. */
export async function measureSpread(
  folder: string,
  storage: StorageOptions,
  server: TemporaryPostgres,
  { storedSplits, tenants, rounds }: { storedSplits: number; tenants: number; rounds: number },
): Promise<StoredResult> {
  const each = Math.max(1, Math.round(storedSplits / tenants));
  const key = idleKey(1);
  await openTenants(folder, storage, 0, tenants);
  const scenarios = await storeSplits(folder, storage, key, each);
  await server.execute(copyToAllTenants(key));
  const anywhere = (next: NextRequest): NextRequest => {
    return () => ({ ...next(), key: idleKey(1 + Math.floor(Math.random() * tenants)) });
  };
  return withServer(folder, storage, async (process) => {
    const { split, balance } = scenarios;
    const loads = await measureRounds(
      targetOf(process, key),
      { split: anywhere(split), list: anywhere(randomPage(each)), balance: anywhere(balance) },
      rounds,
    );
    return { splits: each * tenants, tenants, loads };
  });
}

/** Stores splits in a new tenant, and returns its requests. */
function storeSplits(
  folder: string,
  storage: StorageOptions,
  key: string,
  count: number,
): Promise<Scenarios> {
  return withServer(folder, storage, async (server) => {
    const target = targetOf(server, key);
    const scenarios = await prepareScenarios(target);
    // One split is stored already.
    const requests = count - 1;
    await putUnderLoad([{ target, count: clients, next: scenarios.split }], { requests });
    return scenarios;
  });
}

function randomPage(splits: number): NextRequest {
  const pages = Math.ceil(splits / pageSize);
  return () => {
    return { method: 'GET', path: `${listPath}&_pageNumber=${Math.floor(Math.random() * pages)}` };
  };
}
