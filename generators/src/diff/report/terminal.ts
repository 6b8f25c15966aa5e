import { styleText } from 'node:util';
import { escapeControlCharacters } from '@seller-funds/command';
import type { Change } from '../change.js';
import type { Level } from '../level.js';
import {
  type Comparison,
  describeAcceptance,
  groupChanges,
  occurrencesOf,
  placesOf,
  summaryOf,
} from './comparison.js';

const colors: Readonly<Record<Level, 'red' | 'yellow' | 'green' | 'gray'>> = {
  breaking: 'red',
  risky: 'yellow',
  compatible: 'green',
  docs: 'gray',
};

/** Formats a comparison for the terminal, with colors if it supports them. */
export function toTerminal(
  { spec, base, changes, accepted }: Comparison,
  isColored: boolean,
): string {
  const paint = (format: Parameters<typeof styleText>[0], text: string): string =>
    isColored ? styleText(format, text, { validateStream: false }) : text;
  const lines = [`${spec} compared with ${base}`, summaryOf(changes)];
  for (const group of groupChanges(changes)) {
    const level = group.changes[0]?.levels.clients ?? 'docs';
    lines.push('', paint(['bold', colors[level]], group.title));
    for (const change of group.changes) lines.push(...linesOf(change, paint));
  }
  if (accepted.length > 0) lines.push('', paint(['bold', 'gray'], 'Accepted'));
  for (const change of accepted) {
    const [title = '', ...places] = linesOf(change, paint);
    lines.push(
      title,
      ...places.slice(0, -1),
      `    ${escapeControlCharacters(describeAcceptance(change))}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

type Paint = (format: Parameters<typeof styleText>[0], text: string) => string;

function linesOf(change: Change, paint: Paint): string[] {
  return [
    `  ${paint('bold', change.rule)}  ${escapeControlCharacters(change.message)}`,
    ...occurrencesOf(change, 3).map((line) => `    ${escapeControlCharacters(line)}`),
    paint('gray', `    ${escapeControlCharacters(placesOf(change))}`),
    `    ${change.why}`,
  ];
}
