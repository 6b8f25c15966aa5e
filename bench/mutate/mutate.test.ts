import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommand } from '@seller-funds/command';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes/run-node.ts';
import { claims } from '../../test/conformance/run.ts';
import { checks, command, mutate } from './main.ts';
import { instrument, mutatedFiles, readEdits, sampleMutants } from './mutants.ts';
import { formatTrial } from './score.ts';
import { readUnseen } from './unseen.ts';

/** The checks and sources of balance transfers: a part on which mutation testing takes seconds. */
const transfers = {
  files: mutatedFiles().filter((name) => name.startsWith('domain/transfers/')),
  checks: checks.filter(({ id }) => id.startsWith('scenario/transfers/')),
};

test(
  'the checks of balance transfers kill a few mutants of that area',
  { tags: 'long' },
  async () => {
    const seed = process.env['MUTANTS_SEED'] ?? '1';
    console.log(`The sample of mutants is that of seed ${seed} (MUTANTS_SEED).`);
    const options = parseCommand(command, ['--seed', seed, '--sample', '5']);
    const { trials } = await mutate(options, { ...transfers, edits: { mutants: [], stale: [] } });
    const alive = trials.filter(({ verdict }) => verdict === 'survived' || verdict === 'unreached');
    expect(alive.map(formatTrial)).toEqual([]);
    expect(trials.length).toBeGreaterThan(0);
  },
);

test(
  'an edit has to be found by a check that cites what it violates',
  { tags: 'long' },
  async () => {
    const fault = { fault: 'Wrong.', file: 'domain/transfers/create-transfer.ts' };
    const find = 'from: confirmed(from), to: confirmed(to)';
    const swapped = { ...fault, find, replace: 'from: confirmed(to), to: confirmed(from)' };
    const edits = readEdits(
      JSON.stringify([
        { ...swapped, id: 'transfers/swapped', claims: 'EXT-BT-015 EXT-BT-003' },
        { ...swapped, id: 'transfers/other-claim', claims: 'EXT-HO-001' },
        { ...fault, id: 'transfers/gone', claims: 'EXT-BT-015', find: 'no such text', replace: '' },
      ]),
    );
    const options = parseCommand(command, ['--only', 'edits/*']);
    const moves = checks.filter(({ id }) => id === 'scenario/transfers/moves-money');
    const { trials, stale, score } = await mutate(options, { ...transfers, checks: moves, edits });
    const verdicts = trials.map(({ mutant, verdict, found }) => [mutant.id, verdict, found?.check]);
    expect(verdicts).toHaveLength(2);
    const expected = [
      ['edits/transfers/other-claim', 'survived', moves[0]?.id],
      ['edits/transfers/swapped', 'killed', moves[0]?.id],
    ];
    expect(verdicts).toEqual(expect.arrayContaining(expected));
    expect(score).toMatchObject({ tried: 2, found: { killed: 1, survived: 1 }, percent: 50 });
    expect(stale).toEqual([expect.stringContaining('does not contain the text once')]);
  },
);

test('each entry of edits.yaml matches the code and cites existing claims', () => {
  const { mutants, stale } = readEdits();
  expect(stale).toEqual([]);
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  const decisions = readFileSync(join(root, 'spec/decisions.md'), 'utf8').match(/\bD\d+\b/g) ?? [];
  const ids = new Set([...claims.map(({ id }) => id), ...decisions]);
  const cited = mutants.flatMap(({ edit }) => edit?.claims ?? []);
  expect(cited.filter((claim) => !ids.has(claim))).toEqual([]);
});

test('every entry of unseen.yaml matches a mutant, a function or a file', async () => {
  const unseen = readUnseen();
  const { mutants } = await instrument(unseen.files);
  expect(unseen.stale(mutants)).toEqual([]);
});

test('a fingerprint and a sample depend on the code and the seed alone, and an entry on unchanged code', async () => {
  const file = 'domain/chargebacks/chargeback.ts';
  const { mutants } = await instrument([file]);
  const { mutants: again } = await instrument(['resources/divisions.ts', file]);
  const fingerprints = mutants.map(({ fingerprint }) => fingerprint);
  expect(new Set(fingerprints).size).toBe(fingerprints.length);
  expect(again.filter((each) => each.file === file).map((each) => each.fingerprint)).toEqual(
    fingerprints,
  );
  const sample = sampleMutants(mutants, 5, 7);
  expect(sampleMutants(mutants.toReversed(), 3, 7)).toEqual(sample.slice(0, 3));
  expect(sampleMutants(mutants, 5, 8)).not.toEqual(sample);

  const [first] = mutants;
  const reason = 'No client can see it.';
  const judge = (code: object, single: object) =>
    readUnseen(JSON.stringify([{ reason, code, mutants: single }]));
  expect(first && judge({}, { [first.fingerprint]: file }).reasonFor(first)).toBe(reason);
  const place = `${file}#reverseChargeback`;
  const stale = judge({ [place]: '000000000000' }, { '000000000000': file });
  const messages = stale.stale(mutants);
  expect(messages).toHaveLength(2);
  const unseen = judge({ [place]: /is (\w+) now/.exec(messages[0] ?? '')?.[1] }, {});
  const inside = mutants.filter((mutant) => unseen.reasonFor(mutant) !== undefined);
  expect([inside.length > 0, inside.length < mutants.length]).toEqual([true, true]);
  expect(inside.filter((mutant) => stale.reasonFor(mutant) !== undefined)).toEqual([]);
});
