import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLong } from '../../requirements.js';
import { claims } from '../run.js';
import { root } from './bundle.js';
import { apply, type Mutant } from './mutant.js';
import { mutants } from './mutants/index.js';
import { formatTrial } from './report.js';
import { drawSample, selectMutants } from './select.js';
import { selfTest } from './selftest.js';
import { checks } from './target.js';

/** The ids of our decisions. */
const decisions = readFileSync(join(root, 'spec/decisions.md'), 'utf8').match(/\bD\d+\b/g) ?? [];

test.each(mutants)('$name matches the code and cites existing claims', (mutant) => {
  const source = readFileSync(join(root, mutant.edit.file), 'utf8');
  expect(apply(mutant.edit, source)).not.toBe(source);
  const ids = new Set([...claims.map(({ id }) => id), ...decisions]);
  expect(mutant.claims.filter((claim) => !ids.has(claim))).toEqual([]);
  const known = mutant.check === undefined || checks.some(({ id }) => id === mutant.check);
  expect(known && (mutant.claims.length > 0 || mutant.check !== undefined)).toBe(true);
});

test('every mutant has a unique name and a unique edit', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  const edits = mutants.map(({ edit }) => JSON.stringify(edit));
  expect(new Set(edits).size).toBe(mutants.length);
});

test('each mutant of a sample is killed by a check that cites a claim that it breaks', async () => {
  const seed = Number(process.env['MUTANTS_SEED'] ?? 1);
  console.log(`The sample of mutants is that of seed ${seed} (MUTANTS_SEED).`);
  const sample = drawSample(mutants, isLong ? 20 : 3, seed);
  const trials = await selfTest({
    mutants: sample,
    seed,
    isQuick: false,
    jobs: 2,
    onTrial: () => undefined,
  });
  const alive = trials.filter(({ verdict }) => verdict !== 'killed');
  expect(alive.map(formatTrial)).toEqual([]);
}, 900_000);

test('reports an edit that no longer matches the code', async () => {
  const [first] = mutants;
  if (!first) throw new Error('There is no mutant.');
  const stale: Mutant = { ...first, edit: { ...first.edit, find: 'no such text' } };
  const options = { mutants: [stale], seed: 1, isQuick: false, jobs: 1, onTrial: () => undefined };
  const [trial] = await selfTest(options);
  expect(trial?.verdict).toBe('unusable');
  expect(trial?.problem).toContain('The code has changed');
});

test('a sample depends only on its seed; patterns match names and claims', () => {
  expect(drawSample(mutants, 5, 7)).toEqual(drawSample(mutants.toReversed(), 5, 7).toReversed());
  expect(drawSample(mutants, 5, 7)).toHaveLength(Math.min(5, mutants.length));
  const replay = selectMutants(mutants, ['EXT-PS-036']);
  expect(replay.every((each) => each.claims.includes('EXT-PS-036'))).toBe(true);
  expect(replay.length).toBeGreaterThan(0);
  expect(selectMutants(mutants, ['no such mutant'])).toEqual([]);
});
