import { expect, test } from 'vitest';
import { scenarioChecks } from '@seller-funds/conformance';
import { errorCodes } from '@seller-funds/contract/vocabulary/errors';

/** Why no scenario provokes a code. */
const unprovoked: ReadonlyMap<string, string> = new Map([
  ['405.900.001', 'Checked for every path by `routing/…`.'],
  ['409.900.001', 'For a value that has no code of its own; every value that is taken has one.'],
  ['421.900.001', 'Depends on the names of the machine that serves.'],
  ['429.900.001', 'A limit is never provoked; `rate-limit/answers` judges the answers that come.'],
  ['500.900.001', 'No request may cause it; `failures/…` watches for it.'],
  ['501.900.001', 'Of operations that a server lacks.'],
  ['502.900.001', 'Of gateways.'],
  ['503.900.001', 'Of servers that are down.'],
  ['504.900.001', 'Of gateways.'],
]);

test('every code of the error catalogue has a scenario that provokes it, or a reason why none can', () => {
  const provoked = scenarioChecks.flatMap(
    ({ id }) => /^scenario\/errors\/(.*)$/.exec(id)?.[1] ?? [],
  );
  expect([...provoked, ...unprovoked.keys()].toSorted()).toEqual(errorCodes.toSorted());
});
