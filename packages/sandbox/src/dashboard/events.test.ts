import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { tenantOf } from '../tenants/keys.js';

const events = '/_sandbox/ui/events';
const key = 'test_watched';
const authorization = `Bearer ${key}`;

let started: TestSandbox;
let origin: string;
beforeEach(async () => {
  started = await startTestSandbox({ requestLog: 10 });
  origin = (await started.sandbox.listen({ port: 0, allTenants: true })).url;
});
afterEach(() => started.close());

/** A stream of events that the test reads one by one. */
interface Stream {
  readonly status: number;
  /** Reads the next event; undefined at the end of the stream. */
  readonly next: () => Promise<string | undefined>;
  readonly leave: () => Promise<void>;
}

/** Calls the sandbox without HTTP. */
function inside(request: Request): Promise<Response> {
  return started.sandbox.fetch(request);
}

async function watch(
  headers: Record<string, string>,
  send: (request: Request) => Promise<Response> = fetch,
): Promise<Stream> {
  const response = await send(new Request(`${origin}${events}`, { headers }));
  const reader = response.body?.getReader();
  const received: string[] = [];
  return {
    status: response.status,
    next: async () => {
      while (received.length === 0) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return undefined;
        const text = new TextDecoder().decode(value);
        received.push(...[...text.matchAll(/data: (\w+)\n\n/g)].map(([, word = '']) => word));
      }
      return received.shift();
    },
    leave: async () => reader?.cancel(),
  };
}

test('reports changes and requests of the tenant, and of others only without a key', async () => {
  const own = await watch({ authorization });
  const all = await watch({ 'x-sandbox-tenant': tenantOf(key) });
  const none = await watch({});
  expect(await Promise.all([own.next(), all.next(), none.next()])).toEqual([
    'own',
    'own',
    'others',
  ]);
  const call = started.as(key);
  await call('POST', '/api/accountholders', { displayName: 'Mila' });
  expect(await own.next()).toBe('own');
  await call('GET', '/api/accountholders');
  expect(await own.next()).toBe('own');
  await call('POST', '/_sandbox/faults', { status: 503 });
  expect(await own.next()).toBe('own');
  await all.next();
  await started.as('test_another')('POST', '/api/accountholders', { displayName: 'Noor' });
  for (let event = await all.next(); event !== 'others'; event = await all.next()) {
    expect(event).toBe('own');
  }
});

test('reports only its own tenant to a page of another site', async () => {
  const page = await watch({ authorization, origin: 'https://evil.example' });
  expect(await page.next()).toBe('own');
  await started.as('test_another')('POST', '/api/accountholders', { displayName: 'Noor' });
  await started.as(key)('POST', '/api/accountholders', { displayName: 'Mila' });
  expect(await page.next()).toBe('own');
  expect((await watch({ origin: 'https://evil.example' })).status).toBe(401);
});

test('requests of the dashboard cause events only if they change something', async () => {
  // Intervals too: heartbeats are events after a long time.
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ toFake: [...toFake] });
  try {
    const send = (path: string, method = 'GET'): Promise<Response> => {
      const headers = { authorization, 'x-sandbox-dashboard': 'true' };
      return started.sandbox.fetch(new Request(`${origin}${path}`, { method, headers }));
    };
    const received = (await send(events)).text();
    for (const path of ['/_sandbox/clock', '/api/accountholders', '/_sandbox/requests']) {
      vi.advanceTimersByTime(1000);
      expect((await send(path)).status).toBe(200);
    }
    vi.advanceTimersByTime(1000);
    expect((await send('/_sandbox/reset', 'POST')).status).toBe(200);
    vi.advanceTimersByTime(1000);
    await started.sandbox.close();
    // The first event, and that of the reset.
    expect(await received).toBe('data: own\n\ndata: own\n\n');
  } finally {
    vi.useRealTimers();
    started = await startTestSandbox();
  }
});

test('refuses other methods and invalid keys', async () => {
  expect((await fetch(`${origin}${events}`, { method: 'POST' })).status).toBe(405);
  expect((await watch({ authorization: 'Bearer nobody' })).status).toBe(401);
});

test('closing the sandbox ends the streams', async () => {
  const streams = await Promise.all([watch({ authorization }), watch({ authorization })]);
  for (const { next } of streams) await next();
  // The connection may break before the end is read.
  const ends = streams.map(({ next }) => next().catch(() => undefined));
  await started.sandbox.close();
  expect(await Promise.all(ends)).toEqual([undefined, undefined]);
  started = await startTestSandbox();
});

test('limits the number of open streams', async () => {
  // One over HTTP, to leave it. Node's client opens connections ahead, which the sandbox waits for as it closes.
  const left = await watch({ authorization });
  const watchInside = () => watch({ authorization }, inside);
  const others = await Promise.all(Array.from({ length: 63 }, watchInside));
  expect(new Set([left, ...others].map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await inside(new Request(`${origin}${events}`, { headers: { authorization } }));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  await left.leave();
  let status = 503;
  while (status === 503) ({ status } = await watchInside());
  expect(status).toBe(200);
});
