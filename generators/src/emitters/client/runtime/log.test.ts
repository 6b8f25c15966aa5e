import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callServer } from '../testing/call-server.js';
import { endpointOf } from '../testing/endpoint.js';
import { json, startServer, type Responder } from '../testing/server.js';
import { callOperation } from './call.js';
import { clock } from './clock.js';
import { openConnection } from './connection.js';
import type { CommonOptions } from './options.js';
import { type Logger, type LogLevel, type LogOptions, addLogHooks } from './log.js';

const key = 'key-0123456789';
const endpoint = endpointOf({
  id: 'createItem',
  method: 'post',
  path: '/items/{code}',
  idempotent: true,
  security: [[{ name: 'key', in: 'header', field: 'x-key', key: true }]],
});
const input = { path: { code: 'c-private' }, body: { ssn: '123-45-6789', iban: 'DE00private' } };

beforeEach(() => {
  vi.spyOn(clock, 'wait').mockResolvedValue();
  vi.spyOn(clock, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

interface Line {
  readonly level: string;
  readonly message: string;
  readonly fields: unknown;
}

function collect(): { readonly lines: Line[]; readonly logger: Logger } {
  const lines: Line[] = [];
  const write = (level: string) => (message: string, fields: unknown) =>
    lines.push({ level, message, fields });
  const logger = {
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    debug: write('debug'),
  };
  return { lines, logger };
}

/** Calls a service that returns 503 once, then the given response. */
async function call(
  options: CommonOptions & LogOptions,
  last: Responder = json({}),
): Promise<void> {
  const { baseUrl } = await startServer((response, request) => {
    const message = `${request.headers['x-key']?.toString()} ${request.body}`;
    json({ message }, 503, { 'x-request-id': 'r1' })(response, request);
  }, last);
  const logged = addLogHooks({ apiKey: key, baseUrl, ...options }, { variable: 'SHOP_LOG' });
  const connection = openConnection(logged, { errors: { message: ['message'] } });
  await callOperation(connection, endpoint, input).catch(() => undefined);
}

it.each<[LogLevel, string[]]>([
  ['off', []],
  ['error', ['error']],
  ['warn', ['warn', 'error']],
  ['info', ['info', 'warn', 'info', 'error']],
  ['debug', ['debug', 'info', 'warn', 'debug', 'info', 'error']],
])('level %s', async (logLevel, levels) => {
  const { lines, logger } = collect();
  await call({ logger, logLevel }, json({ message: 'no' }, 422));
  expect(lines.map(({ level }) => level)).toEqual(levels);
});

it('logs operation, attempt, status, duration and id, but no key, URL, header or body', async () => {
  const { lines, logger } = collect();
  await call({ logger, logLevel: 'debug' }, json({ message: key }, 409));
  expect(lines.map(({ message }) => message.replace(/\d+ ms/, 'n ms'))).toEqual([
    'createItem attempt 1',
    'createItem returned 503 in n ms',
    expect.stringMatching(/returned 503.*; next attempt in n ms$/),
    'createItem attempt 2',
    'createItem returned 409 in n ms',
    expect.stringMatching(/returned 409: \[redacted\]/),
  ]);
  expect(lines.map(({ fields }) => fields)).toMatchObject([
    { operationId: 'createItem', attempt: 1 },
    { status: 503, requestId: 'r1', attempt: 1 },
    { delay: 250, requestId: 'r1' },
    { attempt: 2 },
    { status: 409, duration: expect.any(Number) as number },
    { operationId: 'createItem', attempt: 2 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/key-0123|c-private|123-45|http:/);
});

describe('the level', () => {
  it('defaults to the environment variable', async () => {
    const { lines, logger } = collect();
    vi.stubEnv('SHOP_LOG', 'warn');
    await call({ logger });
    expect(lines.map(({ level }) => level)).toEqual(['warn']);
    await call({ logger, logLevel: 'off' });
    expect(lines).toHaveLength(1);
  });

  it('defaults to info with a logger and off without', async () => {
    vi.stubEnv('SHOP_LOG', undefined);
    const { lines, logger } = collect();
    const info = vi.spyOn(console, 'info').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    await call({});
    expect(info).not.toHaveBeenCalled();
    await call({ logger });
    expect(lines.map(({ level }) => level)).toEqual(['info', 'warn', 'info']);
    await call({ logLevel: 'info' });
    expect(info).toHaveBeenCalledTimes(2);
  });

  it('throws if unknown in the options, and warns if unknown in the variable', async () => {
    const logLevel = 'verbose' as LogLevel;
    expect(() => addLogHooks({ logLevel }, {})).toThrow(
      'logLevel must be one of off, error, warn, info, debug.',
    );
    const { lines, logger } = collect();
    vi.stubEnv('SHOP_LOG', 'verbose');
    await call({ logger });
    const message = 'SHOP_LOG must be one of off, error, warn, info, debug: nothing is logged.';
    expect(lines.map((line) => line.message)).toEqual([message]);
  });
});

it('keeps the hooks of the caller and adds only the hooks that the level needs', () => {
  const onRetry = vi.fn<() => void>();
  const { logger } = collect();
  const { onRequest, onError, ...quiet } = addLogHooks({ logger, logLevel: 'error', onRetry }, {});
  expect([onRequest, typeof onError, quiet.onRetry]).toEqual([undefined, 'function', onRetry]);
});

const throwError = (): never => {
  throw new Error('disk full');
};

it.each([
  ['throws', throwError],
  ['rejects', async () => throwError()],
])('a logger that %s does not fail the call', async (_how, fail) => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  const { baseUrl } = await startServer(json({ ok: true }));
  const logger = { error: fail, warn: fail, info: fail, debug: fail };
  const options = addLogHooks({ baseUrl, logger, logLevel: 'debug' as const }, {});
  const connection = openConnection(options, { errors: {} });
  expect(await callOperation(connection, endpointOf(), {})).toEqual({ ok: true });
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('logs a failed call once and awaits the hook', async () => {
  const reason = new Error('from the hook');
  const onError = vi.fn<() => Promise<void>>().mockRejectedValue(reason);
  const parts = { endpoint: { idempotent: true }, options: { retries: 2, onError } };
  const { result } = await callServer(json({}, 503), parts);
  expect(result).toBe(reason);
  expect(onError).toHaveBeenCalledTimes(1);
});
