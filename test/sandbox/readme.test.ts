// The code of the package's README: programs are run, parts of programs are compiled with what is around them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { run } from '../../processes/run.js';
import { compiler } from '../../generators/src/testing/compiler.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'dist/snippets/sandbox');
const source = '../../../packages/sandbox/src';

/** A block of the README, by some words that only it has, and what makes a program of it. */
interface Snippet {
  readonly file: string;
  readonly has: string;
  readonly before?: string;
  readonly after?: string;
  /** What the program prints; it is not run where left out. */
  readonly prints?: string;
}

const snippets: readonly Snippet[] = [
  {
    file: 'start.ts',
    has: "new Request('http://any.host/api/divisions'",
    after: 'console.log(response.status);',
    prints: '200\n',
  },
  {
    file: 'steer.ts',
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
  { file: 'round.test.ts', has: 'the receiver hears of a seller who passed' },
  {
    file: 'table.ts',
    has: 'export const vouchers',
    before: `import { int, optional, positive, type RowOf, tenantTable, text } from '${source}/storage/table.js';`,
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
      import { confirmed } from '${source}/ledger/place.js';
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
      import { getSplit } from '${source}/domain/splits/find-split.js';
      import type { PaymentSplit } from '${source}/domain/splits/split.js';
      import type { Session } from '${source}/session.js';
      declare function shapeOf(split: PaymentSplit): v2.PaymentSplit;`,
  },
];

const readme = readFileSync(join(root, 'packages/sandbox/README.md'), 'utf8');
const blocks = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code);

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, has, before = '', after = '' } of snippets) {
    const code = blocks.find((block) => block.includes(has)) ?? '';
    writeFileSync(join(folder, file), [before, code, after].join('\n'));
  }
});

test('every block of the README is one of those that are tried here', () => {
  const found = snippets.map(({ has }) => blocks.findIndex((block) => block.includes(has)));
  expect(found.toSorted((one, other) => one - other)).toEqual([...blocks.keys()]);
});

test('all blocks compile', async () => {
  const compilerOptions = { noUnusedLocals: false };
  const include = snippets.map(({ file }) => file);
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  expect(await run(process.execPath, [...compiler, '-p', folder], root)).toBe('');
});

test.each(snippets.filter(({ prints }) => prints !== undefined))(
  '$file runs',
  async ({ file, prints }) => {
    const args = ['--import', import.meta.resolve('tsx'), join(folder, file)];
    const printed = await run(process.execPath, args, root);
    expect(printed.replaceAll(/ah_[0-9A-Z]{26}/g, 'CODE')).toBe(prints);
  },
);

test('the tests of the README pass', async () => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const config = 'export default { test: { include: ["*.test.ts"], reporters: ["tap-flat"] } };';
  writeFileSync(join(folder, 'vitest.config.js'), config);
  const printed = await run(process.execPath, [vitest, 'run', '--root', folder], folder);
  expect(printed).toMatch(/^1\.\.2$/m);
  expect(printed).toMatch(/^ok \d .*sellers are paid every week/m);
  expect(printed).toMatch(/^ok \d .*the receiver hears of a seller who passed/m);
});
