import { medianOf } from '../measure/statistics.ts';
import { markdownTable } from '../measure/table.ts';
import { limitOf } from '../../packages/sandbox/src/control/control-app.ts';
import { type Figure, pairFigure } from '../page/figure.ts';
import type { Growth } from './growth.ts';
import type { StoreName } from './options.ts';

const counts = 'counts the elements of the list, for its total';
const deliveries = 'counts the deliveries in each state';

/** Why operations cost more with many splits; those under the limit of heavy operations are not listed here. */
const reasons: Readonly<Record<string, string>> = {
  flushWebhooks: deliveries,
  getWebhooks: deliveries,
  listDeliveries: counts,
  listJournals: counts,
  pauseWebhooks: deliveries,
  replayDeliveries: 'reads all deliveries',
  resumeWebhooks: deliveries,
  'v1.listPayoutRequests': counts,
  'v2.listPayoutSettlements': 'sorts the items of the payout by date',
};

/** The most that an operation may cost with many splits, as a share of its cost with few. */
const mostGrowth = 1.5;

function reasonOf({ operation, few, many }: Growth): string {
  if (few === 0 || many / few <= mostGrowth) return '';
  if (limitOf[operation] === 'heavy') return 'reads or replaces the whole tenant';
  return reasons[operation] ?? 'none';
}

/** The operations that cost more without a reason. */
export function unexplained(results: readonly Growth[]): readonly Growth[] {
  return results.filter((result) => reasonOf(result) === 'none');
}

/** The operations on one storage, with a thousand and with many splits. */
export interface GrowthResult {
  readonly store: StoreName;
  readonly splits: number;
  readonly growth: readonly Growth[];
}

/** The cost of the median operation. */
export function growthFigure({ store, splits, growth }: GrowthResult): Figure {
  const usual = growth.filter(({ operation }) => limitOf[operation] !== 'heavy');
  return pairFigure({
    id: `sandbox-${store}-growth`,
    title: `Sandbox on ${store}: CPU of the median operation at ${splits} splits`,
    unit: 'ms',
    kind: 'cpu',
    own: [medianOf(usual, ({ many }) => many)],
    against: 'at 1000 splits',
    peer: [medianOf(usual, ({ few }) => few)],
    goal: { share: mostGrowth },
  });
}

/** Formats the cost of each operation as Markdown. */
export function growthReport({ store, splits, growth }: GrowthResult): string {
  return [
    `## Every operation with few and with many stored splits, on ${store}`,
    'CPU of a request in milliseconds, that of the database included; of a heavy operation, of its first request.',
    markdownTable(
      ['operation', 'status', '1000 splits', `${splits} splits`, 'ratio', 'reason'],
      growth.map((result) => [
        result.operation,
        String(result.status),
        result.few.toFixed(2),
        result.many.toFixed(2),
        (result.many / result.few).toFixed(2),
        reasonOf(result),
      ]),
    ),
  ].join('\n\n');
}
