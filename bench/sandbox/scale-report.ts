import { median } from '../measure/statistics.ts';
import { markdownTable, mebibytes } from '../measure/table.ts';
import { ratioOf, type Scale } from './scale.ts';

/** A ratio of two measurements, and its goal. */
interface Comparison {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  readonly ratio: number;
  readonly goal: { readonly most: number } | { readonly least: number };
}

/** Formats the measurements of several processes and many tenants as Markdown. */
export function scaleReport({ tenants, split, balance, memory, rate }: Scale): string {
  const comparisons: readonly Comparison[] = [
    {
      what: 'CPU of a split',
      before: cpu(split.few),
      after: cpu(split.many),
      ratio: ratioOf(split.many, split.few),
      goal: { most: 1.2 },
    },
    {
      what: 'CPU of a balance',
      before: cpu(balance.few),
      after: cpu(balance.many),
      ratio: ratioOf(balance.many, balance.few),
      goal: { most: 1.2 },
    },
    {
      what: 'memory of a process (MiB)',
      before: mebibytes(memory.few),
      after: mebibytes(memory.many),
      ratio: memory.many / memory.few,
      goal: { most: 1.2 },
    },
    {
      what: 'splits, two processes for one',
      before: perSecond(rate.one),
      after: perSecond(rate.two),
      ratio: ratioOf(rate.two, rate.one),
      // Where PostgreSQL has a core besides those of the two.
      goal: { least: 1.5 },
    },
  ];
  return [
    '## Several processes on one PostgreSQL',
    `One tenant alone, then among ${tenants} idle tenants, each with a new process. CPU is that of the sandbox process.`,
    markdownTable(['what', 'before', 'after', 'ratio', 'goal', 'met'], comparisons.map(rowOf)),
  ].join('\n\n');
}

function rowOf({ what, before, after, ratio, goal }: Comparison): string[] {
  const [words, isMet] =
    'most' in goal
      ? [`≤ ${goal.most}`, ratio <= goal.most]
      : [`≥ ${goal.least}`, ratio >= goal.least];
  return [what, before, after, ratio.toFixed(2), words, isMet ? 'yes' : 'no'];
}

function cpu(milliseconds: readonly number[]): string {
  return `${((median(milliseconds) ?? 0) * 1000).toFixed(0)} µs`;
}

function perSecond(rates: readonly number[]): string {
  return `${(median(rates) ?? 0).toFixed(0)}/s`;
}
