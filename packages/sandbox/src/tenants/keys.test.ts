import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SandboxOptions } from '../index.js';
import { startTestSandbox, useTestSandbox } from '../testing/test-sandbox.js';
import { createKeyCheck, addSecret } from './keys.js';

const secret = 'correct-horse-battery';

test.each([
  [`test_${secret}`, true],
  [`test_${secret}_shop`, true],
  [`test_${secret}_shop.k2`, true],
  [`test_ro_${secret}_shop`, true],
  ['', false],
  ['test_', false],
  ['test_sandbox', false],
  [secret, false],
  [`live_${secret}`, false],
  [`test_shop_${secret}`, false],
  [`test_${secret.slice(0, -1)}`, false],
  [`test_${secret.toUpperCase()}`, false],
  [`test_ro_ro_${secret}`, false],
  [` test_${secret}`, false],
])('%j may be used: %s', (key, expected) => {
  expect(createKeyCheck(secret)(key)).toBe(expected);
});

test.each(['', 'short', 'x'.repeat(65), 'with a space in it', '0123456789abcdé'])(
  'refuses %j as a secret, without repeating it',
  (wrong) => {
    expect(() => createKeyCheck(wrong)).toThrow(/^The required key secret must have 16 to 64/);
  },
);

test('adds a secret to a key', () => {
  expect(addSecret('test_shop', secret)).toBe(`test_${secret}_shop`);
  expect(addSecret('test_ro_shop', secret)).toBe(`test_ro_${secret}_shop`);
});

describe('a sandbox that requires a secret', () => {
  const started = useTestSandbox(() => ({ requireKey: secret, requestLog: 5 }));

  const statusOf = async (path: string, key: string, dashboard = false): Promise<number> => {
    const more = dashboard ? { 'x-sandbox-dashboard': '1' } : {};
    return (await started.as(key)('GET', path, undefined, more)).status;
  };

  test.each(['/api/divisions', '/api/v1/accountholders', '/_sandbox/export'])(
    '%s creates no tenant without it',
    async (path) => {
      for (const key of ['test_sandbox', `test_x${secret}`, 'test_ro_sandbox', ''])
        for (const dashboard of [false, true])
          expect(await statusOf(path, key, dashboard)).toBe(401);
      expect(await statusOf(path, `test_${secret}_one`)).not.toBe(401);
    },
  );

  test('has only tenants of keys with the secret, and controls one of them', async () => {
    await started.sandbox.freeze();
    expect(started.sandbox.key).toBe(`test_${secret}_sandbox`);
    await expect(started.sandbox.tenant('test_mine').freeze()).rejects.toThrow(/key/i);
    expect((await started.sandbox.verify()).length).toBe(2);
  });

  test('does not log requests without the secret', async () => {
    const call = started.as(`test_${secret}_log`);
    await call('GET', '/api/divisions');
    for (let sent = 0; sent < 9; sent += 1) await statusOf('/api/divisions', 'test_others');
    expect((await call('GET', '/_sandbox/requests')).body).toMatchObject({ totalElementCount: 1 });
  });
});

describe('a warning', () => {
  const warn = vi.fn<(message: string) => void>();
  beforeEach(() => warn.mockClear());

  const start = async (host: string, more: SandboxOptions = {}): Promise<void> => {
    const { sandbox } = await startTestSandbox({ onWarning: warn, ...more });
    await sandbox.listen({ port: 0, host });
  };

  test('explains the risk if other machines can connect', async () => {
    await start('0.0.0.0');
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/can use every tenant.*--require-key/)],
    ]);
  });

  test.each([
    ['127.0.0.1', {}],
    ['0.0.0.0', { requireKey: secret }],
  ])('is not printed on %s with %j', async (host, more) => {
    await start(host, more);
    expect(warn).not.toHaveBeenCalled();
  });
});
