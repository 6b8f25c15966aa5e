import { limits } from '@seller-funds/contract/vocabulary/limits';
import { padded } from '../../checks/huge-body.js';
import { createHolder } from '../props/kyc.js';
import { completeIndividual } from '../props/people.js';
import { leaf, splitOf } from '../props/splits.js';
import type { Scenario } from '../scenario.js';

const area = 'conventions';

/** D19, D146: the whole body. */
export const bodies: Scenario = {
  id: 'conventions/body-size',
  title: 'A body has at most 16 MiB; one byte more is a 400, and nothing is stored.',
  area,
  claims: ['CORE-ERR-003', 'D19', 'D146'],
  play: async (stage) => {
    const body = splitOf(stage, [leaf('item-1', 'PRODUCT_ITEM', 100)]);
    const send = (bytes: number) =>
      stage.send('v2.createPaymentSplit', { body }, { rawBody: padded(body, bytes) });
    const tooLarge = await send(limits.requestBytes + 1);
    stage.decided?.equal(tooLarge.reply.status, 400, 'the status of 16 MiB and a byte');
    const largest = await send(limits.requestBytes);
    stage.succeeds(largest.reply, '16 MiB');
    const isReplay = largest.reply.headers['x-idempotent-replay'] === 'true';
    stage.equal(isReplay, false, 'whether the refused one was stored');
  },
};

function file(bytes: number): string {
  return Buffer.alloc(bytes).toString('base64');
}

/** D19: one file. */
export const files: Scenario = {
  id: 'conventions/file-size',
  title: 'The data of a file has at most 4 MiB when decoded, and is Base64.',
  area,
  version: 'v2',
  claims: ['CORE-DOC-007', 'CORE-DOC-012', 'CORE-XA-009', 'D19'],
  play: async (stage) => {
    const accountHolderCode = await createHolder(stage, completeIndividual());
    const send = (data: string) => ({
      path: { accountHolderCode },
      body: {
        displayName: 'Mila',
        legalEntity: { documents: [{ photos: [{ page: 'FRONT' as const, data }] }] },
      },
    });
    await stage.call('v2.updateAccountHolder', send(file(limits.fileBytes)));
    await stage.refuses('v2.updateAccountHolder', send(file(limits.fileBytes + 1)), 422);
    for (const data of ['no Base64!', 'YQ', 'YQ=\n=']) {
      await stage.refuses('v2.updateAccountHolder', send(data), 422);
    }
  },
};
