import { brief, refused } from '../../checks/reply.js';
import { isObject } from '../../json.js';
import { createHolder } from '../fixtures/kyc.js';
import { completeIndividual } from '../fixtures/legal-entities.js';
import { daily } from '../fixtures/schedules.js';
import { createSeller } from '../fixtures/sellers.js';
import { item, paymentBody } from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';

const area = 'conventions';

/** D1: each version has its own base path and shapes; both have the same data. */
export const bases: Scenario = {
  id: 'conventions/versions',
  title:
    'Version 1 is served under /api/v1 and version 2 under /api, each with its own shapes, with the same data.',
  area,
  claims: 'CORE-VER-002 CORE-VER-004 EXT-VER-001 CORE-GEN-026 D1 D170',
  run: async (context) => {
    const code = await createHolder(context, completeIndividual());
    const shown = async (path: string): Promise<string[]> => {
      const { reply } = await context.sendRaw('GET', path);
      context.expectSuccess(reply, path);
      return isObject(reply.json) ? Object.keys(reply.json) : [];
    };
    const first = await shown(`/api/v1/accountholders/${code}`);
    const second = await shown(`/api/accountholders/${code}`);
    const newer = ['createdAt', 'tier'];
    context.expectEqual(
      newer.filter((name) => first.includes(name)),
      [],
      'members of version 2 in version 1',
    );
    context.decided?.expectEqual(
      newer.filter((name) => second.includes(name)),
      newer,
      'the members that only version 2 has',
    );
    for (const path of [`/accountholders/${code}`, `/v1/accountholders/${code}`]) {
      const { reply } = await context.sendRaw('GET', path);
      context.expectEqual(reply.status, 404, `the status of ${path}`);
    }
  },
};

/** CORE-GEN-013: HTTP methods. */
export const methods: Scenario = {
  id: 'conventions/methods',
  title: 'A method that a path does not support returns 405, with the supported methods in Allow.',
  area,
  claims: 'CORE-GEN-013 EXT-WH-006 EXT-GEN-009',
  run: async (context) => {
    const wrong = [
      ['DELETE', '/api/v1/fund/split-payments', ['GET', 'POST']],
      ['PUT', '/api/accountholders', ['GET', 'POST']],
      ['PATCH', '/api/webhook-configurations/1', ['GET', 'PUT']],
      ['POST', '/api/payout-configuration/default', ['PUT']],
    ] as const;
    for (const [method, path, right] of wrong) {
      const { reply } = await context.sendRaw(method, path);
      context.decided?.expectEqual(reply.status, 405, `the status of ${method} ${path}`);
      context.expect(refused(reply), `${method} ${path} is rejected`, brief(reply));
      const allowed = (reply.headers['allow'] ?? '').split(/\s*,\s*/);
      const missing = right.filter((each) => !allowed.includes(each));
      // The reference does not mention 405; a response of 405 has Allow (RFC 9110, 15.5.6).
      const judge = reply.status === 405 ? context : context.decided;
      judge?.expectEqual(missing, [], `the methods that Allow of ${path} lacks`);
    }
  },
};

/** D6: the status code of every success. */
export const success: Scenario = {
  id: 'conventions/success',
  title: 'A successful request returns 200 with a body, whatever the method.',
  area,
  version: 'v2',
  claims: 'CORE-ERR-001 D6',
  run: async (context) => {
    const seller = await createSeller(context);
    const accountHolderCode = seller.code;
    const path = { virtualAccountCode: seller.accountCode };
    const body = daily();
    const exchanges = [
      await context.send('v2.getAccountHolder', { path: { accountHolderCode } }),
      await context.send('v2.createPaymentSplit', {
        body: paymentBody(context.unique(), [item('item_1', 100)]),
      }),
      await context.send('v2.updateDefaultPayoutConfiguration', { body }),
      await context.send('v2.updateAccountPayoutConfiguration', { path, body }),
      await context.send('v2.deleteAccountPayoutConfiguration', { path }),
    ];
    for (const { operationId = '', reply } of exchanges) {
      context.expectSuccess(reply, operationId);
      // The reference shows no body of a deletion.
      const judge = operationId.includes('.delete') ? context.decided : context;
      judge?.expect(isObject(reply.json), `${operationId} returns a body`, brief(reply));
    }
  },
};
