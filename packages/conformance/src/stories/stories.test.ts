import { readFileSync } from 'node:fs';
import { errorCodes } from '@seller-funds/contract/vocabulary/errors';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPairs, countPairs, type Pairs } from '../model/features.js';
import type { Mismatch } from '../model/find-mismatch.js';
import { type Claim, readClaims } from '../result/claims.js';
import { rehearse } from '../testing/rehearsal.js';
import { command, ifPossible, inTurn, other } from './command.js';
import { transfer } from './commands.js';
import { verified } from './holder-commands.js';
import { storiesByArea } from './index.js';
import { bank, fund } from './operator-commands.js';
import { anyStory } from './random.js';
import { configure, tomorrow } from './schedule-commands.js';

const told = Object.values(storiesByArea)
  .flat()
  .flatMap(([id, , , commands, only]) =>
    (only ? [only] : (['v1', 'v2'] as const)).map((version) => ({ id, version, commands })),
  );

const unprovoked: ReadonlyMap<string, string> = new Map([
  ['401.100.001', 'Checked for every operation by `authentication/…`.'],
  ['403.100.001', 'Checked for every operation by `read-only/…`.'],
  ['405.900.001', 'Checked for every path by `routing/…`.'],
  [
    '409.900.001',
    'For unique values without an error code of their own; all unique values have one.',
  ],
  ['421.900.001', 'Depends on the host names of the server.'],
  [
    '429.900.001',
    'Rate limits are not provoked; `rate-limit/responses` checks the responses that occur.',
  ],
  ['500.900.001', 'No request may cause it; `failures/…` detects it.'],
  ['501.900.001', 'For operations that a server does not implement.'],
  ['502.900.001', 'Of gateways.'],
  ['503.900.001', 'For servers that are down.'],
  ['504.900.001', 'Of gateways.'],
]);

const met: Pairs = new Map();

const rehearsals = new Map<(typeof told)[number], ReturnType<typeof rehearse>>();

function rehearseOnce(story: (typeof told)[number]): ReturnType<typeof rehearse> {
  const rehearsal =
    rehearsals.get(story) ?? rehearse(story.commands, story.version, 'acceptance', undefined, met);
  rehearsals.set(story, rehearsal);
  return rehearsal;
}

test.each(told)(
  'every command of $id in $version does something, and is accepted unless it is marked',
  async (story) => {
    expect(await rehearseOnce(story)).toMatchObject({ idle: [] });
  },
);

test('a story provokes every code of the error catalogue, unless there is a reason', async () => {
  const provoked = new Set<string>(unprovoked.keys());
  for (const story of told)
    for (const code of (await rehearseOnce(story)).codes) provoked.add(code);
  expect(errorCodes.filter((code) => !provoked.has(code))).toEqual([]);
});

test('a story that shares its tenant can be told again: its references are new each time', async () => {
  const shared = told.filter(
    ({ commands }) => !commands.some(({ needs }) => needs.includes('newTenant')),
  );
  for (const story of shared) {
    const { references } = await rehearseOnce(story);
    expect([story.id, ...[...references].filter((each) => !each.includes('code_'))]).toEqual([
      story.id,
    ]);
  }
  expect(shared.length).toBeGreaterThan(50);
});

const statements = new Map(
  readClaims(readFileSync('spec/claims.yaml', 'utf8')).map((claim) => [claim.id, claim]),
);

/** That a value is one that was sent or that is shown elsewhere, whichever member has it. */
const repeated = /equals? (?:those of )?the (?:payout )?request|request values|GET shows it/;

const testsOf = ({ test: how, sameAs = '' }: Claim): string =>
  `${how} ${statements.get(sameAs)?.test ?? ''}`;

function isStatedBy(claim: Claim | undefined, { path, expected }: Mismatch): boolean {
  if (!claim) return false;
  const tests = testsOf(claim);
  if (repeated.test(tests)) return true;
  const name = path.findLast((key) => typeof key === 'string') ?? '';
  const isNamed =
    new RegExp(`\\b${name}\\b`).test(`${claim.says} ${tests}`) ||
    claim.at.some((pointer) => pointer.endsWith(`/${name}`));
  const isConstant = typeof expected === 'boolean' || /^[A-Z][A-Z_]+$/.test(String(expected));
  const isOther = !isConstant || /original value/.test(tests);
  return isNamed && (isOther || tests.includes(String(expected)));
}

test('a claim that the model names for a value states this value, or it is a decision', async () => {
  const wrong = new Set<string>();
  for (const story of told)
    for (const [key, value] of (await rehearseOnce(story)).stated) {
      const named = (value.claims ?? '').split(' ').filter((id) => /^[A-Z]+-/.test(id));
      if (named.length > 0 && !named.some((id) => isStatedBy(statements.get(id), value)))
        wrong.add(key);
    }
  expect([...wrong]).toEqual([]);
});

test.each([
  'createWebhookConfiguration',
  'updateAccountPayoutConfiguration',
  'createPayoutRequest',
  'createRefundSplit',
  'createBalanceTransfer',
])('random stories go on without %s, if the target does not implement it', async (absent) => {
  for (const [version, commands] of fc.sample(anyStory, { seed: 1, numRuns: 4 })) {
    const { accepted } = await rehearse(commands, version, 'either', absent);
    expect(accepted).toBeGreaterThan(4);
  }
});

test('a command that is not possible changes neither the version nor what is compared after it', async () => {
  const versions: string[] = [];
  const note = command('note the version', async ({ version }) => void versions.push(version));
  const impossible = ifPossible(other(inTurn(transfer('A', 'LIABLE', 1))));
  // The scheduled payout has its code from a view.
  const commands = [
    verified(),
    fund(100),
    configure('A'),
    impossible,
    note,
    tomorrow(7),
    bank('FAILED'),
  ];
  await rehearse(commands, 'v1', 'acceptance', 'createBalanceTransfer');
  expect(versions).toEqual(['v1']);
});

test('most commands of random stories do something, and most requests are accepted', async () => {
  const total = { accepted: 0, refused: 0, idle: 0 };
  const own: Pairs = new Map();
  // What is rare may need a second sample: a change of the commands draws other stories.
  for (let seed = 1; seed === 1 || (seed < 5 && findNeverHeld().length > 0); seed += 1) {
    for (const [version, commands] of fc.sample(anyStory, { seed, numRuns: 40 })) {
      const { accepted, refused, idle } = await rehearse(
        commands,
        version,
        'either',
        undefined,
        own,
      );
      total.accepted += accepted;
      total.refused += refused;
      total.idle += idle.length;
    }
    addPairs(met, own);
  }
  expect(total.refused / total.accepted).toBeLessThan(0.1);
  expect(total.idle / total.accepted).toBeLessThan(0.1);
  // Without the choice of the most telling commands, far fewer.
  expect(countPairs(own).met).toBeGreaterThan(280);
  expect(findNeverHeld()).toEqual([]);
});

/** The states in which no write of any story found what it touches. */
function findNeverHeld(): string[] {
  const pairs = Array.from(met, ([pair, isMet]) => [pair.replace(/^.*: /, ''), isMet] as const);
  const held = new Set(pairs.flatMap(([state, isMet]) => (isMet ? [state] : [])));
  return pairs.map(([state]) => state).filter((state) => !held.has(state));
}
