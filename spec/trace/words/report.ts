import { layOut } from '../table.ts';
import { checkedWords, type WordResult } from './index.ts';

/**
 * A table for people: how many claims have each word that is compared with the schemas, how many of
 * them a machine can judge, for how many a decision settles a contradiction; below it, the claims
 * that people have to judge.
 */
export function wordReport(words: readonly WordResult[]): string {
  const rows = checkedWords.map((word) => {
    const own = words.filter((each) => each.word === word);
    const counts = [own, own.filter(isJudged), own.filter(isSettled), own.filter(isByPeople)];
    return [word, ...counts.map(({ length }) => (length === 0 ? '·' : String(length)))];
  });
  const byPeople = checkedWords.flatMap((word) => {
    const ids = words.filter((each) => each.word === word && isByPeople(each));
    if (ids.length === 0) return [];
    return [`  ${word}: ${ids.map(({ claim }) => claim.id).join(', ')}`];
  });
  const table = layOut([['word', 'claims', 'judged', 'settled', 'by people'], ...rows]);
  if (byPeople.length === 0) return table;
  return `${table}\n\nWords that no machine can judge, by claim:\n${byPeople.join('\n')}`;
}

/** How a claim stands with its words, in one line; undefined where it has none that is compared. */
export function wordLine(id: string, words: readonly WordResult[]): string | undefined {
  const own = words.filter(({ claim }) => claim.id === id);
  return own.length === 0 ? undefined : own.map(standingOf).join(', ');
}

function standingOf(result: WordResult): string {
  const { word, agreeing, settledBy, faults } = result;
  if (isByPeople(result)) return `${word} (by people)`;
  const parts = [
    ...(agreeing.length > 0 ? [`${agreeing.length} agree`] : []),
    ...(settledBy.length > 0 ? [`settled by ${settledBy.join(', ')}`] : []),
    ...(faults.length > 0 ? [`${faults.length} contradict`] : []),
  ];
  return `${word} (${parts.join('; ')})`;
}

function isJudged({ agreeing, faults }: WordResult): boolean {
  return agreeing.length > 0 || faults.length > 0;
}

function isSettled({ settledBy }: WordResult): boolean {
  return settledBy.length > 0;
}

function isByPeople(result: WordResult): boolean {
  return !isJudged(result) && !isSettled(result);
}
