import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserFlags } from '../packages/browser.js';
import { chromiumPath, isLong } from '../requirements.js';

/** A sandbox that listens, with a browser in front of it. */
export interface PageTests {
  readonly sandbox: Sandbox;
  readonly origin: string;
  /** Calls the API with the key of the tests' tenant. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Reply>;
  /** A page with a fresh profile. */
  readonly open: (options?: BrowserContextOptions) => Promise<Page>;
  /** Closes all pages: each that is open asks again after every change. */
  readonly closePages: () => Promise<void>;
  /** Ends both; throws what the pages complained about and what failed inside the sandbox. */
  readonly close: () => Promise<void>;
}

/** An answer of the API. */
export interface Reply {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of any shape
  readonly body: any;
}

/** The key of the tests' tenant. */
export const key = 'test_pages';

/** How long something may take to happen in a page, in milliseconds: two busy cores are slow. */
const patienceMs = 60_000;

/** What a browser keeps that has opened the tests' tenant with its key. */
export const opened = `localStorage.setItem('sandbox-entries', '[{"key":"${key}"}]')`;

/**
 * Starts a sandbox and a browser. The clock of the tenant stands still.
 * @param allTenants whether the dashboard needs no keys
 */
export async function startPageTests(allTenants = false): Promise<PageTests> {
  const errors: unknown[] = [];
  const sandbox = await createSandbox({
    clock: { mode: 'FROZEN', at: Date.UTC(2026, 2, 10, 9, 30) },
    validateResponses: true,
    webhooks: { privateAddresses: true },
    requestLog: 500,
    onError: (error) => errors.push(error),
  });
  const { url: origin } = await sandbox.listen({ port: 0, allTenants });
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...browserFlags],
  });
  const complaints: string[] = [];
  return {
    sandbox,
    origin,
    call: async (method, path, body) => {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    open: async (options = {}) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      page.setDefaultTimeout(patienceMs);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // Chromium reports every answer of an error, which these tests cause on purpose.
        const answered = message.text().startsWith('Failed to load resource: the server responded');
        if (message.type() === 'error' && !answered) complaints.push(message.text());
      });
      return page;
    },
    closePages: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    close: async () => {
      await browser.close();
      await sandbox.close();
      const all = [...errors, ...complaints];
      if (all.length > 0) throw new AggregateError(all, 'The pages or the sandbox failed.');
    },
  };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the accessibility of a page: rules with the elements that break them. */
export async function violations(page: Page): Promise<string[]> {
  // Put in by the test and not by the page, whose policy it would break.
  await page.evaluate(`${axe}; 0`);
  const found = await page.evaluate<{
    violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
  }>("axe.run({ resultTypes: ['violations'] })");
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
  );
}

/**
 * Whether axe looks at the page of an index in a round: the usual run looks at each page in one of two combinations of
 * colours and width, by turns, since axe takes most of the time; `pnpm test:long` in both.
 */
export function isTurnOf(round: number, page: number): boolean {
  return isLong || page % 2 === round;
}

/** Waits until nothing on a page is being loaded for the first time any more. */
export async function loaded(page: Page): Promise<void> {
  await expect.poll(() => page.getByText('Loading…').count()).toBe(0);
}

/** Waits until the element with an id has the focus: effects give it after what they belong to is seen. */
export async function focused(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe(id);
}

/** How many pixels of a page are beyond the right edge of its window. */
export async function cutOff(page: Page): Promise<number> {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return Math.max(0, over);
}

/** Keeps a picture of the whole page, where `PAGE_PICTURES` names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PAGE_PICTURES'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ fullPage: true }));
}
