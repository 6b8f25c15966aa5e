import type { Browser } from 'playwright-core';
import { medianOf } from '../measure/statistics.ts';
import type { PageGoal } from './pages.ts';

/** The measurements of a page. */
export interface PageResult extends PageGoal {
  /** Time to first paint and time to interactive; medians in milliseconds. */
  readonly painted: number;
  readonly usable: number;
  /** The transferred bytes of all its resources. */
  readonly loaded: number;
}

interface Visit {
  readonly painted: number;
  readonly usable: number;
  readonly loaded: number;
}

/** Opens a page several times, each time with an empty cache. */
export async function measurePage(
  browser: Browser,
  base: string,
  goal: PageGoal,
  rounds: number,
): Promise<PageResult> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, base, goal));
  const middle = (pick: (each: Visit) => number): number => medianOf(visits, pick) ?? 0;
  return {
    ...goal,
    painted: middle(({ painted }) => painted),
    usable: middle(({ usable }) => usable),
    loaded: middle(({ loaded }) => loaded),
  };
}

async function visit(browser: Browser, base: string, { href, ready }: PageGoal): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${base}/${href}`, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor();
    const usable = await page.evaluate<number>('performance.now()');
    await page.waitForLoadState('load');
    const rest = await page.evaluate<Omit<Visit, 'usable'>>(`(() => {
      const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return {
        painted: paint?.startTime ?? performance.now(),
        loaded: entries.reduce((sum, { transferSize }) => sum + transferSize, 0),
      };
    })()`);
    return { ...rest, usable };
  } finally {
    await context.close();
  }
}
