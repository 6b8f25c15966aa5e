// The code of the sandbox's README as programs: each stands in a folder three below the root of the repository.
import { blocksOf } from '../markdown.js';
import { readText } from '../repository.js';

const source = '../../../packages/sandbox/src';

/** A block of the README, by some words that only it has, and what makes a program of it. */
export interface Snippet {
  readonly file: string;
  readonly has: string;
  readonly before?: string;
  readonly after?: string;
  /** What the program prints; it is not run where left out. */
  readonly prints?: string;
}

export const snippets: readonly Snippet[] = [
  {
    file: 'start.ts',
    has: "sandbox.fetch('http://any.host/api/divisions'",
    after: 'console.log(response.status);',
    prints: '200\n',
  },
  {
    file: 'control.ts',
    has: "sandbox.tenant('test_mine')",
    after: `
      await mine.clearFaults();
      console.log((await client.v2.accountHolders.get(code)).displayName);
      await sandbox.close();`,
    prints: "Mila's Ceramics\n",
  },
  {
    file: 'receive.ts',
    has: 'constructEventFromRequest',
    after: `
      const { fetch: ask, kyc, webhooksSent } = sandbox.tenant('test_mine');
      const send = async (path: string, content: object): Promise<{ code: string }> => {
        const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
        const request = new Request('http://any.host' + path, { ...init, body: JSON.stringify(content) });
        return (await (await ask(request)).json()) as { code: string };
      };
      await send('/api/webhook-configurations', { type: 'WEBHOOK_KYC_UPDATE', url, active: true });
      const { code } = await send('/api/accountholders', { displayName: "Mila's Ceramics" });
      await kyc(code).pass();
      await webhooksSent();
      console.log(code.slice(0, 3));
      await sandbox.close();`,
    prints: 'kycUpdate CODE\nah_\n',
  },
  { file: 'fixture.test.ts', has: 'sellers are paid every week' },
  { file: 'worlds.test.ts', has: 'a seller starts with a balance of zero' },
  { file: 'round.test.ts', has: 'the endpoint receives an event when a seller passes KYC' },
  {
    file: 'table.ts',
    has: 'export const vouchers',
    before: `import { int, optional, positive, type RowOf, Table, text } from '${source}/storage/table.js';`,
  },
  {
    file: 'domain.ts',
    has: 'function cancelSplit(',
    before: `
      import { cancelSplit as own } from '${source}/domain/splits/cancel-split.js';
      import type { PaymentSplit } from '${source}/domain/splits/split.js';
      import type { WriteUnit } from '${source}/unit/unit.js';`,
    after: '{ return own(unit, code, reason); }',
  },
  {
    file: 'money.ts',
    has: "kind: 'BALANCE_TRANSFER'",
    before: `
      import { confirmed } from '${source}/ledger/journal.js';
      import { post } from '${source}/ledger/post.js';
      import type { WriteUnit } from '${source}/unit/unit.js';
      declare const unit: WriteUnit;
      declare const transfer: { code: string };
      declare const source: string, target: string, currency: string, amount: number;`,
  },
  {
    file: 'handler.ts',
    has: 'satisfies Partial<V2Handlers<Session>>',
    before: `
      import type { V2Handlers } from '@seller-funds/server';
      import type * as v2 from '@seller-funds/contract/v2';
      import { cancelSplit } from '${source}/domain/splits/cancel-split.js';
      import { getSplit } from '${source}/domain/splits/find-split.js';
      import type { PaymentSplit } from '${source}/domain/splits/split.js';
      import { reads, writes } from '${source}/resources/handlers.js';
      import type { Session } from '${source}/session.js';
      declare function toV2(split: PaymentSplit): v2.PaymentSplit;`,
  },
];

export const blocks = blocksOf(readText('packages/sandbox/README.md'))
  .filter(({ language }) => language === 'ts')
  .map(({ code }) => code);

export function sandboxPrograms(): readonly (readonly [file: string, code: string])[] {
  return snippets.map(({ file, has, before = '', after = '' }) => {
    const code = blocks.find((block) => block.includes(has)) ?? '';
    return [file, [before, code, after].join('\n')];
  });
}
