import { parseFilterMoment } from './moment.js';
import { type FieldFault, refuseFaults } from './service-error.js';

export interface PageRequest {
  /** 0 for the first page. */
  readonly number: number;
  readonly size: number;
  readonly ascending: boolean;
}

/** One page of a list, and the number of elements in the whole list. */
export interface Page<T> {
  readonly elements: readonly T[];
  readonly total: number;
}

/** Returns the number of elements before a page, at most the total. */
export function pageOffset({ number, size }: PageRequest, total: number): number {
  return Math.min(number * size, total);
}

/** Returns one page of a complete list, which is in ascending order. */
export function slicePage<T>(all: readonly T[], page: PageRequest): Page<T> {
  const ordered = page.ascending ? all : all.toReversed();
  const offset = pageOffset(page, all.length);
  return { elements: ordered.slice(offset, offset + page.size), total: all.length };
}

/** A period of time; an end that is undefined is open. */
export interface Period {
  /** Inclusive, in milliseconds since 1970. */
  readonly from: number | undefined;
  /** Exclusive, in milliseconds since 1970. */
  readonly to: number | undefined;
}

/** The envelope of most lists, in both versions (D230). */
export interface PageEnvelope<T> {
  pageNumber: number;
  pageSize: number;
  totalElementCount: number;
  elements: T[];
}

/** Builds the envelope of a `_pageNumber` list, with each element in the shape of the API version. */
export function buildEnvelope<T, U>(
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

/** Builds the envelope of a `page` and `limit` list, with each element in the shape of the API version. */
export function buildItemsAndPagination<T, U>(
  { number: page, size: limit }: PageRequest,
  { elements, total }: Page<T>,
  project: (element: T) => U,
): ItemsAndPagination<U> {
  return { items: elements.map((element) => project(element)), pagination: { page, limit, total } };
}

/** The usual names of the query parameters for a period. */
const underscored = { from: '_from', to: '_to' };

/**
 * Parses the period filter of a list (D24).
 * @param names the names of its query parameters
 * @throws {ServiceError} 422 if a date does not exist in the calendar or the period ends before it begins
 */
export function parsePeriod(
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
