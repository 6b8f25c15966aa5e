/** The days of the week as Quartz names them, starting on Sunday. */
export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
/** One of them. */
export type Weekday = (typeof weekdays)[number];

/** A condition on a month under which the dates of a schedule are known. */
export interface MonthShape {
  /** The weekday of the 1st: determines the dates from the 1st to the 28th. */
  readonly first?: Weekday;
  /** The weekday of the last day: determines the last 28 dates. */
  readonly last?: Weekday;
  /** The number of days in the month: determines all dates. */
  readonly days?: number;
  /** The month, 1 for January. */
  readonly month?: number;
}

/** A schedule and its dates in a month, worked out by hand. */
export interface KnownDates {
  /** A Quartz expression, which may name the year of the month. */
  readonly frequency: string | ((year: number) => string);
  readonly shape: MonthShape;
  /** Days of the month; negative numbers count from its end, -1 is the last day. */
  readonly dates: readonly number[];
}

function known(
  frequency: KnownDates['frequency'],
  shape: MonthShape,
  dates: readonly number[],
): KnownDates {
  return { frequency, shape, dates };
}

/** `W`: the nearest weekday, in months where it is another day. */
const nearestWorkingDay = [
  known('0 0 6 1W * ?', { first: 'WED' }, [1]),
  known('0 0 6 1W * ?', { first: 'SAT' }, [3]),
  known('0 0 6 1W * ?', { first: 'SUN' }, [2]),
  known('0 0 6 15W * ?', { first: 'MON' }, [15]),
  known('0 0 6 15W * ?', { first: 'SAT' }, [14]),
  known('0 0 6 15W * ?', { first: 'SUN' }, [16]),
  known('0 0 6 31W * ?', { days: 30 }, []),
  known('0 0 6 31W * ?', { days: 31, last: 'SAT' }, [30]),
  known('0 0 6 31W * ?', { days: 31, last: 'SUN' }, [29]),
  known('0 0 6 LW * ?', { last: 'WED' }, [-1]),
  known('0 0 6 LW * ?', { last: 'SAT' }, [-2]),
  known('0 0 6 LW * ?', { last: 'SUN' }, [-3]),
];

/** `L`: days counted from the end of a month. */
const fromTheEnd = [
  known('0 0 6 L * ?', { days: 30 }, [30]),
  known('0 0 6 L * ?', { days: 31 }, [31]),
  known('0 0 6 L * ?', { month: 2, days: 28 }, [28]),
  known('0 0 6 L * ?', { month: 2, days: 29 }, [29]),
  known('0 0 6 L-3 * ?', { last: 'SUN' }, [-4]),
  known('0 0 6 L-3 * ?', { month: 2, days: 28 }, [25]),
  known('0 0 6 L-30 * ?', { days: 31 }, [1]),
  known('0 0 6 L-30 * ?', { days: 30 }, []),
  known('0 0 6 L-30W * ?', { days: 30, first: 'MON' }, []),
  known('0 0 6 ? * 6L', { last: 'FRI' }, [-1]),
  known('0 0 6 ? * 6L', { last: 'SAT' }, [-2]),
  known('0 0 6 ? * 6L', { last: 'THU' }, [-7]),
  known('0 0 6 ? * FRIL', { last: 'SUN' }, [-3]),
  known('0 0 6 ? * 1L', { last: 'SAT' }, [-7]),
  known('0 0 6 ? * 7L', { last: 'SAT' }, [-1]),
];

