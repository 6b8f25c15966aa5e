import { errorCodes } from '@seller-funds/contract/vocabulary/errors';
import { expect, test } from 'vitest';
import { rehearse } from '../testing/rehearsal.js';
import { storiesByArea } from './index.js';

/** The error codes that no story provokes, with the reason. */
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

test('a story provokes every code of the error catalogue, unless there is a reason', async () => {
  const provoked = new Set<string>(unprovoked.keys());
  for (const [, , , commands, version = 'v1'] of Object.values(storiesByArea).flat())
    for (const code of (await rehearse(commands, version)).codes) provoked.add(code);
  expect(errorCodes.filter((code) => !provoked.has(code))).toEqual([]);
});
