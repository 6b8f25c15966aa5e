/** What one field of a cron expression may hold. */
export interface CronField {
  readonly minimum: number;
  readonly maximum: number;
  /** Names of the values, from the smallest on. */
  readonly names?: readonly string[];
  /** Whether a range may go over the end, as in FRI-MON; Quartz has that for all but years. */
  readonly wraps?: boolean;
}

/**
 * Reads a list of numbers, names, ranges and steps, as all fields of Quartz take it.
 * @returns all values that it stands for; undefined where it is no such list
 */
export function parseCronNumbers(text: string, field: CronField): ReadonlySet<number> | undefined {
  const values = new Set<number>();
  for (const item of text.split(',')) {
    const found = parseItem(item, field);
    if (!found) return undefined;
    for (const value of found) values.add(value);
  }
  return values;
}

/** One number or name of a field; undefined for anything else. */
export function parseCronNumber(text: string, field: CronField): number | undefined {
  const { minimum, maximum, names = [] } = field;
  const named = names.indexOf(text.toUpperCase());
  if (named !== -1) return minimum + named;
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= minimum && value <= maximum ? value : undefined;
}

function parseItem(item: string, field: CronField): number[] | undefined {
  const [range = '', step, more] = item.split('/');
  if (more !== undefined) return undefined;
  const ends = parseRange(range, step !== undefined, field);
  const size = field.maximum - field.minimum + 1;
  const stride = step === undefined ? 1 : Number(/^\d{1,4}$/.test(step) ? step : 0);
  if (!ends || stride < 1 || stride > field.maximum) return undefined;
  const [first, last] = ends;
  if (first > last && field.wraps === false) return undefined;
  const end = first > last ? last + size : last;
  const values: number[] = [];
  for (let value = first; value <= end; value += stride)
    values.push(((value - field.minimum) % size) + field.minimum);
  return values;
}

/** The ends of a range. A single number is one; with a step it goes on to the largest. */
function parseRange(
  text: string,
  stepped: boolean,
  field: CronField,
): readonly [number, number] | undefined {
  if (text === '*' || (text === '' && stepped)) return [field.minimum, field.maximum];
  const [from = '', to, more] = text.split('-');
  const first = parseCronNumber(from, field);
  const last = to === undefined ? first : parseCronNumber(to, field);
  if (first === undefined || last === undefined || more !== undefined) return undefined;
  return [first, to === undefined && stepped ? field.maximum : last];
}
