import { layOut } from '../table.ts';
import { checkedWords, type WordResult } from './index.ts';

/**
 * Returns a table with the number of claims that have each word, that were compared with the schemas automatically, and
 * that have a contradiction settled by a decision; below it, the claims that have to be checked manually.
 */
export function wordReport(words: readonly WordResult[]): string {
  const rows = checkedWords.map((word) => {
    const own = words.filter((each) => each.word === word);
    const counts = [own, own.filter(isChecked), own.filter(isSettled), own.filter(isManual)];
    return [word, ...counts.map(({ length }) => (length === 0 ? '·' : String(length)))];
  });
  const manual = checkedWords.flatMap((word) => {
    const ids = words.filter((each) => each.word === word && isManual(each));
    if (ids.length === 0) return [];
    return [`  ${word}: ${ids.map(({ claim }) => claim.id).join(', ')}`];
  });
  const table = layOut([['word', 'claims', 'checked', 'settled', 'manual'], ...rows]);
  if (manual.length === 0) return table;
  return `${table}\n\nWords that have to be checked manually, by claim:\n${manual.join('\n')}`;
}

/** Returns the results of a claim's words on one line; undefined if it has no checked word. */
export function wordLine(id: string, words: readonly WordResult[]): string | undefined {
  const own = words.filter(({ claim }) => claim.id === id);
  return own.length === 0 ? undefined : own.map(describeResult).join(', ');
}

function describeResult(result: WordResult): string {
  const { word, agreeing, settledBy, faults } = result;
  if (isManual(result)) return `${word} (manual)`;
  const parts = [
    ...(agreeing.length > 0 ? [`${agreeing.length} agree`] : []),
    ...(settledBy.length > 0 ? [`settled by ${settledBy.join(', ')}`] : []),
    ...(faults.length > 0 ? [`${faults.length} contradict`] : []),
  ];
  return `${word} (${parts.join('; ')})`;
}

function isChecked({ agreeing, faults }: WordResult): boolean {
  return agreeing.length > 0 || faults.length > 0;
}

function isSettled({ settledBy }: WordResult): boolean {
  return settledBy.length > 0;
}

function isManual(result: WordResult): boolean {
  return !isChecked(result) && !isSettled(result);
}
