import { expect, test } from 'vitest';
import type { Result } from '../result/result.js';
import { jsonResponse, startRawServer, type ConnectionHandler } from '../testing/raw-server.js';
import { runShop } from '../testing/run-shop.js';
import type { RunOptions } from './run.js';

async function runAgainst(
  respond: ConnectionHandler,
  options: Partial<RunOptions> = {},
): Promise<Result> {
  const url = await startRawServer(respond);
  const only = ['examples/*', 'responses/*', 'failures/*', 'rate-limit/*'];
  return runShop(url, { selection: { only }, ...options });
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

test('a body that breaks off fails the checks that received it', async () => {
  const bytes = `${head}content-length: 100\r\n\r\n{"a":1}`;
  const { checks, summary } = await runAgainst((socket) => socket.end(bytes));
  expect(checks[0]).toMatchObject({ id: 'examples/listOrders', status: 'failed' });
  expect(checks[0]?.findings[0]?.actual).toMatch(/truncated after 7/);
  expect(summary.checks.passed).toBe(0);
});

test('a body that is not JSON is reported with its fault', async () => {
  const body = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
  const { checks } = await runAgainst((socket) => socket.end(jsonResponse('200 OK', body)));
  const responses = checks.find(({ id }) => id === 'responses/listOrders');
  expect(responses?.findings.map((each) => each.actual).join()).toContain('is not in UTF-8');
});

test('reports a content coding that was not requested', async () => {
  const response = jsonResponse('200 OK', '\u001f\u008b', 'content-encoding: gzip');
  const { checks } = await runAgainst((socket) => socket.end(response));
  const responses = checks.find(({ id }) => id === 'responses/listOrders');
  expect(responses?.findings.map((each) => each.actual)).toContain('Content-Encoding: gzip');
});

test('does not judge a target that resets every connection', async () => {
  const { summary, checks } = await runAgainst((socket) => socket.resetAndDestroy());
  expect([summary.checks.passed, summary.checks.failed]).toEqual([0, 0]);
  expect(checks[0]?.reason).toMatch(/^Network: no response: .*ECONNRESET/);
});

test('does not judge a response that times out', async () => {
  const { checks, summary } = await runAgainst(
    (socket, request) => {
      if (request.startsWith('GET / ')) socket.end(jsonResponse('404 Not Found', '{}'));
    },
    { replySeconds: 0.05 },
  );
  expect([summary.checks.passed, summary.checks.failed]).toEqual([0, 0]);
  expect(checks[0]?.reason).toMatch(/^Network: no response within 0.05 s/);
});

test('stops after a few requests if the target always responds with 429', async () => {
  let count = 0;
  const { checks, summary } = await runAgainst((socket) => {
    count += 1;
    socket.end(jsonResponse('429 Too Many Requests', '{}', 'retry-after: 3600'));
  });
  expect(count).toBe(3);
  expect(summary.checks.failed).toBe(1);
  expect(checks[0]?.reason).toBe('The target responds with 429 and asks to wait 3600 s.');
  expect(checks[3]?.reason).toBe('The target stopped responding.');
});

test('accepts a date in Retry-After', async () => {
  const asked = new Date(Date.now() + 3_600_000).toUTCString();
  const { checks } = await runAgainst((socket) =>
    socket.end(jsonResponse('429 Too Many Requests', '{}', `retry-after: ${asked}`)),
  );
  expect(checks[0]?.reason).toMatch(/asks to wait 3[56]\d\d s/);
});

test('the time limit of a run also ends an adapter action that hangs', async () => {
  const adapter = { name: 'hangs', newTenant: () => new Promise<never>(() => undefined) };
  const { checks } = await runAgainst((socket) => socket.end(), { adapter, seconds: 0.01 });
  expect(checks[0]).toMatchObject({
    status: 'not run',
    reason: 'The time limit of the run is reached.',
  });
});

test('judges the responses received before the time limit', async () => {
  let count = 0;
  const { checks } = await runAgainst(
    (socket) => {
      count += 1;
      if (count === 1) socket.end(jsonResponse('500 Internal Server Error', '{}'));
    },
    { seconds: 2 },
  );
  expect(checks[1]?.status).toBe('not run');
  expect(checks.find(({ id }) => id === 'failures/listOrders')?.status).toBe('failed');
});

test('redacts the key wherever the target returns it', async () => {
  const apiKey = 'test_a-key-that-nobody-must-see';
  const adapter = { name: 'one', newTenant: () => Promise.resolve({ apiKey }) };
  const { checks } = await runAgainst(
    (socket, request) => {
      const [, key = ''] = /authorization: Bearer (\S+)/.exec(request) ?? [];
      const body = JSON.stringify({ message: `${'x'.repeat(280)}${key}`, code: key, request });
      socket.end(jsonResponse('400 Bad Request', body, `x-echo: ${key}`));
    },
    {
      adapter,
      selection: { only: ['examples/*', 'authentication/*', 'tenancy/*', 'responses/*'] },
    },
  );
  expect(checks.map(({ status }) => status)).toContain('not run');
  const report = JSON.stringify(checks);
  expect(report).toContain('$API_KEY');
  const forms = [apiKey.slice(0, 8), Buffer.from(apiKey).toString('base64').slice(0, 16)];
  expect(forms.filter((form) => report.includes(form))).toEqual([]);
});
