import { expect, test } from 'vitest';
import { formatRun, parseRun, scoreAgain, scoreOf } from './report.js';

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

const run = {
  seed: 7,
  requests: '3000',
  date: '2026-11-23',
  score: scoreOf(trials, 6),
  judgedLater: 0,
  trials,
};

function reasonFor({ fingerprint }: { readonly fingerprint: string }): string | undefined {
  return fingerprint.endsWith('listed') ? 'No client can see it.' : undefined;
}

test('the score is the share of mutants that were found', () => {
  const stopped = { mutant: mutant('stops the sandbox'), verdict: 'stopped' } as const;
  expect(scoreOf([trials[0], stopped, trials[2], trials[3]], 4)).toEqual({
    tried: 3,
    killed: 1,
    stopped: 1,
    survived: 1,
    unreached: 0,
    misread: 0,
    unseen: 5,
    percent: 66.6,
  });
});

test('a run is scored again without the mutants that were listed since, unless a check found them', () => {
  const again = scoreAgain(run, { reasonFor });
  expect(again.score).toMatchObject({ tried: 2, killed: 1, survived: 1, unseen: 8, percent: 50 });
  expect(again.score.tried + again.score.unseen).toBe(run.score.tried + run.score.unseen);
  expect(formatRun(run)).not.toContain('judged after');
  expect(formatRun(again)).toContain('--sample 10 --seed 7 --requests 3000`, on 2026-11-23. 50 %');
  expect(formatRun(again)).toContain('1 of these were judged after the run: before, 3 counted.');
  expect(scoreAgain(again, { reasonFor }).judgedLater).toBe(1);
});

test('refuses files that are not results of a run', () => {
  expect(parseRun(JSON.stringify(run)).seed).toBe(7);
  expect(() => parseRun('{"seed":7}')).toThrow('This is not a file that --json has written.');
});
