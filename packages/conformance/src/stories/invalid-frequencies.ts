const values = (text: string): string[] => text.split(' ');

/** Inserts a character at each place of valid texts, in turn one that no field has and one that a field has alone. */
function damage(...valid: readonly string[]): string[] {
  return valid.flatMap((text) =>
    Array.from(
      { length: text.length + 1 },
      (_, index) => `${text.slice(0, index)}${index % 2 === 0 ? 'x' : '*'}${text.slice(index)}`,
    ),
  );
}

/** Invalid in every field; each breaks a list in another place. */
const broken = [
  ...damage('01', '1-2', '1/5'),
  ...values('x 1, ,1 1- -1 1/ 1/0 1/x 1/12345 1//2 1-2-3 1;2 L5'),
  '1 2',
];
const daysOfMonth = [
  ...damage('L', 'LW', 'L-3', 'L-3W', '5W'),
  ...values('0 32 1W,5 1-5W 0W 32W W L- L-31 L,5 6#2 1/32'),
];
const daysOfWeek = [
  ...damage('6L', '6#3'),
  ...values('0 8 MONDAY MO 0L 8L 6#0 6#6 6# #2 6#2,2 2W 1/8'),
];
const months = values('0 13 JANUARY JA L 1/13');
const years = values('1969 2100 30 2030-2029 L');
/** Seconds, minutes and hours. */
const clocks = '60 0 6,0 60 6,0 0 24,0/60 0 6,0 0/60 6,0 0 0/24,-1 0 6,x 0 6'.split(',');

/** Quartz expressions with one invalid field, and some with a wrong number of fields (D99). */
export const invalidFrequencies = [
  ...[...broken, ...daysOfMonth].map((day) => `0 0 6 ${day} * ?`),
  ...[...broken, ...daysOfWeek].map((day) => `0 0 6 ? * ${day}`),
  ...[...broken, ...months].map((month) => `0 0 6 1 ${month} ?`),
  ...[...broken, ...years].map((year) => `0 0 6 1 * ? ${year}`),
  ...clocks.map((clock) => `${clock} 1 * ?`),
  // Of crontab, with too few and too many fields, and with none or two days.
  '0 6 * * *',
  '0 0 6 * *',
  '0 0 6 * * ? 2030 1',
  '0 0 6 ? * ?',
  '0 0 6 1 * 2',
  '0 0 6 * * *',
];

/** The largest steps that are valid. */
export const largestSteps = ['0/59 0/59 0/23 1/31 * ?', '0 0 6 1 1/12 ?', '0 0 6 ? * 1/7'];
