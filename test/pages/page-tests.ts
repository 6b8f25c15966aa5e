import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Sandbox } from '@seller-funds/sandbox';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  startTestSandbox,
  type TestResponse,
} from '../../packages/sandbox/src/testing/test-sandbox.js';
import { afterFile } from '../cleanup.js';
import { launchChromium } from '../packages/browser.js';

export interface PageTests {
  readonly sandbox: Sandbox;
  readonly origin: string;
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<Pick<TestResponse, 'status' | 'body'>>;
  /** Opens a page with a new browser context. Its errors are reported, unless they are expected. */
  readonly open: (options?: PageOptions) => Promise<Page>;
  /** Closes all pages, because each open page reloads its data after every change. */
  readonly closePages: () => Promise<void>;
}

export interface PageOptions extends BrowserContextOptions {
  readonly failing?: boolean;
}

export const key = 'test_pages';

/** The timeout of the actions in a page, in milliseconds; long, because the machine may be busy. */
const timeoutMs = 60_000;

export const opened = `localStorage.setItem('sandbox-entries', '[{"key":"${key}"}]')`;

/**
 * Starts a sandbox and a browser, which are closed after the tests of the file. The clock of the tenant is frozen.
 * @param allTenants true if the dashboard can open tenants without their keys
 */
export async function startPageTests(allTenants = false): Promise<PageTests> {
  const webhooks = { privateAddresses: true };
  const { sandbox } = await startTestSandbox({ webhooks, requestLog: 500 });
  const { url: origin } = await sandbox.listen({ port: 0, allTenants });
  const pageErrors: string[] = [];
  afterFile(() => {
    if (pageErrors.length > 0) throw new AggregateError(pageErrors, 'The pages failed.');
  });
  const browser = await launchChromium();
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
    open: async ({ failing = false, ...options } = {}) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      page.setDefaultTimeout(timeoutMs);
      if (failing) return page;
      page.on('pageerror', (error) => pageErrors.push(error.message));
      page.on('console', (message) => {
        // Chromium logs every error response; these tests cause some on purpose.
        const isStatus = message.text().startsWith('Failed to load resource: the server responded');
        if (message.type() === 'error' && !isStatus) pageErrors.push(message.text());
      });
      return page;
    },
    closePages: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
  };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds, with the elements. `within` is a JavaScript expression. */
export async function violations(page: Page, within = 'document'): Promise<string[]> {
  // Evaluated instead of loaded by the page, whose content security policy would forbid it.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(`${axe}; 0`);
  const found = await page.evaluate<{
    violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
  }>(`axe.run(${within}, { resultTypes: ['violations'] })`);
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(', ')}`,
  );
}

export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

export function lightAndDark(light: number, dark: number): readonly Look[] {
  return [
    { colorScheme: 'light', width: light },
    { colorScheme: 'dark', width: dark },
  ];
}

export async function show(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  // Scripts see the change with the next frame.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))');
}

export interface Subject {
  readonly name: string;
  readonly looks: readonly Look[];
  readonly open: () => Promise<unknown>;
  /** True if its script depends on the look; default: only its styles, so it is opened once. */
  readonly opensAgain?: boolean;
}

export async function faultsIn(page: Page, subject: Subject): Promise<string[]> {
  const { name, looks, open, opensAgain = false } = subject;
  const faults: string[] = [];
  for (const look of looks) {
    await show(page, look);
    if (look === looks[0] || opensAgain) await open();
    const place = `${name}-${look.colorScheme}-${look.width}`;
    faults.push(...(await violations(page)).map((each) => `${place} ${each}`));
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (width > look.width) faults.push(`${place} is ${width} px wide`);
    await picture(page, place);
  }
  return faults;
}

export async function loaded(page: Page): Promise<void> {
  await expect.poll(() => page.getByText('Loading…').count()).toBe(0);
}

export async function focused(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe(id);
}

export async function cutOff(page: Page): Promise<number> {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return Math.max(0, over);
}

/** Saves a screenshot of the whole page in the folder `PAGE_PICTURES`, if that is set. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PAGE_PICTURES'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ fullPage: true }));
}
