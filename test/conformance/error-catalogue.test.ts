import { expect, test } from 'vitest';
import { scenarioChecks } from '@seller-funds/conformance';
import { errorCodes } from '@seller-funds/contract/vocabulary/errors';

/** The error codes that no scenario provokes, with the reason. */
const unprovoked: ReadonlyMap<string, string> = new Map([
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

test('every code of the error catalogue has a scenario that provokes it, or a reason why not', () => {
  const provoked = scenarioChecks.flatMap(
    ({ id }) => /^scenario\/errors\/(.*)$/.exec(id)?.[1] ?? [],
  );
  expect([...provoked, ...unprovoked.keys()].toSorted()).toEqual(errorCodes.toSorted());
});
