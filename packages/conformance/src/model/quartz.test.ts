import { expect, test } from 'vitest';
import { hasDate } from './quartz.js';

/** Dates that were worked out by hand: in January 2027, which begins on a Friday and ends on a Sunday, or in another month. */
test.each([
  ['1W * ?', [1]],
  ['2W * ?', [1]],
  ['3W * ?', [4]],
  ['31W * ?', [29]],
  ['LW * ?', [29]],
  ['L-30W * ?', [1]],
  ['L-3 * ?', [28]],
  ['28-3/3 * ?', [3, 28, 31]],
  ['1,10-12,20/5 * ?', [1, 10, 11, 12, 20, 25, 30]],
  ['? * 6L', [29]],
  ['? * 1L', [31]],
  ['? * 6#5', [29]],
  ['? * 2#5', []],
  ['? * L', [2, 9, 16, 23, 30]],
  ['? * FRI-SUN', [1, 2, 3, 8, 9, 10, 15, 16, 17, 22, 23, 24, 29, 30, 31]],
  ['? * 3/3', [1, 5, 8, 12, 15, 19, 22, 26, 29]],
  ['10 NOV-FEB ?', [10]],
  ['10 MAY-AUG ?', []],
  ['10 * ? 2026/2', []],
  ['10 * ? 2025/2', [10]],
  // May 2027 begins on a Saturday, February 2027 ends on a Sunday, the 28th.
  ['1W * ?', [3], 5],
  ['LW * ?', [26], 2],
  ['29 * ?', [], 2],
  // A range goes from the 31st, which April does not have, to the 1st.
  ['28-3/3 * ?', [3, 28], 4],
  ['L-28 * ?', [], 2],
])('the dates of %s are %j', (frequency, dates, month = 1) => {
  const first = Date.UTC(2027, month - 1, 1) / 86_400_000;
  const count = new Date(Date.UTC(2027, month, 0)).getUTCDate();
  const all = Array.from({ length: count }, (_, index) => index + 1);
  expect(all.filter((day) => hasDate(`0 0 6 ${frequency}`, first + day - 1))).toEqual(dates);
});
