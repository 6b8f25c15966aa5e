import type { Change } from '../change.js';
import type { Level } from '../level.js';
import { type Comparison, occurrencesOf } from './comparison.js';

const commands: Readonly<Record<Level, 'error' | 'warning' | 'notice' | undefined>> = {
  breaking: 'error',
  risky: 'warning',
  compatible: 'notice',
  docs: undefined,
};

/** Formats a comparison as workflow commands of GitHub, which shows them at the lines of a pull request. */
export function toAnnotations({ changes }: Comparison): string {
  return changes.map(annotationOf).join('');
}

function annotationOf(change: Change): string {
  const { rule, levels, message, why, after } = change;
  const command = commands[levels.clients];
  if (!command) return '';
  const place = after ? [`file=${property(after.file)}`, `line=${after.line}`] : [];
  const properties = [...place, `title=${property(`${levels.clients}: ${rule}`)}`].join(',');
  const text = [message, ...occurrencesOf(change, 3), why].join('\n');
  return `::${command} ${properties}::${data(text)}\n`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
