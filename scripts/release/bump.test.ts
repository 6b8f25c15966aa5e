import { ruleOf } from '@seller-funds/generators/diff';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RecordedChange } from '../../docs/releases/record.ts';
import { audienceOf, bumpFor } from './bump.js';

const contract = '@seller-funds/contract';

interface Manifest {
  readonly name: string;
  readonly dependencies?: object;
  readonly peerDependencies?: object;
}

function changeOf(rule: RecordedChange['rule']): RecordedChange {
  const { clients, servers, why } = ruleOf(rule);
  const levels = { clients, servers };
  return { rule, levels, message: '', why, occurrences: [] };
}

test.each([
  [['operation/added'], 'clients', '1.2.3', 'minor'],
  [['operation/added'], 'servers', '1.2.3', 'major'],
  [['operation/added', 'operation/removed'], 'clients', '1.2.3', 'major'],
  [['response/values-widened'], 'clients', '1.2.3', 'minor'],
  [['docs/text-changed'], 'clients', '1.2.3', 'patch'],
  [['schema/renamed'], 'clients', '1.2.3', 'major'],
  [['operation/removed'], 'clients', '0.2.3', 'minor'],
  [['operation/added'], 'clients', '0.2.3', 'patch'],
  [[], 'clients', '1.2.3', undefined],
] as const)('%j for %s at %s: %s', (rules, audience, version, bump) => {
  expect(bumpFor(rules.map(changeOf), audience, version)).toBe(bump);
});

test('every package that depends on the contract has an audience', () => {
  const packages = readdirSync(new URL('../../packages', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`../../packages/${name}/package.json`, import.meta.url))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest);
  const ofContract = packages.filter(({ name, dependencies, peerDependencies }) =>
    [name, ...Object.keys({ ...dependencies, ...peerDependencies })].includes(contract),
  );
  expect(new Set(audienceOf.keys())).toEqual(new Set(ofContract.map(({ name }) => name)));
});
