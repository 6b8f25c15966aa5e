import { type Browser, chromium } from 'playwright-core';
import { afterFile } from '../cleanup.js';
import { chromiumPath } from '../requirements.js';
import { serveRequests } from '../serve.js';

/** Without Chromium's sandbox, for containers, and without background network requests. */
const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts Chromium with more flags; it is closed after the tests of the file. */
export async function launchChromium(...flags: readonly string[]): Promise<Browser> {
  const args = [...browserFlags, ...flags];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  afterFile(() => browser.close());
  return browser;
}

export interface PageRun {
  readonly result: unknown;
  readonly errors: readonly string[];
}

/** Calls `use` of a script in a page of headless Chromium, with a fresh profile, with the page's origin. */
export async function runInPage(
  script: string,
  responses: Readonly<Record<string, unknown>>,
): Promise<PageRun> {
  // WebCrypto needs a secure context; 127.0.0.1 is one.
  const origin = await serve(script, responses);
  const page = await (await launchChromium()).newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => errors.push(message.text()));
  await page.goto(`${origin}/page`);
  const result: unknown = await page.evaluate(`use(${JSON.stringify(origin)})`);
  return { result, errors };
}

function serve(script: string, responses: Readonly<Record<string, unknown>>): Promise<string> {
  const page = '<!doctype html><link rel="icon" href="data:,"><script src="/app.js"></script>';
  return serveRequests(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/page') return textOf('text/html', page);
    if (pathname === '/app.js') return textOf('text/javascript', script);
    if (pathname in responses) return Response.json(responses[pathname]);
    return new Response(null, { status: 404 });
  });
}

function textOf(type: string, text: string): Response {
  return new Response(text, { headers: { 'content-type': type } });
}
