import type { Adapter } from '../adapter/adapter.js';
import { prepareDocument } from '../document/load.js';
import { readApi } from '../document/read.js';
import { plainProfile } from '../profile/profile.js';
import type { Result } from '../result/result.js';
import { planChecks } from '../runner/plan-checks.js';
import { run, type RunOptions } from '../runner/run.js';
import { shopDocument } from './shop-document.js';

const api = readApi(prepareDocument(shopDocument));
const checks = planChecks(api, []);

export function runShop(target: string, options: Partial<RunOptions> = {}): Promise<Result> {
  return run({
    api,
    checks,
    selection: {},
    target,
    tenant: { apiKey: 'tenant-0' },
    adapter: tenants(),
    profile: plainProfile,
    claims: [],
    seed: 1,
    seconds: undefined,
    replySeconds: 60,
    concurrency: 1,
    onResult: () => undefined,
    ...options,
  });
}

function tenants(): Adapter {
  let count = 0;
  return {
    name: 'tenants',
    newTenant: () => {
      count += 1;
      return Promise.resolve({ apiKey: `tenant-${count}`, readOnlyApiKey: `ro-tenant-${count}` });
    },
  };
}
