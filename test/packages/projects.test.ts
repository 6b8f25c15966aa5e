// From the install sections to a verified webhook and a failing call, in new projects of test runners and frameworks.
// These are installed from npm by this test only.
import { delimiter, dirname, join } from 'node:path';
import { signEvent } from '@seller-funds/webhooks';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { run } from '../../scripts/processes/run.js';
import { startProcess } from '../../scripts/processes/start-process.js';
import { blocksOf } from '../markdown.js';
import { readText } from '../repository.js';
import { serveRequests } from '../serve.js';
import { temporaryFolder } from '../temporary-folder.js';
import { ownNode } from './nodes.js';
import { serveRegistry } from './registry.js';
import { packOnce } from './shared.js';

const apiKey = 'test_projects';
const long = { tags: 'long', timeout: 900_000 } as const;

function codeOf(name: string, heading: string): string {
  const blocks = blocksOf(readText('packages', name, 'README.md'));
  const found = blocks.find((block) => block.heading === heading);
  if (!found) throw new Error(`The README of ${name} has no code below ${heading}.`);
  return found.code;
}

/** A call that fails: `payOrder` has to be in the stack. */
const payment = `
async function payOrder() {
  const baseUrl = process.env.SERVICE_URL ?? '';
  const client = createClient({ apiKey: '${apiKey}', baseUrl, retries: 0 });
  return await client.v2.paymentSplits.get('sp_unknown');
}
export async function failure() {
  try {
    await payOrder();
  } catch (error) {
    if (error instanceof NotFoundError) return error.stack ?? '';
  }
  return 'no NotFoundError';
}`;
const client = `import { createClient, NotFoundError } from '@seller-funds/client';${payment}`;
const required = `const { createClient, NotFoundError } = require('@seller-funds/client');${payment.replace('export ', '')}`;

const checks = `
test('a webhook is verified, and a failing call names its caller', async () => {
  const url = 'https://shop.example/hooks';
  const body = { accountOwnerCode: 'ah_1', kycStatus: 'ACTIVE' };
  const signed = await signEvent({ url, apiKey: 'k', body });
  assert.equal((await constructEvent({ ...signed, apiKey: 'k' })).type, 'kycUpdate');
  assert.match(await failure(), / returned 404: [^]* at (?:async )?payOrder /);
});
`;
const webhooks = "import { constructEvent, signEvent } from '@seller-funds/webhooks';\n";
const assert = "import assert from 'node:assert/strict';\n";

let registry: string;
let service: string;
beforeAll(async () => {
  if (process.env['LONG_TESTS'] !== '1') return;
  registry = await serveRegistry(await packOnce());
  const missing = { code: '404.900.001', message: 'There is none.' };
  service = await serveRequests(() => Response.json(missing, { status: 404 }));
}, 600_000);

async function makeProject(tools: readonly string[], files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder({
    'package.json': '{ "private": true }',
    '.npmrc': `@seller-funds:registry=${registry}\n`,
    ...files,
  });
  const programs = [join(folder, 'node_modules/.bin'), dirname(ownNode.path), process.env['PATH']];
  const environment = {
    PATH: programs.join(delimiter),
    SERVICE_URL: service,
    SELLER_FUNDS_API_KEY: apiKey,
  };
  const shell = (command: string): Promise<string> =>
    run('bash', ['-c', command], folder, { ...process.env, ...environment });
  if (tools.length > 0) await shell(`npm install --no-audit --no-fund ${tools.join(' ')}`);
  await shell(codeOf('client', 'Install'));
  await shell(codeOf('webhooks', 'Install the package'));
  return { folder, environment, shell };
}

const commonJs = JSON.stringify({
  compilerOptions: {
    target: 'es2022',
    module: 'commonjs',
    esModuleInterop: true,
    strict: true,
    types: ['node', 'jest'],
  },
});

test.each([
  [
    'Jest',
    ['jest@30.5.2'],
    {
      'shop.test.js': `const assert = require('node:assert/strict');
const { constructEvent, signEvent } = require('@seller-funds/webhooks');
${required}${checks}`,
    },
    'jest',
  ],
  [
    'ts-jest and CommonJS',
    ['jest@30.5.2', 'ts-jest@29.4.15', 'typescript@5.9.3', '@types/jest@30.0.0', '@types/node@22'],
    {
      'jest.config.js': "module.exports = { preset: 'ts-jest' };",
      'tsconfig.json': commonJs,
      'shop.ts': client,
      'shop.test.ts': `${assert}${webhooks}import { failure } from './shop';${checks.replace("kycStatus: 'ACTIVE' }", "kycStatus: 'ACTIVE' } as const")}`,
    },
    'jest',
  ],
  [
    'vitest',
    ['vitest@5.1.1'],
    {
      'shop.ts': client,
      'shop.test.ts': `${assert}${webhooks}import { test } from 'vitest';
import { failure } from './shop';${checks}`,
    },
    'vitest run',
  ],
  [
    'node:test',
    [],
    {
      'shop.mjs': client,
      'shop.test.mjs': `${assert}${webhooks}import { test } from 'node:test';
import { failure } from './shop.mjs';${checks}`,
    },
    'node --test',
  ],
])('%s', long, async (_name, tools, files, command) => {
  const { shell } = await makeProject(tools, files);
  await expect(shell(command)).resolves.toBeDefined();
});

