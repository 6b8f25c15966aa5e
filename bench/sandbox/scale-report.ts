import { median } from '../measure/statistics.ts';
import { markdownTable, mebibytes } from '../measure/table.ts';
import { ratioOf, type Scale } from './scale.ts';

/** A request of a tenant may cost so many times more among many tenants. */
const mostGrowth = 1.2;
/** A process may hold so many times more memory while tenants are idle. */
const mostMemory = 1.2;
/** Two processes do so many times what one does, where PostgreSQL has a core besides. */
const leastGain = 1.5;

/** What was measured of several processes and many tenants, as Markdown. */
export function scaleReport({ tenants, split, balance, memory, rate }: Scale): string {
  const cpu = (values: readonly number[]): string =>
    `${((median(values) ?? 0) * 1000).toFixed(0)} µs`;
  const perSecond = (values: readonly number[]): string => `${(median(values) ?? 0).toFixed(0)}/s`;
  const row = (
    what: string,
    before: string,
    after: string,
    ratio: number,
    goal: string,
    isMet: boolean,
  ) => [what, before, after, ratio.toFixed(2), goal, isMet ? 'yes' : 'no'];
  const [splits, balances] = [ratioOf(split.many, split.few), ratioOf(balance.many, balance.few)];
  const held = memory.many / memory.few;
  const gain = ratioOf(rate.two, rate.one);
  const rows = [
    row(
      'CPU of a split',
      cpu(split.few),
      cpu(split.many),
      splits,
      `≤ ${mostGrowth}`,
      splits <= mostGrowth,
    ),
    row(
      'CPU of a balance',
      cpu(balance.few),
      cpu(balance.many),
      balances,
      `≤ ${mostGrowth}`,
      balances <= mostGrowth,
    ),
    row(
      'memory of a process (MiB)',
      mebibytes(memory.few),
      mebibytes(memory.many),
      held,
      `≤ ${mostMemory}`,
      held <= mostMemory,
    ),
    row(
      'splits, two processes for one',
      perSecond(rate.one),
      perSecond(rate.two),
      gain,
      `≥ ${leastGain}`,
      gain >= leastGain,
    ),
  ];
  return [
    '## Several processes on one PostgreSQL',
    `One tenant is asked alone, and then among ${tenants} that are idle, by a process that was just started. CPU is that of the process that serves.`,
    markdownTable(['what', 'before', 'after', 'ratio', 'goal', 'met'], rows),
  ].join('\n\n');
}
