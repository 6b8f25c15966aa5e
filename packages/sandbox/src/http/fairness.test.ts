import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.js';
import { defaultConcurrencyLimits } from './concurrency-limit.js';

/** A request lets its caller in, looks for fault rules and does its work: at each it may wait for those before it. */
const steps = 4;

test('a request waits for few of those of a tenant under full load', async () => {
  const sandbox = await createSandbox();
  const as = (key: string) => (): Promise<Response> =>
    sandbox.fetch(
      new Request('http://any.host/api/divisions', { headers: { authorization: `Bearer ${key}` } }),
    );
  const [loud, calm] = [as('test_loud'), as('test_calm')];
  await Promise.all([loud(), calm()]);
  const load = new AbortController();
  let answered = 0;
  const keepAsking = async (): Promise<void> => {
    while (!load.signal.aborted) {
      await (await loud()).arrayBuffer();
      answered += 1;
    }
  };
  // As many as may be worked on and wait, so that none is refused.
  const { runningOfTenant, waitingOfTenant } = defaultConcurrencyLimits;
  const clients = Array.from({ length: runningOfTenant + waitingOfTenant }, keepAsking);
  await expect.poll(() => answered).toBeGreaterThan(runningOfTenant);
  for (let round = 0; round < 3; round += 1) {
    const before = answered;
    expect((await calm()).status).toBe(200);
    expect(answered - before).toBeLessThanOrEqual(steps * runningOfTenant);
  }
  load.abort();
  await Promise.all(clients);
  await sandbox.close();
});
