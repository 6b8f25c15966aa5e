// @module-tag ci
// The compiler has to report the places of the packages that must handle a new enum value.

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiler } from '../../generators/src/testing/compiler.js';
import { root } from '../../scripts/processes/run-node.js';

const vocabulary = join(root, 'packages/contract/src/vocabulary/generated');

/** The enums that get a new value, and the files that have to handle it: at most three each. */
const deciders: Readonly<Record<string, readonly string[]>> = {
  accountHolderStatusCode: ['domain/sellers/holders/holder-status.ts'],
  kycStatusStatus: ['domain/sellers/kyc/kyc-check.ts'],
  // The onboarding's forms take the values from the document.
  organizationLegalEntityType: [],
  // A refund can have the labels of a payment.
  paymentSplitLabel: [],
  refundSplitLabel: ['domain/settlement/amount-breakdown.ts', 'domain/splits/label-movements.ts'],
  // The status in version 1 and that in version 2.
  payoutStatus: ['resources/payout-requests.ts', 'resources/payout-requests.ts'],
  // The document has its columns.
  reportType: ['domain/reports/make-report.ts', 'resources/reports.ts'],
  transferCurrency: ['domain/payouts/book-payout.ts'],
  // A call of `queueEvent` sends it. The receiver's package fetches the resource that it is about.
  webhookType: ['cli/triggers.ts', 'webhooks/fetch-related-object.ts'],
};

test('a new enum value causes compile errors only in the files that have to handle it', async () => {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'new-values-'));
  try {
    cpSync(vocabulary, folder, { recursive: true });
    cpSync(join(root, 'packages/webhooks/src'), join(folder, 'webhooks'), { recursive: true });
    const bodies = join(folder, 'webhooks/generated/v2.ts');
    const head = 'interface WebhookBodies {';
    writeFileSync(
      bodies,
      readFileSync(bodies, 'utf8').replace(head, `${head} newValue: { accountOwnerCode: string };`),
    );
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const shared = Object.keys(deciders).reduce(
      (text, name) =>
        text.replace(`const ${name}Values = [`, `const ${name}Values = ['NEW_VALUE',`),
      readFileSync(join(folder, 'shared.ts'), 'utf8'),
    );
    expect(shared.split('NEW_VALUE').length - 1).toBe(Object.keys(deciders).length);
    writeFileSync(join(folder, 'shared.ts'), shared);
    // spec/errors.yaml has the words of an error code, and its status; the rule that refuses sends it.
    const errors = readFileSync(join(folder, 'errors.ts'), 'utf8')
      .replace('errorCodes = [', "errorCodes = ['422.999.999',")
      .replace('errorTemplates = {', "errorTemplates = { '422.999.999': 'New.',");
    expect(errors.split('422.999.999')).toHaveLength(3);
    writeFileSync(join(folder, 'errors.ts'), errors);
    const document = readFileSync(
      join(vocabulary, '../../document/generated/openapi.json'),
      'utf8',
    );
    const codes = '"x-error-codes": {';
    writeFileSync(
      join(folder, 'openapi.json'),
      document.replace(codes, `${codes} "422.999.999": {},`),
    );
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        paths: {
          '@seller-funds/contract/vocabulary/*': [join(folder, '*.ts')],
          '@seller-funds/contract/openapi.json': [join(folder, 'openapi.json')],
          '@seller-funds/webhooks': [join(folder, 'webhooks/index.ts')],
        },
      },
      include: [
        join(root, 'packages/sandbox/src/**/*.ts'),
        join(root, 'packages/conformance/src/**/*.ts'),
        join(folder, 'webhooks/**/*.ts'),
      ],
      exclude: [join(root, 'packages/*/src/**/*.test.ts'), join(folder, 'webhooks/**/*.test.ts')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const faults = await compile(join(folder, 'tsconfig.json'));
    // The types of requests and responses do not get the new value here, so that nothing with it is assignable to them.
    const own = faults.filter(
      (line) =>
        !line.includes('/generated/') &&
        !/(?:conformance|src\/(?:resources|control))\/.*TS(?:2322|2345|2375|2379)/.test(line),
    );
    const places = /^(?:packages\/sandbox\/src|.*new-values-\w+)\/([^(]*)\(/;
    const files = own.map((line) => places.exec(line)?.[1] ?? line);
    expect(files.toSorted()).toEqual(Object.values(deciders).flat().toSorted());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

function compile(project: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, [...compiler, '-p', project], { cwd: root }, (_error, output) => {
      resolve(output.split('\n').filter((line) => /^\S.*error TS/.test(line)));
    });
  });
}
