import { expect, test } from 'vitest';
import { randomStories, sandboxAdapter, type Tenant } from '@seller-funds/conformance';
import {
  brokenInvariants,
  useTestSandbox,
} from '../../packages/sandbox/src/testing/test-sandbox.js';
import { runContract } from '../conformance/run.js';
import { isCi, isLong } from '../requirements.js';

const started = useTestSandbox(() => ({ clock: { mode: 'REALTIME' } }), { port: 0 });

test.each(isLong ? [true, false] : [true])(
  'random stories lead to what the model shows, and violate no invariant (decisions: %s)',
  async (decisions) => {
    const seed = Number(process.env['SEED'] ?? 20_261_121);
    console.log(`Seed ${seed}; set SEED for another one.`);
    const tenants: Tenant[] = [];
    const adapter = sandboxAdapter(started.url);
    const newTenant = async (): Promise<Tenant> => {
      const tenant = await adapter.newTenant?.();
      if (!tenant) throw new Error('The adapter creates no tenants.');
      tenants.push(tenant);
      return tenant;
    };
    const { checks } = await runContract(started.url, ['scenario/*'], {
      checks: randomStories(isLong ? 400 : isCi ? 12 : 3),
      adapter: { ...adapter, newTenant },
      seed,
      decisions,
    });
    const others = checks.filter(({ status }) => status !== 'passed');
    expect(others.map(({ reason, findings }) => reason ?? findings)).toEqual([]);
    for (const { apiKey } of tenants)
      expect(await brokenInvariants(started.as(apiKey))).toEqual([]);
  },
);
