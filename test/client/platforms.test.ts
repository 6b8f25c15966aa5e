import { expect, test } from 'vitest';
import { launchChromium } from '../packages/browser.js';
import { serveRequests } from '../serve.js';
import { bundle } from '../../bench/generate/bundle.js';

/** The client on platforms with fewer globals than Node, and across origins. */

const app = `import { createClient, NotFoundError } from '@seller-funds/client';
globalThis.use = async (baseUrl) => {
  const client = createClient({ apiKey: 'test_platform', baseUrl, retries: 0 });
  const holder = await client.v2.accountHolders.get('ah_1');
  const missing = await client.v2.payouts.get('po_0').catch((error) => error);
  return { code: holder.code, missing: missing instanceof NotFoundError };
};`;

const expected = { code: 'ah_1', missing: true };

/** The globals of the language; all others belong to the platform. */
const language = new Set(
  (
    'AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error ' +
    'EvalError FinalizationRegistry Float16Array Float32Array Float64Array Function Infinity Int16Array ' +
    'Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ' +
    'ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError TypeError URIError ' +
    'Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI ' +
    'decodeURIComponent encodeURI encodeURIComponent escape eval isFinite isNaN parseFloat parseInt ' +
    'undefined unescape'
  ).split(' '),
);

function runWith(given: Readonly<Record<string, unknown>>, code: string): Record<string, unknown> {
  const scope: Record<string, unknown> = { ...given };
  const hidden = Object.getOwnPropertyNames(globalThis).filter((name) => !language.has(name));
  const names = [...new Set([...hidden, ...Object.keys(given), 'require', 'module'])];
  const values = names.map((name) => (name === 'globalThis' ? scope : given[name]));
  // eslint-disable-next-line typescript/no-implied-eval, no-new-func -- running the bundle is the test
  new Function(...names, code)(...values);
  return scope;
}

test('needs only fetch and its classes, timers and AbortController', async () => {
  const { code } = await bundle(app);
  expect(code).not.toMatch(/\brequire\(|from ?"node:|\bBuffer\b/);
  const sent: Request[] = [];
  const fetch = (...given: ConstructorParameters<typeof Request>): Response => {
    const request = new Request(...given);
    sent.push(request);
    return request.url.endsWith('ah_1')
      ? Response.json({ code: 'ah_1' })
      : Response.json({}, { status: 404 });
  };
  // Like React Native: no process, no navigator.userAgent, no WebCrypto.
  const globals = { fetch, Headers, Request, Response, AbortController, setTimeout, clearTimeout };
  const { use } = runWith({ ...globals, navigator: { product: 'ReactNative' } }, code);
  expect(await (use as (url: string) => unknown)('http://service.example')).toEqual(expected);
  const agents = sent.map(({ headers }) => headers.get('user-agent') ?? '');
  expect(agents.join()).toMatch(/^seller-funds-client\/[\d.]+,seller-funds-client\/[\d.]+$/);
});

test('reports a missing key without a process object', async () => {
  const { code } = await bundle(
    `import { connect } from '@seller-funds/client';
globalThis.open = () => connect({ environment: 'sandbox' });`,
  );
  const { open } = runWith({ Headers }, code);
  expect(open as () => unknown).toThrow(
    /The API key is missing: pass apiKey or set SELLER_FUNDS_API_KEY/,
  );
});

test(
  'asks a service of another origin for no header but key and body’s type',
  { tags: 'chromium' },
  async () => {
    const asked = new Set<string>();
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    };
    const service = await serveRequests(({ method, headers, url }) => {
      for (const name of (headers.get('access-control-request-headers') ?? '').split(','))
        asked.add(name);
      if (method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
      return url.endsWith('ah_1')
        ? Response.json({ code: 'ah_1' }, { headers: cors })
        : Response.json({}, { status: 404, headers: cors });
    });
    const html = { 'content-type': 'text/html' };
    const page = await serveRequests(
      () => new Response('<!doctype html><link rel="icon" href="data:,">', { headers: html }),
    );
    const tab = await (await launchChromium()).newPage();
    await tab.goto(page);
    await tab.addScriptTag({ content: (await bundle(app)).code });
    expect(await tab.evaluate(`use(${JSON.stringify(service)})`)).toEqual(expected);
    expect([...asked].filter((name) => name !== '')).toEqual(['authorization']);
  },
);
