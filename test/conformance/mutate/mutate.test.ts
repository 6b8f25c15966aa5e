import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLong } from '../../requirements.js';
import { claims } from '../run.js';
import { readEdits } from './edits.js';
import { checks } from './findings.js';
import { mutate } from './mutate.js';
import { formatTrial } from './report.js';
import { instrument, mutatedFiles, root, sampleMutants } from './source-mutants.js';
import { readUnseen, Unseen } from './unseen.js';

const file = 'domain/divisions/list-divisions.ts';

/** The checks and sources of balance transfers: a part on which mutation testing takes seconds. */
const transfers = {
  files: mutatedFiles().filter((name) => name.startsWith('domain/transfers/')),
  checks: checks.filter(({ id }) => id.startsWith('scenario/transfers/')),
  jobs: 2,
};

test(
  'the checks of balance transfers kill a few mutants of that area',
  { tags: 'long' },
  async () => {
    const seed = Number(process.env['MUTANTS_SEED'] ?? 1);
    console.log(`The sample of mutants is that of seed ${seed} (MUTANTS_SEED).`);
    const edits = { mutants: [], stale: [] };
    const { trials } = await mutate({ ...transfers, edits, sample: isLong ? 5 : 3, seed });
    const alive = trials.filter(({ verdict }) => verdict === 'survived' || verdict === 'unreached');
    expect(alive.map(formatTrial)).toEqual([]);
    expect(trials.length).toBeGreaterThan(0);
  },
);

/** An entry of `edits.yaml` in the code of balance transfers. */
function editOf(
  name: string,
  violated: string,
  [find, replace]: readonly [string, string],
): object {
  const changed = { file: 'domain/transfers/create-transfer.ts', find, replace };
  return { id: `transfers/${name}`, fault: 'Wrong.', claims: violated, ...changed };
}

test(
  'an edit has to be found by a check that cites what it violates',
  { tags: 'long' },
  async () => {
    const swapped = [
      'from: confirmed(from), to: confirmed(to)',
      'from: confirmed(to), to: confirmed(from)',
    ] as const;
    const edits = readEdits(
      JSON.stringify([
        editOf('swapped', 'EXT-BT-015 EXT-BT-003', swapped),
        editOf('other-claim', 'EXT-HO-001', swapped),
        editOf('gone', 'EXT-BT-015', ['no such text', '']),
      ]),
    );
    const { trials, stale, score } = await mutate({
      ...transfers,
      checks: checks.filter(({ id }) => id === 'scenario/transfers/moves-money'),
      edits,
      only: ['edits/*'],
      seed: 1,
    });
    const verdicts = trials.map(({ mutant, verdict }) => [mutant.id, verdict] as const);
    expect(Object.fromEntries(verdicts)).toEqual({
      'edits/transfers/swapped': 'killed',
      'edits/transfers/other-claim': 'misread',
    });
    expect(score).toMatchObject({ tried: 2, found: { killed: 1, misread: 1 } });
    expect(stale).toEqual([expect.stringContaining('contains the text 0 times')]);
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

test('a mutant contains its change and keeps its fingerprint while the code is unchanged', async () => {
  const [first, second] = [
    await instrument([file]),
    await instrument(['resources/divisions.ts', file]),
  ];
  const fingerprints = first.mutants.map(({ fingerprint }) => fingerprint);
  expect(new Set(fingerprints).size).toBe(fingerprints.length);
  expect(fingerprints.length).toBeGreaterThan(0);
  const same = second.mutants.filter((mutant) => mutant.file === file);
  expect(same.map(({ fingerprint }) => fingerprint)).toEqual(fingerprints);
  for (const mutant of first.mutants) expect(mutant.after).not.toEqual(mutant.before);
});

test('a sample depends only on its seed', async () => {
  const { mutants } = await instrument([file]);
  const chosen = sampleMutants(mutants, 5, 7);
  expect(chosen).toHaveLength(5);
  expect(sampleMutants(mutants.toReversed(), 5, 7)).toEqual(chosen);
  expect(sampleMutants(mutants, 3, 7)).toEqual(chosen.slice(0, 3));
  expect(sampleMutants(mutants, 5, 8)).not.toEqual(chosen);
});

test('every entry of unseen.yaml matches a mutant or a file', async () => {
  const unseen = readUnseen();
  const { mutants } = await instrument([...unseen.files]);
  expect(unseen.stale(mutants)).toEqual([]);
});

test('an unseen mutant counts again when the code around it has changed', async () => {
  const { mutants } = await instrument([file]);
  const [mutant] = mutants;
  if (!mutant) throw new Error('There is no mutant.');
  const reason = 'No client can see it.';
  const entry = { reason, mutants: { [mutant.fingerprint]: mutant.file } };
  expect(new Unseen(JSON.stringify([entry])).reasonFor(mutant)).toBe(reason);
  const code = { [file]: '000000000000', [`${file}#noFunction`]: '000000000000' };
  const changed = { reason, code, mutants: { '000000000000': file } };
  const stale = new Unseen(JSON.stringify([changed]));
  expect(stale.reasonFor(mutant)).toBeUndefined();
  expect(stale.stale(mutants)).toHaveLength(3);
});

test('an entry can cover a whole function and nothing around it', async () => {
  const chargebacks = 'domain/chargebacks/chargeback.ts';
  const { mutants } = await instrument([chargebacks]);
  const judge = (hash: string): Unseen => {
    const code = { [`${chargebacks}#reverseChargeback`]: hash };
    return new Unseen(JSON.stringify([{ reason: 'Not reached.', code }]));
  };
  const [message = ''] = judge('000000000000').stale(mutants);
  const unseen = judge(/is (\w+) now/.exec(message)?.[1] ?? '');
  expect(unseen.stale(mutants)).toEqual([]);
  const inside = mutants.filter((mutant) => unseen.reasonFor(mutant) !== undefined);
  expect(inside.length).toBeGreaterThan(0);
  expect(inside.length).toBeLessThan(mutants.length);
});
