import type { StorageOptions } from '@seller-funds/sandbox';
import type { TemporaryPostgres } from '../../scripts/processes/temporary-postgres.ts';
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
      const target = targetOf(process, key);
      const requests = {
        split: { target, next: scenarios.split },
        list: { target, next: randomPage(stored) },
        balance: { target, next: scenarios.balance },
      };
      const loads = await measureRounds(requests, rounds);
      return { splits: stored, tenants: 1, loads };
    });
  const before = await measure(few);
  const stored = few + requestsOf(rounds);
  const copies = Math.max(0, Math.ceil(splits / stored) - 1);
  await server.execute(copyWithinTenant(key, copies, 'postgres'));
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
  return withServer(folder, storage, async (process) => {
    const target = targetOf(process, key);
    const randomKey = (): string => idleKey(1 + Math.floor(Math.random() * tenants));
    const toAnyTenant = (next: NextRequest) => {
      return { target, next: () => ({ ...next(), key: randomKey() }) };
    };
    const requests = {
      split: toAnyTenant(scenarios.split),
      list: toAnyTenant(randomPage(each)),
      balance: toAnyTenant(scenarios.balance),
    };
    const loads = await measureRounds(requests, rounds);
    return { splits: each * tenants, tenants, loads };
  });
}

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
