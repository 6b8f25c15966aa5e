import { expect, test } from 'vitest';
import { formatScore, parseTrials, scoreOf } from './score.ts';

const trials = (['killed', 'stopped', 'survived', 'absent', 'survived'] as const).map(
  (verdict, index) => ({
    mutant: {
      id: '',
      fingerprint: `${index}`,
      file: 'a.ts',
      line: 1,
      mutator: '',
      before: [],
      after: [],
    },
    verdict,
  }),
);

test('mutants count unless they were judged, also after no check had found them', () => {
  const before = scoreOf(trials, undefined, 6);
  expect(before).toMatchObject({ tried: 4, unseen: 7, percent: 50 });
  const judged = {
    reasonFor: ({ fingerprint }: { fingerprint: string }) =>
      fingerprint > '2' ? 'No.' : undefined,
  };
  const after = scoreOf(trials, judged, 6);
  expect(after).toMatchObject({ tried: 3, found: { survived: 1 }, unseen: 8, percent: 66.6 });
  expect(formatScore('--seed 7', before)).not.toContain('judged after');
  expect(formatScore('--seed 7', after)).toMatch(
    /--sample 11 --seed 7`.* 66.6 %.*1 of these were judged after the run: before, 4 counted/,
  );
});

test('refuses files that are not results of a run', () => {
  expect(parseTrials(JSON.stringify({ seed: 7, trials }))).toEqual(trials);
  expect(() => parseTrials('{"seed":7}')).toThrow('This is not a file that --json has written.');
});
