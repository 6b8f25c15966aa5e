import { expect, test } from 'vitest';
import { formatScore, parseTrials, scoreOf } from './report.js';

const mutant = (fingerprint: string) => {
  return {
    id: fingerprint,
    fingerprint,
    file: 'a.ts',
    line: 1,
    mutator: '',
    before: [],
    after: [],
  };
};

const trials = [
  { mutant: mutant('found and listed'), verdict: 'killed' },
  { mutant: mutant('survives and is listed'), verdict: 'survived' },
  { mutant: mutant('survives'), verdict: 'survived' },
  { mutant: mutant('is not implemented'), verdict: 'absent' },
] as const;

function reasonFor({ fingerprint }: { readonly fingerprint: string }): string | undefined {
  return fingerprint.endsWith('listed') ? 'No client can see it.' : undefined;
}

test('the score is the share of mutants that were found', () => {
  const stopped = { mutant: mutant('stops the sandbox'), verdict: 'stopped' } as const;
  expect(scoreOf([trials[0], stopped, trials[2], trials[3]], { reasonFor }, 4)).toMatchObject({
    tried: 3,
    found: { killed: 1, stopped: 1, survived: 1, unreached: 0, misread: 0 },
    unseen: 5,
    percent: 66.6,
  });
});

test('mutants that were listed after no check had found them do not count', () => {
  const [before, after] = [scoreOf(trials, undefined, 6), scoreOf(trials, { reasonFor }, 6)];
  expect(after).toMatchObject({ tried: 2, found: { survived: 1 }, unseen: 8, percent: 50 });
  expect(after.tried + after.unseen).toBe(before.tried + before.unseen);
  const [text, again] = [before, after].map((score) =>
    formatScore('--seed 7', '2026-11-23', score),
  );
  expect(text).not.toContain('judged after');
  expect(again).toContain('--sample 10 --seed 7`, on 2026-11-23. 50 %');
  expect(again).toContain('1 of these were judged after the run: before, 3 counted.');
});

test('refuses files that are not results of a run', () => {
  expect(parseTrials(JSON.stringify({ seed: 7, trials }))).toEqual(trials);
  expect(() => parseTrials('{"seed":7}')).toThrow('This is not a file that --json has written.');
});
