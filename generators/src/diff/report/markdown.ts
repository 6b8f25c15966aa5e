import type { Change } from '../change.js';
import { audiences } from '../level.js';
import {
  type Comparison,
  describeAcceptance,
  countLevels,
  groupChanges,
  levelName,
  occurrencesOf,
  placesOf,
} from './comparison.js';

/** Formats a comparison as Markdown, for pull requests and changelogs. */
export function toMarkdown({ spec, base, changes, accepted }: Comparison): string {
  const head = [`## Changes of \`${spec}\` since \`${base}\``, ''];
  const summary = changes.length === 0 ? ['Nothing has changed.'] : table(changes);
  const lines = [...head, ...summary, ''];
  for (const { title, changes: members } of groupChanges(changes)) {
    const isQuiet = members[0]?.levels.clients === 'docs';
    if (isQuiet) lines.push('<details>', `<summary>${title} (${members.length})</summary>`, '');
    else lines.push(`### ${title}`, '');
    for (const change of members) lines.push(...linesOf(change));
    lines.push('', ...(isQuiet ? ['</details>', ''] : []));
  }
  if (accepted.length > 0) lines.push(`### Accepted`, '');
  for (const change of accepted) {
    lines.push(...linesOf(change).slice(0, 2), `  ${code(describeAcceptance(change))}`);
  }
  return [...lines, ...(accepted.length > 0 ? [''] : [])].join('\n');
}

function table(changes: readonly Change[]): string[] {
  const [counted = []] = audiences.map((audience) => countLevels(changes, audience));
  const titles = counted.map(([level]) => levelName(level));
  const rows = audiences.map((audience) => {
    const counts = countLevels(changes, audience).map(([, count]) => (count === 0 ? '–' : count));
    return `| ${audience} | ${counts.join(' | ')} |`;
  });
  return [`| for | ${titles.join(' | ')} |`, `|---|${titles.map(() => '---|').join('')}`, ...rows];
}

function linesOf(change: Change): string[] {
  const places = occurrencesOf(change, 5).map((line) => code(line));
  return [
    `- **${change.rule}**: ${code(change.message)}  `,
    `  ${places.join(', ')}  `,
    `  ${change.why}  `,
    `  ${code(placesOf(change))}`,
  ];
}

function code(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const runs = Array.from(flat.matchAll(/`+/g), ([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const pad = flat.startsWith('`') || flat.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${flat}${pad}${fence}`;
}
