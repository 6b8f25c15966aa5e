import { limits } from '@seller-funds/contract/vocabulary/limits';
import { padJson } from '../../checks/huge-body.js';
import { createHolder } from '../fixtures/kyc.js';
import { completeIndividual } from '../fixtures/legal-entities.js';
import { item, paymentBody } from '../fixtures/trees.js';
import type { Scenario } from '../scenario.js';

const area = 'conventions';

/** D19, D146: the size of a request body. */
export const bodies: Scenario = {
  id: 'conventions/body-size',
  title: 'A request body has at most 16 MiB; one byte more returns 400 and stores nothing.',
  area,
  claims: 'CORE-ERR-003 D19 D146',
  run: async (context) => {
    const body = paymentBody(context.unique(), [item('item_1', 100)]);
    const send = (bytes: number) =>
      context.send('v2.createPaymentSplit', { body }, { rawBody: padJson(body, bytes) });
    const tooLarge = await send(limits.requestBytes + 1);
    context.decided?.expectEqual(tooLarge.reply.status, 400, 'the status of 16 MiB and a byte');
    const largest = await send(limits.requestBytes);
    context.expectSuccess(largest.reply, '16 MiB');
    const isReplay = largest.reply.headers['x-idempotent-replay'] === 'true';
    context.expectEqual(isReplay, false, 'whether the rejected body was stored');
  },
};

function file(bytes: number): string {
  return Buffer.alloc(bytes).toString('base64');
}

/** D19: the size of a file. */
export const files: Scenario = {
  id: 'conventions/file-size',
  title: 'The data of a file is Base64 and has at most 4 MiB when decoded.',
  area,
  version: 'v2',
  claims: 'CORE-DOC-007 CORE-DOC-012 CORE-XA-009 D19',
  run: async (context) => {
    const accountHolderCode = await createHolder(context, completeIndividual());
    const send = (data: string) => ({
      path: { accountHolderCode },
      body: {
        displayName: 'Mila',
        legalEntity: { documents: [{ photos: [{ page: 'FRONT' as const, data }] }] },
      },
    });
    await context.call('v2.updateAccountHolder', send(file(limits.fileBytes)));
    await context.expectError('v2.updateAccountHolder', send(file(limits.fileBytes + 1)), 422);
    for (const data of ['no Base64!', 'YQ', 'YQ=\n=']) {
      await context.expectError('v2.updateAccountHolder', send(data), 422);
    }
  },
};
