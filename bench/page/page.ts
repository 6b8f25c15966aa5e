import { markdownTable } from '../measure/table.ts';
import type { Comparison } from './compare.ts';
import { type Figure, ours, ratioOf } from './figure.ts';

/** The part of the page that one benchmark fills. */
export interface Section {
  readonly title: string;
  readonly command: string;
  /** Machine, versions and amount, in a sentence. */
  readonly conditions: string;
  readonly figures: readonly Figure[];
}

/** The mark around the score of mutation testing, which `pnpm conformance:mutate --record` writes. */
export const scoreMark = 'mutants';

/**
 * The page of all benchmarks.
 * @param score the text between the marks of the score
 */
export function pageOf(sections: readonly Section[], date: string, score: string): string {
  const parts = sections.flatMap(({ title, command, conditions, figures }) => [
    `## ${title}`,
    `\`${command}\`. ${conditions}`,
    summaryTable(figures),
  ]);
  const head = [
    '# What was measured',
    `Written by \`pnpm bench\` on ${date}; do not edit. Less is better everywhere. What each number is: [README.md](README.md).`,
  ];
  const last = ['## Mutation testing', `<!-- ${scoreMark} -->\n${score}\n<!-- /${scoreMark} -->`];
  return `${[...head, ...parts, ...last].join('\n\n')}\n`;
}

/** Our value and that of the peer. */
export function summaryTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.title, ...valuesOf(figure)]);
  return markdownTable(['', 'ours', 'peer', 'against', 'ours / peer'], rows);
}

/** Formats a value with three significant digits. */
function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function valuesOf(figure: Figure): string[] {
  const { bars, against, unit } = figure;
  const value = (wanted: string): string => {
    const bar = bars.find(({ name }) => name === wanted);
    return bar ? `${shown(bar.value)} ${unit}` : '–';
  };
  const ratio = ratioOf(figure);
  return [value(ours), value(against), against, ratio === undefined ? '–' : ratio.toFixed(2)];
}

/** Compares ratios with the recorded ones. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ figure, before, now, slower }) => [
    figure.title,
    before === undefined ? '–' : before.toFixed(2),
    now.toFixed(2),
    slower ? 'SLOWER' : before === undefined ? 'new' : 'ok',
  ]);
  return markdownTable(['ours / peer', 'before', 'now', ''], rows);
}

/** Replaces the text between two marks of a page. @throws {Error} if a mark is missing. */
export function replaceBetween(page: string, mark: string, text: string): string {
  const [from, to] = placeOf(page, mark);
  return `${page.slice(0, from)}\n${text}\n${page.slice(to)}`;
}

/** Returns the text between two marks of a page. @throws {Error} if a mark is missing. */
export function textBetween(page: string, mark: string): string {
  return page.slice(...placeOf(page, mark)).trim();
}

function placeOf(page: string, mark: string): [from: number, to: number] {
  const [start, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page lacks ${start} … ${end}.`);
  return [from + start.length, to];
}
