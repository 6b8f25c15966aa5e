import { expect, test } from 'vitest';
import { knownDates } from './frequencies.js';
import { formatDate, dayOf, findWindow } from './months.js';

const dayMs = 86_400_000;

test('finds the next month of a shape and counts its dates from either end', () => {
  const start = dayOf('2026-11-23T12:00:00Z');
  const lastIsSunday = { frequency: '0 0 6 LW * ?', shape: { last: 'SUN' }, dates: [-3] } as const;
  const found = findWindow(lastIsSunday, start);
  // January 2027 ends on a Sunday, the 31st.
  expect(found?.expected.map(formatDate)).toEqual(['Fri 2027-01-29']);
  expect([found?.from, found?.to].map((day) => formatDate(day ?? 0))).toEqual([
    'Mon 2027-01-04',
    'Sun 2027-01-31',
  ]);
  const ofYear = { frequency: (year: number) => `${year}`, shape: { month: 2 }, dates: [10] };
  expect(findWindow(ofYear, start)).toMatchObject({ frequency: '2027' });
  expect(findWindow({ ...lastIsSunday, shape: { month: 2, days: 29 } }, start)).toBeUndefined();
});

test.each([2026, 2027, 2028, 2031])(
  'finds a month within a year for most schedules, from %i on',
  (year) => {
    for (let month = 0; month < 12; month += 1) {
      const start = Date.UTC(year, month, 15) / dayMs;
      const windows = knownDates.flatMap((each) => findWindow(each, start) ?? []);
      expect(windows.length).toBeGreaterThan(knownDates.length * 0.75);
      // The scenario has to advance the clock to the end of the last window.
      expect(Math.max(...windows.map(({ to }) => to - start))).toBeLessThan(430);
      expect(
        windows.every(({ expected, from, to }) =>
          expected.every((day) => day >= from && day <= to),
        ),
      ).toBe(true);
    }
  },
);
