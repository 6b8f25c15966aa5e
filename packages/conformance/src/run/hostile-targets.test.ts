import { afterEach, expect, test } from 'vitest';
import type { Result } from '../result/result.js';
import {
  jsonResponse,
  startRawServer,
  type ConnectionHandler,
  type RawServer,
} from '../testing/raw-server.js';
import { runShop } from '../testing/run-shop.js';
import type { RunOptions } from './run.js';

let server: RawServer | undefined;
afterEach(() => server?.stop());

/** Runs the shop's examples and what is observed against a server of bytes. */
async function runAgainst(
  answer: ConnectionHandler,
  options: Partial<RunOptions> = {},
): Promise<Result> {
  server = await startRawServer(answer);
  const only = ['examples/*', 'responses/*', 'failures/*', 'rate-limit/*'];
  return runShop(server.url, { selection: { only }, ...options });
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

test.each([
  ['chunked garbage', `${head}transfer-encoding: chunked\r\n\r\nZZ\r\n`, /^no valid HTTP: /],
  ['bodies that break off', `${head}content-length: 100\r\n\r\n{"a":1}`, /breaks off after 7/],
  ['a header of any size', `${head}x-a: ${'a'.repeat(200_000)}\r\n\r\n`, /Header overflow/],
])('%s fails the checks that got it', async (_, bytes, actual) => {
  const { checks, summary } = await runAgainst((socket) => socket.end(bytes));
  expect(checks[0]).toMatchObject({ id: 'examples/listOrders', status: 'failed' });
  expect(checks[0]?.findings[0]?.actual).toMatch(actual);
  expect(summary.checks.passed).toBe(0);
});

test.each([
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'is not in UTF-8'],
  ['JSON of endless depth', `${'[{"a":'.repeat(300_000)}1${'}]'.repeat(300_000)}`, 'nested deeper'],
])('%s is no JSON', async (_, body, actual) => {
  const { checks } = await runAgainst((socket) => socket.end(jsonResponse('200 OK', body)));
  const responses = checks.find(({ id }) => id === 'responses/listOrders');
  expect(responses?.findings.map((each) => each.actual).join()).toContain(actual);
});

test('a coding that nobody asked for is told', async () => {
  const answer = jsonResponse('200 OK', '\u001f\u008b', 'content-encoding: gzip');
  const { checks } = await runAgainst((socket) => socket.end(answer));
  const responses = checks.find(({ id }) => id === 'responses/listOrders');
  expect(responses?.findings.map((each) => each.actual)).toContain('Content-Encoding: gzip');
});

test('a target that resets every connection is not judged', async () => {
  const { summary, checks } = await runAgainst((socket) => socket.resetAndDestroy());
  expect([summary.checks.passed, summary.checks.failed]).toEqual([0, 0]);
  expect(checks[0]?.reason).toMatch(/^Network: no answer: .*ECONNRESET/);
});

test('an answer that does not come in time is not judged', async () => {
  const { checks, summary } = await runAgainst(
    (socket, request) => {
      if (request.startsWith('GET / ')) socket.end(jsonResponse('404 Not Found', '{}'));
    },
    { replySeconds: 0.05 },
  );
  expect([summary.checks.passed, summary.checks.failed]).toEqual([0, 0]);
  expect(checks[0]?.reason).toMatch(/^Network: no answer within 0.05 s/);
});

test('a target that is always busy is asked a few times only', async () => {
  let count = 0;
  const { checks, summary } = await runAgainst((socket) => {
    count += 1;
    socket.end(jsonResponse('429 Too Many Requests', '{}', 'retry-after: 3600'));
  });
  expect(count).toBe(3);
  expect(summary.checks.failed).toBe(1);
  expect(checks[0]?.reason).toBe('The target answers 429 and asks to wait 3600 s.');
  expect(checks[3]?.reason).toBe('The target gives nothing to judge any more.');
});

test('a date is waited for as a number of seconds is', async () => {
  const asked = new Date(Date.now() + 3_600_000).toUTCString();
  const { checks } = await runAgainst((socket) =>
    socket.end(jsonResponse('429 Too Many Requests', '{}', `retry-after: ${asked}`)),
  );
  expect(checks[0]?.reason).toMatch(/asks to wait 3[56]\d\d s/);
});

test('the time of a run bounds an adapter that hangs', async () => {
  const adapter = { name: 'hangs', newTenant: () => new Promise<never>(() => undefined) };
  const { checks } = await runAgainst((socket) => socket.end(), { adapter, seconds: 0.01 });
  expect(checks[0]).toMatchObject({ status: 'not run', reason: 'The time of the run is over.' });
});

test('what was seen is judged, also when the run had to be cut', async () => {
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

test('a key is in no report, wherever the target puts it', async () => {
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
