import { beforeAll, expect, test } from 'vitest';
import { operationNotImplementedIn } from '../reasons.js';
import type { CheckResult, Result } from '../result/result.js';
import type { Check } from '../run/check.js';
import { selectChecks } from '../run/plan.js';
import { runShop } from '../testing/run-shop.js';
import { startShop } from '../testing/shop-server.js';
import { nextStepsText } from './next-steps.js';

let result: Result;
beforeAll(async () => {
  const shop = await startShop('implements no updates');
  result = await runShop(shop.url);
});

const scenario: Omit<CheckResult, 'id' | 'version'> = {
  title: '',
  kind: 'scenario',
  area: 'orders',
  claims: [],
  proved: [],
  status: 'not run',
  reason: 'updateOrder is not implemented.',
  cases: 0,
  seconds: 0,
  findings: [],
  requests: [],
};

const ofAreas = (areas: number): string[] =>
  Array.from({ length: areas * 2 }, (_, index) => `scenario/area-${index % areas}/${index}`);

test.each([
  ['few areas', ofAreas(2), 'v1', / --only '\S+'$/],
  ['many areas of a version', ofAreas(9), 'v1', / --version v1$/],
  ['many areas without a version', ofAreas(9), '', / --adapter …$/],
])('the command for an operation runs all that wait for it: %s', (_name, ids, version, options) => {
  const checks = [...result.checks, ...ids.map((id) => ({ ...scenario, id, version }))];
  const text = nextStepsText({ ...result, checks });
  const [, count, command = ''] =
    /Implement updateOrder .*: (\d+) checks wait for it: (.*)/.exec(text) ?? [];
  expect(command).toMatch(options);
  const only = / --only '(.*)'/.exec(command)?.[1]?.split(',');
  const chosen = selectChecks(checks as unknown as Check[], {
    ...(only && { only }),
    ...(command.includes('--version') && { version }),
  });
  const waiting = checks.filter(
    ({ reason = '' }) => operationNotImplementedIn(reason) === 'updateOrder',
  );
  expect(waiting).toHaveLength(Number(count));
  expect(chosen.map(({ id }) => id)).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)));
});
