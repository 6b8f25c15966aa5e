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

/** How many elements stand before a page; pages beyond the end stand right behind it. */
export function offsetOf({ number, size }: PageRequest, total: number): number {
  return Math.min(number * size, total);
}

/** A page of elements that are all there, the first one first. */
export function pageOf<T>(all: readonly T[], page: PageRequest): Page<T> {
  const ordered = page.ascending ? all : all.toReversed();
  const offset = offsetOf(page, all.length);
  return { elements: ordered.slice(offset, offset + page.size), total: all.length };
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

/** The envelope of the lists with `page` and `limit` (D230). */
export interface ItemsAndPagination<T> {
  items: T[];
  pagination: { page: number; limit: number; total: number };
}

/** Puts a page into the envelope of `page` and `limit`, each element in the shape of the version. */
export function itemsAndPagination<T, U>(
  { number: page, size: limit }: PageRequest,
  { elements, total }: Page<T>,
  project: (element: T) => U,
): ItemsAndPagination<U> {
  return { items: elements.map((element) => project(element)), pagination: { page, limit, total } };
}

/** What the parameters of a filter by time are called: most lists have an underscore. */
const underscored = { from: '_from', to: '_to' };

/**
 * Reads the filter by time of a list (D24).
 * @param names what its parameters are called
 * @throws {ServiceError} 422 for days that the calendar does not have, and for an end before the begin
 */
export function periodOf(
  query: { readonly [name: string]: unknown },
  names: { readonly from: string; readonly to: string } = underscored,
): Period {
  const faults: FieldFault[] = [];
  const read = (field: string): number | undefined => {
    const text = query[field];
    if (typeof text !== 'string') return undefined;
    const moment = parseFilterMoment(text);
    if (moment === undefined) faults.push({ field, code: '422.900.004', attemptedValue: text });
    return moment;
  };
  const period = { from: read(names.from), to: read(names.to) };
  if (period.from !== undefined && period.to !== undefined && period.from > period.to) {
    faults.push({
      field: names.to,
      code: '422.900.003',
      template: 'The value must not be before {from}.',
      params: { from: String(query[names.from]) },
      attemptedValue: String(query[names.to]),
    });
  }
  refuseFaults(faults);
  return period;
}
