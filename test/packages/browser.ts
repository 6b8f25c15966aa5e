import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';

/** Without Chromium's sandbox, for containers, and without background network requests. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The result of a script in a page. */
export interface PageRun {
  readonly result: unknown;
  /** Errors on the page's console. */
  readonly errors: readonly string[];
}

/**
 * Loads a script into a page of headless Chromium, with a fresh profile, and calls the function
 * `use` that it puts there with the page's origin.
 * @param responses the JSON responses of the page's server by path
 */
export async function runInPage(
  executablePath: string,
  script: string,
  responses: Readonly<Record<string, unknown>>,
): Promise<PageRun> {
  const server = serve(script, responses);
  await once(server, 'listening');
  // WebCrypto needs a secure context; 127.0.0.1 is one.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => errors.push(message.text()));
    await page.goto(`${origin}/page`);
    const result: unknown = await page.evaluate(`use(${JSON.stringify(origin)})`);
    return { result, errors };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

function serve(script: string, responses: Readonly<Record<string, unknown>>): Server {
  const page = '<!doctype html><link rel="icon" href="data:,"><script src="/app.js"></script>';
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const send = (type: string, text: string): unknown =>
      response.writeHead(200, { 'content-type': type }).end(text);
    if (pathname === '/page') send('text/html', page);
    else if (pathname === '/app.js') send('text/javascript', script);
    else if (pathname in responses) send('application/json', JSON.stringify(responses[pathname]));
    else response.writeHead(404).end();
  });
  return server.listen(0, '127.0.0.1');
}
