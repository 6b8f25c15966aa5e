import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { earn, holdings } from '../../testing/books.js';
import { createPayableSeller } from '../../testing/payable-seller.js';
import { storeKinds } from '../../testing/stores.js';
import { brokenInvariants, startTestSandbox } from '../../testing/test-sandbox.js';

const path = '/api/fund/payout-requests';

/** The number of rounds; in the first five, each of the racers is first once. */
const rounds = process.env['LONG_TESTS'] === '1' ? 12 : 5;

test.each(storeKinds)(
  'never pays twice when payout, refund and delete race over HTTP, on $name',
  async ({ open }) => {
    const started = await startTestSandbox({ storage: await open() });
    const key = `test_${randomUUID()}`;
    const call = started.as(key);
    const { url } = await started.sandbox.listen({ port: 0 });
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const send = async (method: string, where: string, body?: object): Promise<number> => {
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      return (await fetch(url + where, { method, headers, ...init })).status;
    };
    const { account } = await createPayableSeller(call);
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const extRef = `order-${round}`;
      await earn(call, account, 1000, extRef);
      const { body } = await call('POST', path, { accountCode: account, amount: 1000 });
      const other = await call('POST', path, { accountCode: account, amount: 1000 });
      const deletion = (): Promise<number> => send('DELETE', `${path}/${body.code}`);
      const refund = (): Promise<number> =>
        send('POST', '/api/fund/split-refunds', {
          extRef,
          pspMutationExtRef: `refund-${extRef}`,
        });
      const due = (): Promise<number> => send('POST', '/_sandbox/clock/advance', { seconds: 1 });
      const racers = [deletion, refund, due, due, deletion];
      const turned = [...racers.slice(round % 5), ...racers.slice(0, round % 5)];
      // In every third round, one request runs first; otherwise all run concurrently.
      const [first = due] = turned;
      const head = round % 3 === 0 ? await first() : 200;
      const statuses = [head, ...(await Promise.all(turned.map((race) => race())))];
      expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
      await due();
      const states = await Promise.all(
        [body.code, other.body.code].map(async (code) => {
          return (await call('GET', `${path}/${code}`)).body.status as string;
        }),
      );
      const paid = states.filter((state) => state === 'ACCEPTED').length;
      outcomes.add(states.join());
      expect(paid).toBeLessThanOrEqual(1);
      // The refund always succeeds, and overdraws the account only after a payout.
      const held = (await holdings(call)).get(account);
      expect((held?.confirmed ?? 0) + (held?.pending ?? 0)).toBe(0 - 1000 * paid);
      expect(await brokenInvariants(call)).toEqual([]);
      if (paid > 0) await earn(call, account, 1000, `${extRef}-fill`);
    }
    expect(outcomes.size).toBeGreaterThan(1);
  },
);
