import { expect, test } from 'vitest';
import { NotImplemented } from './outcome.js';
import {
  adapterReason,
  unresponsiveReason,
  isAdapterError,
  isNetworkError,
  isNotImplemented,
  networkReason,
} from './reasons.js';

test.each([
  ['no response', networkReason('the connection was closed'), [true, false, false]],
  ['a failing adapter', adapterReason('settle: 500'), [false, true, false]],
  [
    'an operation that is not implemented',
    new NotImplemented('v2.list').message,
    [false, false, true],
  ],
  ['a target that stopped responding', unresponsiveReason, [false, false, false]],
  ['no reason', undefined, [false, false, false]],
])('classifies the reason of %s', (_, reason, expected) => {
  const check = reason === undefined ? {} : { reason };
  const actual = [isNetworkError, isAdapterError, isNotImplemented].map((is) => is(check));
  expect(actual).toEqual(expected);
});
