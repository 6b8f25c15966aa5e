import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  randomStories,
  sandboxAdapter,
  type RunOptions,
  type Result,
} from '@seller-funds/conformance';
import {
  alternativesOf,
  drawWorld,
  policies,
  policyNames,
  readWorld,
  type World,
} from '@seller-funds/contract/policies';
import { createSandbox } from '@seller-funds/sandbox';
import { readDecisions } from '../../spec/trace/decisions.ts';
import { isLong } from '../requirements.js';
import { allChecks, runContract, usualChecks, worldSeed } from './run.js';
import { root } from '../../scripts/processes/run-node.js';

const decisions = new Set(readDecisions(join(root, 'spec/decisions.md')).map(({ id }) => id));

test('each question has a decision, lines of a reference, and several alternatives', () => {
  const wrong = Object.entries(policies).filter(([, [, decision, lines, ...all]]) => {
    const isCited = decisions.has(decision) && /^(?:CORE|EXT) \d+$/.test(lines);
    return !isCited || new Set(all).size < 2;
  });
  expect(wrong).toEqual([]);
  expect(policyNames.length).toBeGreaterThanOrEqual(60);
});

test('refuses unknown questions and answers, and draws the same world again', () => {
  expect(() => readWorld({ payoutHour: '7' })).toThrow('payoutHour is 6 or 20, not "7".');
  expect(() => readWorld({ hour: '6' })).toThrow('There is no question hour; there are commission');
  expect(drawWorld(7)).toEqual(drawWorld(7));
  expect(drawWorld(7)).not.toEqual(drawWorld(8));
  const drawn = Array.from({ length: 40 }, (_, seed) => drawWorld(seed));
  for (const name of policyNames)
    expect([name, new Set(drawn.map((world) => world[name])).size]).toEqual([
      name,
      alternativesOf(name).length,
    ]);
});

async function runIn(
  world: Partial<World>,
  only: readonly string[],
  options: Partial<RunOptions>,
): Promise<Result['checks']> {
  const sandbox = await createSandbox({ world, webhooks: { privateAddresses: true } });
  const { url } = await sandbox.listen({ port: 0 });
  const { checks } = await runContract(url, only, { adapter: sandboxAdapter(url), ...options });
  await sandbox.close();
  return checks;
}

function failuresOf(checks: Result['checks']): unknown[] {
  return checks
    .filter(({ status }) => status === 'failed')
    .map(({ id, findings }) => [id, findings.map(({ expected, actual }) => [expected, actual])]);
}

const minutes = 60_000;
const usual = ['splits/v1/labels', 'payouts/v2/denied*', 'transfers/*'].map(
  (name) => `scenario/${name}`,
);
const world = { ...drawWorld(3), payoutHour: '20', commission: 'stays' } as const;

test(
  'a sandbox in a random world passes with this world, and fails with another',
  { tags: 'ci', timeout: 30 * minutes },
  async () => {
    const scenarios = isLong ? ['scenario/*'] : usual;
    expect(failuresOf(await runIn(world, scenarios, { world, decisions: false }))).toEqual([]);
    const other = { ...world, commission: 'to merchant' } as const;
    const wrong = await runIn(world, usual, { world: other, decisions: false });
    expect(failuresOf(wrong)).not.toEqual([]);
  },
);

const everything = { checks: [...allChecks, ...randomStories(10)], decisions: false };

/** A run tries a ninth of the scenarios in each world, and random stories in one of them; every night tries everything. */
const scenarios = usualChecks.filter(({ id }) => id.startsWith('scenario/'));
const parts = [0, 1, 2].map((part) => [worldSeed + part, part + 3 * (worldSeed % 3)] as const);

test.each(parts)(
  'a part of the scenarios passes in the random world %i without decisions',
  async (seed, part) => {
    const own = scenarios.filter((_, index) => index % 9 === part);
    const checks = [...own, ...(part % 3 === 0 ? randomStories(3) : [])];
    const found = await runIn(drawWorld(seed), ['*'], { checks, decisions: false });
    expect(failuresOf(found)).toEqual([]);
    expect(found.filter(({ status }) => status === 'passed').length).toBeGreaterThan(20);
  },
  10 * minutes,
);

const nights = 7;

test.each(Array.from({ length: 7 }, (_, index) => worldSeed + index))(
  'the suite passes in the random world %i without decisions',
  { tags: ['long'], timeout: 30 * minutes },
  async (seed) => {
    const result = await runIn(drawWorld(seed), ['*'], { ...everything, seed });
    expect(failuresOf(result)).toEqual([]);
  },
);

const single = policyNames
  .flatMap((name) =>
    alternativesOf(name)
      .slice(1)
      .map((answer) => [name, answer] as const),
  )
  .filter((_, index) => index % nights === Math.floor(Date.now() / 86_400_000) % nights);

test.each(single)(
  'the suite passes without decisions if %s is %s',
  { tags: ['long'], timeout: 30 * minutes },
  async (name, answer) => {
    const alone = readWorld({ [name]: answer });
    expect(failuresOf(await runIn(alone, ['*'], everything))).toEqual([]);
  },
);
