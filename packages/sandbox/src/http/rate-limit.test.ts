import { expect, test } from 'vitest';
import { useTestSandbox } from '../testing/test-sandbox.js';

let now = Date.UTC(2026, 0, 1);
const started = useTestSandbox(() => ({ rateLimit: true, systemTime: () => now }));

test('allows a key 50 requests at once, then 25 per second (D18)', async () => {
  const call = started.as();
  const many = async (count: number): Promise<number[]> => {
    const responses = await Promise.all(
      Array.from({ length: count }, () => call('GET', '/api/divisions')),
    );
    return responses.map(({ status }) => status);
  };
  expect(new Set(await many(50))).toEqual(new Set([200]));
  const refused = await call('GET', '/api/divisions');
  expect(refused).toMatchObject({ status: 429, body: { code: '429.900.001' } });
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('ratelimit-limit')).toBe('50');
  expect(refused.headers.get('ratelimit-remaining')).toBe('0');
  expect(refused.headers.get('ratelimit-reset')).toBe('2');
  now += 1000;
  const second = await many(30);
  expect(second.filter((status) => status === 200)).toHaveLength(25);
  now += 10_000;
  expect(new Set(await many(50))).toEqual(new Set([200]));
});

test('counts requests by key, and does not count the control API', async () => {
  const one = started.as();
  const responses = await Promise.all(
    Array.from({ length: 60 }, () => one('GET', '/_sandbox/clock')),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const response = await one('GET', '/api/divisions');
  expect(response.headers.get('ratelimit-remaining')).toBe('49');
  expect((await started.as()('GET', '/api/divisions')).headers.get('ratelimit-remaining')).toBe(
    '49',
  );
});
