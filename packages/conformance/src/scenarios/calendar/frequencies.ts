const values = (text: string): string[] => text.split(' ');

/** Days of the month: lists, ranges and steps, `L` counted from the end, `W` the nearest weekday. */
const daysOfMonth = values(
  '31 30 29 5,20 10-12 1/7 */10 3-20/8 28-3/3 1,10-12,20/5 L L-3 L-30 L-30W LW 1W 15W 31W',
);
/** Days of the week, from 1 for Sunday: `6L` is the last Friday, `6#3` the third. */
const daysOfWeek = values(
  '6L FRIL 1L 7L 6#1 6#3 FRI#2 1#4 6#5 1 7 L SAT,SUN MON,4 2-4 FRI-SUN 3/3',
);
const months = values('3 JAN,JUL 1/3 MAY-AUG NOV-FEB');

/** Every form of a Quartz expression in the reference; `year` is one of those that they name. */
export function listFrequencies(year: number): string[] {
  const years = [
    `${year}`,
    `${year + 1}`,
    `${year - 1}-${year}`,
    `${year + 1},${year}`,
    `${year}/2`,
    `${year - 1}/2`,
  ];
  return [
    ...daysOfMonth.map((days) => `0 0 6 ${days} * ?`),
    ...daysOfWeek.map((days) => `0 0 6 ? * ${days}`),
    ...months.map((each) => `0 0 6 10 ${each} ?`),
    ...years.map((each) => `0 0 6 10 * ? ${each}`),
    // Seconds, minutes and hours are ignored (EXT-PC-006).
    ...['0 0 0', '59 59 23', '*/5 0-30 0,12'].map((clock) => `${clock} 10 * ?`),
  ];
}
