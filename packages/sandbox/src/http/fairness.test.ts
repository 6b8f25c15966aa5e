import { expect, test } from 'vitest';
import { startTestSandbox } from '../testing/test-sandbox.js';
import { defaultConcurrencyLimits } from './concurrency-limit.js';

/** A request authenticates, looks up fault rules and runs its operation; each step may wait for earlier requests. */
const steps = 4;

test('a request waits for few requests of another tenant under full load', async () => {
  const { sandbox } = await startTestSandbox();
  const as = (key: string) => (): Promise<Response> =>
    sandbox.fetch(
      new Request('http://any.host/api/divisions', { headers: { authorization: `Bearer ${key}` } }),
    );
  const [loud, calm] = [as('test_loud'), as('test_calm')];
  await Promise.all([loud(), calm()]);
  const load = new AbortController();
  let completed = 0;
  const sendRequests = async (): Promise<void> => {
    while (!load.signal.aborted) {
      await (await loud()).arrayBuffer();
      completed += 1;
    }
  };
  // The maximum number of running and waiting requests, so that none is refused.
  const { runningOfTenant, waitingOfTenant } = defaultConcurrencyLimits;
  const clients = Array.from({ length: runningOfTenant + waitingOfTenant }, sendRequests);
  await expect.poll(() => completed).toBeGreaterThan(runningOfTenant);
  for (let round = 0; round < 3; round += 1) {
    const before = completed;
    expect((await calm()).status).toBe(200);
    expect(completed - before).toBeLessThanOrEqual(steps * runningOfTenant);
  }
  load.abort();
  await Promise.all(clients);
});
