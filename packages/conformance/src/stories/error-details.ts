import { elements, member } from '../json.js';
import type { Fault } from '../model/answers.js';

/** The details of an error response. */
export function readDetails(error: unknown): object[] {
  return inOrder(
    elements(member(error, 'details')).map((detail) => {
      const attemptedValue = member(detail, 'attemptedValue');
      const [field, code] = [String(member(detail, 'field')), String(member(detail, 'code'))];
      return { field, code, ...(attemptedValue === undefined ? {} : { attemptedValue }) };
    }),
  );
}

/** The details that an error has to have. */
export function detailsOf(faults: readonly Fault[]): object[] {
  return inOrder(
    faults.flatMap(({ field, claims: _claims, params: _params, ...others }) =>
      field === undefined ? [] : [{ field, ...others }],
    ),
  );
}

function inOrder<T extends { readonly field: string; readonly code: string }>(details: T[]): T[] {
  return details.toSorted((a, b) => (`${a.field} ${a.code}` < `${b.field} ${b.code}` ? -1 : 1));
}
