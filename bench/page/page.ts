import { markdownTable } from '../measure/table.ts';
import { type Figure, isMet, ours, ratioOf, valueOf } from './figure.ts';

/** The result of one benchmark. */
export interface Section {
  readonly title: string;
  readonly command: string;
  /** Machine, versions and amount, in a sentence. */
  readonly conditions: string;
  readonly figures: readonly Figure[];
}

/** The mark around the score of mutation testing, which `pnpm conformance:mutate --record` writes. */
export const scoreMark = 'mutants';

/** The page of all benchmarks: the figures that have a goal. `score` is the text between the marks of the score. */
export function pageOf(sections: readonly Section[], date: string, score: string): string {
  const parts = sections.flatMap(({ title, command, conditions, figures }) => [
    `## ${title}`,
    `\`${command}\`. ${conditions}`,
    figureTable(figures.filter(({ goal }) => goal)),
  ]);
  const head = [
    '# What was measured',
    `Written by \`pnpm bench\` on ${date}; do not edit. Less is better everywhere. What each number is: [README.md](README.md).`,
  ];
  const last = ['## Mutation testing', `<!-- ${scoreMark} -->\n${score}\n<!-- /${scoreMark} -->`];
  return `${[...head, ...parts, ...last].join('\n\n')}\n`;
}

const summaryHead = ['', 'ours', 'peer', 'against', 'ours / peer'];

/** A row for each figure: our value, that of the peer, and the goal. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [...summaryRow(figure), goalOf(figure)]);
  return markdownTable([...summaryHead, 'at most'], rows);
}

/** A row for each figure, without goals. */
export function summaryTable(figures: readonly Figure[]): string {
  return markdownTable(summaryHead, figures.map(summaryRow));
}

/** A row for each contender and a column for each figure. */
export function contenderTable(
  figures: readonly Figure[],
  titleOf: (figure: Figure) => string,
): string {
  const names = new Set(figures.flatMap(({ bars }) => bars.map(({ name }) => name)));
  const head = figures.map((figure) => `${titleOf(figure)}, ${figure.unit}`);
  const rows = [...names].map((name) => [
    name,
    ...figures.map((figure) => shown(valueOf(figure, name))),
  ]);
  return markdownTable(['', ...head], rows);
}

function summaryRow(figure: Figure): string[] {
  const value = (name: string): string => shown(valueOf(figure, name), ` ${figure.unit}`);
  const ratio = ratioOf(figure)?.toFixed(2) ?? '–';
  return [figure.title, value(ours), value(figure.against), figure.against, ratio];
}

function goalOf(figure: Figure): string {
  const { goal, unit } = figure;
  if (!goal) return '';
  const verdict = { true: '', false: ' (missed)', undefined: ' (not measured)' }[
    `${isMet(figure)}`
  ];
  return `${'share' in goal ? `× ${goal.share}` : `${goal.limit} ${unit}`}${verdict}`;
}

/** Formats a value with three significant digits. */
function shown(value: number | undefined, unit = ''): string {
  if (value === undefined) return '–';
  return `${value >= 100 || value === 0 ? value.toFixed(0) : value.toPrecision(3)}${unit}`;
}

/** The recorded share of a peer's value, by the id of the figure. */
export type Ratios = Readonly<Record<string, number>>;

/** The tolerance of ratios: smaller growth is noise. */
const noise = { size: 1.02, memory: 1.15, cpu: 1.2, time: 1.35 };

/** The ratios of figures; those without a peer's value are left out. */
export function ratiosOf(figures: readonly Figure[]): Ratios {
  const ratios = figures.map((figure) => [figure.id, Number(ratioOf(figure)?.toFixed(4))] as const);
  return Object.fromEntries(ratios.filter(([, ratio]) => !Number.isNaN(ratio)));
}

/** Compares ratios with the recorded ones, so that the machine has no effect. */
export function compare(
  figures: readonly Figure[],
  before: Ratios,
): { table: string; isSlower: boolean } {
  const rows = figures.flatMap((figure) => {
    const [old, now] = [before[figure.id], ratioOf(figure)];
    if (now === undefined) return [];
    const verdict = old === undefined ? 'new' : now > old * noise[figure.kind] ? 'SLOWER' : 'ok';
    return [[figure.title, old?.toFixed(2) ?? '–', now.toFixed(2), verdict]];
  });
  const isSlower = rows.some((row) => row.includes('SLOWER'));
  return { table: markdownTable(['ours / peer', 'before', 'now', ''], rows), isSlower };
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
