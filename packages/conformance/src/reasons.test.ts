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
  ['no answer', networkReason('the connection was closed'), [true, false, false]],
  ['an adapter that fails', adapterReason('settle: 500'), [false, true, false]],
  ['an operation that is not there', new NotImplemented('v2.list').message, [false, false, true]],
  ['a target that is gone', unresponsiveReason, [false, false, false]],
  ['no reason', undefined, [false, false, false]],
])('%s is told by its reason alone', (_, reason, expected) => {
  const check = reason === undefined ? {} : { reason };
  const told = [isNetworkError, isAdapterError, isNotImplemented].map((is) => is(check));
  expect(told).toEqual(expected);
});
