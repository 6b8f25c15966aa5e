const dayMs = 24 * 3_600_000;
const monthNames = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const weekdayNames = 'SUN MON TUE WED THU FRI SAT'.split(' ');

/** EXT-PC-004, D99: true if an expression has a date, in days since 1970. Its time is ignored (EXT-PC-006). */
export function hasDate(frequency: string, day: number): boolean {
  const [, , , days = '?', months = '*', weekdays = '?', years = '*'] = frequency.split(' ');
  const date = new Date(day * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return (
    isIn(years, year, [1970, 2099]) &&
    isIn(months, month + 1, [1, 12], monthNames) &&
    isDayOfMonth(days, date, last) &&
    isWeekday(weekdays, date, last)
  );
}

/** True if a value is in a list of values, ranges and steps. A range can go past the end. */
function isIn(
  field: string,
  value: number,
  [least, most]: readonly [number, number],
  names: readonly string[] = [],
): boolean {
  const size = most - least + 1;
  const read = (text: string): number =>
    names.includes(text) ? names.indexOf(text) + 1 : Number(text);
  return field.split(',').some((part) => {
    const [range = '', step] = part.split('/');
    const [from = '', to = step === undefined ? from : String(most)] = /^[*?]$/.test(range)
      ? [String(least), String(most)]
      : range.split('-');
    const [offset, span] = [value, read(to)].map((each) => (each - read(from) + size) % size);
    return (offset ?? 0) <= (span ?? 0) && (offset ?? 0) % Number(step ?? 1) === 0;
  });
}

/** `L`, `L-3`: the last day, or the third before it; `5W`, `LW`: the weekday of the same month that is nearest to a day. */
function isDayOfMonth(field: string, date: Date, last: number): boolean {
  const [, fromEnd, before = '0', given, nearest] =
    /^(?:(L)(?:-(\d+))?|(\d+))(W?)$/.exec(field) ?? [];
  const day = date.getUTCDate();
  if (fromEnd === undefined && given === undefined) return isIn(field, day, [1, 31]);
  const wanted = fromEnd === undefined ? Number(given) : last - Number(before);
  if (wanted < 1 || wanted > last) return false;
  const weekday = (date.getUTCDay() + wanted - day + 7 * 5) % 7;
  const moved = {
    0: wanted === last ? wanted - 2 : wanted + 1,
    6: wanted === 1 ? wanted + 2 : wanted - 1,
  }[weekday];
  return day === (nearest === 'W' ? (moved ?? wanted) : wanted);
}

/** `6L`: the last Friday of the month; `6#3`: the third one; `L`: Saturday. */
function isWeekday(field: string, date: Date, last: number): boolean {
  const [, named, end, number] = /^(\w+?)(?:(L)|#(\d))$/.exec(field) ?? [];
  const day = date.getUTCDate();
  const isOn = isIn(
    named ?? (field === 'L' ? 'SAT' : field),
    date.getUTCDay() + 1,
    [1, 7],
    weekdayNames,
  );
  const isRight = number === undefined || Math.ceil(day / 7) === Number(number);
  return isOn && isRight && (end === undefined || day + 7 > last);
}
