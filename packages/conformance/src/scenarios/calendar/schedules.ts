import type { Scenario } from '../scenario.js';
import { knownDates } from './frequencies.js';
import { formatDate, dayOf, findWindow, type DayNumber, type Window } from './months.js';
import { payoutsByDayActions, payoutsByDay } from './payouts-by-day.js';

const area = 'payout configuration';

/** The maximum number of schedules in a finding. */
const shownSchedules = 5;

/** EXT-PC-004, D99: the dates of every form of a Quartz expression. */
export const schedules: Scenario = {
  id: 'calendar/schedules',
  title:
    'A schedule pays out on exactly the dates of its Quartz expression: lists, ranges, steps, names, L, L-n, LW, nW, 6L, 6#n, months and years.',
  area,
  version: 'v2',
  claims: ['EXT-PC-004', 'EXT-PC-006', 'EXT-PC-009', 'D99', 'D100'],
  needs: payoutsByDayActions,
  run: async (context) => {
    await context.operator.advanceToNoon();
    const tomorrow = dayOf(context.operator.now()) + 1;
    const windows = knownDates.flatMap((each) => findWindow(each, tomorrow) ?? []);
    const moments = await payoutsByDay(context, windows);
    const found = moments.map((each) => each.map(dayOf));
    // The time zone of a day is our decision: without it, all payouts may be on the adjacent day.
    const shifts = context.decided ? [0] : [0, -1, 1];
    const all = shifts.map((shift) => findWrongDays(windows, found, shift));
    const faults = all.find(({ length }) => length === 0) ?? all[0] ?? [];
    const shown = faults.slice(0, shownSchedules);
    context.expect(
      faults.length === 0,
      shown.map(({ when, expected }) => `${when} pays out on: ${formatDays(expected)}`).join('; '),
      shown.map(({ when, days }) => `${when}: ${formatDays(days)}`).join('; '),
    );
  },
};

/** A schedule that paid out on the wrong days. */
interface WrongDays {
  readonly when: string;
  readonly expected: readonly DayNumber[];
  readonly days: readonly DayNumber[];
}

function findWrongDays(
  windows: readonly Window[],
  found: readonly (readonly DayNumber[])[],
  shift: number,
): WrongDays[] {
  return windows.flatMap(({ frequency, from, to, expected }, index) => {
    const shifted = (found[index] ?? []).map((day) => day + shift);
    const days = shifted.filter((day) => day >= from && day <= to);
    if (days.join() === expected.join()) return [];
    return [{ when: `${frequency} from ${formatDate(from)} to ${formatDate(to)}`, expected, days }];
  });
}

function formatDays(days: readonly DayNumber[]): string {
  return days.map(formatDate).join(', ') || 'no day';
}
