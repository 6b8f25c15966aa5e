import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allChecks } from '@seller-funds/conformance';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { readClaims } from '../../spec/trace/claims.ts';
import { readDecisions } from '../../spec/trace/decisions.ts';
import { proofOf } from '../../spec/trace/proofs.ts';
import { readText } from '../repository.js';

const spec = join(import.meta.dirname, '../../spec');
const { claims } = readClaims(join(spec, 'claims.yaml'));
const decisions = readDecisions(join(spec, 'decisions.md'));
const checks = allChecks(document);

test('every claim that can be tested over HTTP has a check', () => {
  const unproved = claims.filter((claim) => proofOf(claim, checks) === 'unproved');
  expect(unproved.map(({ id }) => id)).toEqual([]);
});

test('checks cite only existing claims and decisions', () => {
  const known = new Set([...claims, ...decisions].map(({ id }) => id));
  const unknown = checks.flatMap((check) =>
    check.claims.filter((id) => !known.has(id)).map((id) => `${check.id} cites ${id}`),
  );
  expect(unknown).toEqual([]);
});

test('every scenario cites a claim or decision', () => {
  const silent = checks.filter(
    ({ kind, claims: cited }) => kind === 'scenario' && cited.length === 0,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('the README describes each kind of check', () => {
  const kinds = new Set(checks.map(({ id }) => id.replace(/\/.*/, '')));
  const readme = readText('packages/conformance/README.md');
  expect([...kinds].filter((kind) => !readme.includes(`\`${kind}/`))).toEqual([]);
});
