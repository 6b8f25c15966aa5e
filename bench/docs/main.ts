import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { buildSite, contractSources } from '../../docs/build/site.ts';
import { writeSite } from '../../docs/build/write.ts';
import { siteServer } from '../../docs/serve/server.ts';
import { browserFlags } from '../../test/packages/browser.ts';
import { chromiumPath } from '../../test/requirements.ts';
import { resultFolder } from '../generate/workspace.ts';
import { measurePage, type PageResult } from './measure.ts';
import { pageGoals } from './pages.ts';
import { misses, report } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 5;

/** The options, for node:util's parseArgs: none. */
export const options = {} as const;

/** The help text. */
export const usage = `Usage: pnpm bench docs

Builds the docs site, opens a page of each kind in Chromium, ${rounds} times without a cache, and writes when it was painted,
when it could be used and what it loaded to dist/bench/docs.md. Ends with 1 if a goal is missed.`;

/** Measures the documentation and writes the report. Returns the exit code. */
export async function run(): Promise<number> {
  const conditions = describeRun();
  const folder = mkdtempSync(join(tmpdir(), 'bench-docs-'));
  await writeSite(folder, await buildSite(contractSources(root)));
  const server = siteServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...browserFlags],
  });
  try {
    const results: PageResult[] = [];
    for (const goal of pageGoals) results.push(await measurePage(browser, base, goal, rounds));
    const text = report(results, conditions);
    mkdirSync(resultFolder, { recursive: true });
    writeFileSync(join(resultFolder, 'docs.md'), text);
    console.log(text);
    return misses(results).length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function describeRun(): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return (
    `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores ` +
    `(${model}), load ${load} at the start; ${rounds} rounds each.`
  );
}
