import { parseFilterMoment } from './moment.js';
import { type FieldFault, refuseFaults } from './service-error.js';

/** Which part of a list is asked for. */
export interface PageRequest {
  /** 0 for the first page. */
  readonly number: number;
  readonly size: number;
  readonly ascending: boolean;
}

/** A part of a list, and how many elements the whole list has. */
export interface Page<T> {
  readonly elements: readonly T[];
  readonly total: number;
}

/** A stretch of time; an end that is missing is open. */
export interface Period {
  /** Included, in milliseconds since 1970. */
  readonly from: number | undefined;
  /** Not included. */
  readonly to: number | undefined;
}

/** The envelope of most lists, in both versions (D230). */
export interface PageEnvelope<T> {
  pageNumber: number;
  pageSize: number;
  totalElementCount: number;
  elements: T[];
}

/** Puts a page into the envelope of `_pageNumber` lists, each element in the shape of the version. */
export function envelope<T, U>(
  { number, size }: PageRequest,
  { elements, total }: Page<T>,
  project: (element: T) => U,
): PageEnvelope<U> {
  const projected = elements.map((element) => project(element));
  return { pageNumber: number, pageSize: size, totalElementCount: total, elements: projected };
}

/**
 * Reads the filter `_from` and `_to` of a list (D24).
 * @throws {ServiceError} 422 for days that the calendar does not have, and for an end before the begin
 */
export function periodOf(query: { readonly _from?: string; readonly _to?: string }): Period {
  const faults: FieldFault[] = [];
  const read = (field: '_from' | '_to'): number | undefined => {
    const text = query[field];
    const moment = text === undefined ? undefined : parseFilterMoment(text);
    if (text !== undefined && moment === undefined)
      faults.push({ field, code: '422.900.004', attemptedValue: text });
    return moment;
  };
  const period = { from: read('_from'), to: read('_to') };
  if (period.from !== undefined && period.to !== undefined && period.from > period.to) {
    faults.push({ field: '_to', code: '422.900.004', ...attempted(query._to) });
  }
  refuseFaults(faults);
  return period;
}

function attempted(value: string | undefined): Pick<FieldFault, 'attemptedValue'> {
  return value === undefined ? {} : { attemptedValue: value };
}