/** `#`: the nth weekday of a month. */
const ofAWeekday = [
  known('0 0 6 ? * 6#1', { first: 'FRI' }, [1]),
  known('0 0 6 ? * 6#1', { first: 'SAT' }, [7]),
  known('0 0 6 ? * 6#3', { first: 'SAT' }, [21]),
  known('0 0 6 ? * FRI#2', { first: 'FRI' }, [8]),
  known('0 0 6 ? * 1#4', { first: 'MON' }, [28]),
  known('0 0 6 ? * 6#5', { days: 31, first: 'FRI' }, [29]),
  known('0 0 6 ? * 6#5', { days: 31, first: 'THU' }, [30]),
  known('0 0 6 ? * 6#5', { days: 31, first: 'WED' }, [31]),
  known('0 0 6 ? * 6#5', { days: 31, first: 'TUE' }, []),
  known('0 0 6 ? * 6#5', { days: 31, first: 'SAT' }, []),
  known('0 0 6 ? * 1', { first: 'SAT' }, [2, 9, 16, 23]),
  known('0 0 6 ? * 7', { first: 'SUN' }, [7, 14, 21, 28]),
  known('0 0 6 ? * L', { first: 'SUN' }, [7, 14, 21, 28]),
  known('0 0 6 ? * SAT,SUN', { first: 'SAT' }, [1, 2, 8, 9, 15, 16, 22, 23]),
  known('0 0 6 ? * MON,4', { first: 'MON' }, [1, 3, 8, 10, 15, 17, 22, 24]),
  known('0 0 6 ? * 2-4', { first: 'SUN' }, [2, 3, 4, 9, 10, 11, 16, 17, 18, 23, 24, 25]),
  known('0 0 6 ? * FRI-SUN', { first: 'SAT' }, [1, 2, 7, 8, 9, 14, 15, 16, 21, 22, 23, 28]),
  known('0 0 6 ? * 3/3', { first: 'SUN' }, [3, 6, 10, 13, 17, 20, 24, 27]),
];

/** Lists, ranges and steps of days of the month. */
const ofTheMonth = [
  known('0 0 6 31 * ?', { days: 31 }, [31]),
  known('0 0 6 31 * ?', { days: 30 }, []),
  known('0 0 6 30 * ?', { month: 2 }, []),
  known('0 0 6 29 * ?', { month: 2, days: 28 }, []),
  known('0 0 6 5,20 * ?', { days: 30 }, [5, 20]),
  known('0 0 6 10-12 * ?', { days: 30 }, [10, 11, 12]),
  known('0 0 6 1/7 * ?', { days: 31 }, [1, 8, 15, 22, 29]),
  known('0 0 6 */10 * ?', { days: 31 }, [1, 11, 21, 31]),
  known('0 0 6 */10 * ?', { days: 30 }, [1, 11, 21]),
  known('0 0 6 3-20/8 * ?', { days: 30 }, [3, 11, 19]),
  known('0 0 6 28-3/3 * ?', { days: 31 }, [3, 28, 31]),
  known('0 0 6 1,10-12,20/5 * ?', { days: 30 }, [1, 10, 11, 12, 20, 25, 30]),
];

/** Months and years. */
const ofTheYear = [
  known('0 0 6 10 3 ?', { month: 3 }, [10]),
  known('0 0 6 10 3 ?', { month: 4 }, []),
  known('0 0 6 10 JAN,JUL ?', { month: 7 }, [10]),
  known('0 0 6 10 JAN,JUL ?', { month: 8 }, []),
  known('0 0 6 10 1/3 ?', { month: 10 }, [10]),
  known('0 0 6 10 1/3 ?', { month: 12 }, []),
  known('0 0 6 10 MAY-AUG ?', { month: 8 }, [10]),
  known('0 0 6 10 MAY-AUG ?', { month: 9 }, []),
  known('0 0 6 10 NOV-FEB ?', { month: 12 }, [10]),
  known('0 0 6 10 NOV-FEB ?', { month: 2 }, [10]),
  known('0 0 6 10 NOV-FEB ?', { month: 3 }, []),
  known((year) => `0 0 6 L 12 ? ${year}`, { month: 12, days: 31 }, [31]),
  known((year) => `0 0 6 10 * ? ${year + 1}`, { days: 31 }, []),
  known((year) => `0 0 6 10 * ? ${year - 1}-${year}`, { days: 31 }, [10]),
  known((year) => `0 0 6 10 * ? ${year + 1},${year}`, { days: 31 }, [10]),
  known((year) => `0 0 6 10 * ? ${year}/2`, { days: 31 }, [10]),
  known((year) => `0 0 6 10 * ? ${year - 1}/2`, { days: 31 }, []),
];

/** Hours, minutes and seconds, which are ignored (EXT-PC-006). */
const ofTheDay = [
  known('0 0 0 10 * ?', { days: 31 }, [10]),
  known('59 59 23 10 * ?', { days: 31 }, [10]),
  known('*/5 0-30 0,12 10 * ?', { days: 31 }, [10]),
];

/** Every form of a Quartz expression in the reference, in months where it makes a difference. */
export const knownDates: readonly KnownDates[] = [
  ...nearestWorkingDay,
  ...fromTheEnd,
  ...ofAWeekday,
  ...ofTheMonth,
  ...ofTheYear,
  ...ofTheDay,
];