test('AWS Lambda, which does not `require` ES modules', long, async () => {
  const { shell } = await makeProject(
    ['typescript@5.9.3', '@types/aws-lambda@8.10.164', '@types/node@22'],
    {
      'tsconfig.json': commonJs.replace(',"jest"', ''),
      'shop.ts': client,
      'handler.ts': codeOf('webhooks', 'AWS Lambda'),
      'invoke.js': `const { handler } = require('./handler.js');
const { signEvent } = require('@seller-funds/webhooks');
const { failure } = require('./shop.js');
(async () => {
  const url = 'https://api.harbour-market.example/hooks/kyc';
  const body = { accountOwnerCode: 'ah_1', kycStatus: 'ACTIVE' };
  const signed = await signEvent({ url, apiKey: '${apiKey}', body });
  const event = { headers: signed.headers, body: btoa(signed.body), isBase64Encoded: true };
  console.log(JSON.stringify([await handler(event), await failure()]));
})();`,
    },
  );
  await shell('tsc');
  const printed = await shell('node --no-experimental-require-module invoke.js');
  const received = { statusCode: 200, body: 'ah_1' };
  expect(JSON.parse(printed)).toEqual([
    received,
    expect.stringMatching(/ at (?:async )?payOrder /),
  ]);
});

const nest = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      module: 'nodenext',
      outDir: 'dist',
      strict: true,
      experimentalDecorators: true,
      emitDecoratorMetadata: true,
      types: ['node'],
    },
    include: ['src'],
  }),
  'src/shop.ts': client,
  'src/webhook.controller.ts': codeOf('webhooks', 'NestJS'),
  'src/main.ts': `import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { failure } from './shop';
import { WebhookController } from './webhook.controller';
@Controller()
class ShopController {
  @Get('pay')
  pay(): Promise<string> {
    return failure();
  }
}
@Module({ controllers: [WebhookController, ShopController] })
class AppModule {}
async function bootstrap(): Promise<void> {
  const app = await NestFactory.create(AppModule, { rawBody: true });
  await app.listen(Number(process.env.PORT));
  console.log('listening');
}
void bootstrap();
`,
};

const next = {
  'app/layout.tsx':
    'export default function Layout({ children }: any) { return <html lang="en"><body>{children}</body></html>; }',
  'app/shop.ts': client,
  'app/hooks/kyc/route.ts': codeOf('webhooks', 'Next'),
  'app/pay/route.ts': `import { failure } from '../shop';
export const dynamic = 'force-dynamic';
export const GET = async () => new Response(await failure());`,
};

test.each([
  [
    'NestJS',
    [
      '@nestjs/common@12.5.1',
      '@nestjs/core@12.5.1',
      '@nestjs/platform-express@12.5.1',
      'reflect-metadata@0.2.2',
      'rxjs@7.8.2',
      'typescript@5.9.3',
      '@types/node@22',
      '@types/express@5',
    ],
    nest,
    'tsc',
    ['node', 'dist/main.js'],
    /listening/,
    / returned 404: [^]* at payOrder /,
  ],
  [
    'Next',
    [
      'next@16.4.6',
      'react@19.3.1',
      'react-dom@19.3.1',
      'typescript@5.9.3',
      '@types/node@22',
      '@types/react@19',
    ],
    next,
    'NEXT_TELEMETRY_DISABLED=1 next build',
    ['next', 'start'],
    /Ready/,
    // The build of Next changes the names of functions.
    / returned 404: [^]* at .*\.next.server/,
  ],
] as const)('%s', long, async (_name, tools, files, build, command, ready, stack) => {
  const { folder, environment, shell } = await makeProject(tools, files);
  await shell(build);
  const port = String(await freePort());
  const env = { ...environment, PORT: port };
  const [program, ...args] = command;
  const path = program === 'node' ? ownNode.path : join(folder, 'node_modules/.bin', program);
  const { stop } = await startProcess([path, ...args], ready, { cwd: folder, env });
  onTestFinished(async () => void (await stop()));
  const origin = `http://127.0.0.1:${port}`;
  const url = 'https://api.harbour-market.example/hooks/kyc';
  const send = async (key: string): Promise<[number, string]> => {
    const body = { accountOwnerCode: 'ah_1', kycStatus: 'ACTIVE' } as const;
    const response = await fetch(
      `${origin}/hooks/kyc`,
      await signEvent({ url, apiKey: key, body }),
    );
    return [response.status, await response.text()];
  };
  expect(await send(apiKey)).toEqual([200, 'ah_1']);
  expect(await send('another')).toEqual([401, expect.stringContaining('signature_mismatch')]);
  expect(await (await fetch(`${origin}/pay`)).text()).toMatch(stack);
});
