import { type ErrorCode, errorTemplates } from '@seller-funds/contract/vocabulary/errors';

export type ErrorParameters = Readonly<Record<string, string | number>>;

/** An error of one field of a request (D16). */
export interface FieldFault {
  /** The field's path, such as `items[0].amount`. */
  readonly field: string;
  readonly code: ErrorCode;
  readonly params?: ErrorParameters;
  readonly template?: string;
  /** The value that was sent. Left out for files and for numbers of people and accounts. */
  readonly attemptedValue?: string | number | boolean | undefined;
}

/** An error response for a broken rule of the domain. Throwing it inside a unit of work rolls the unit back. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParameters = {},
    readonly faults: readonly FieldFault[] = [],
    readonly template: string = errorTemplates[code],
  ) {
    super(fillTemplate(template, params));
  }
}

/**
 * Throws one error for all faults and conflicts; does nothing if there are none.
 * @param conflicts faults with a status other than 422. They decide the status of the response only if
 * there are no other faults; otherwise the 422 response lists them too.
 */
export function refuseFaults(
  faults: readonly FieldFault[],
  conflicts: readonly FieldFault[] = [],
): void {
  const all = [...faults, ...conflicts];
  const [first] = all;
  if (faults.length > 0 && all.length > 1)
    throw new ServiceError('422.900.001', { count: all.length }, all);
  if (first) throw new ServiceError(first.code, first.params, all, first.template);
}

/** Throws an error for one field. */
export function refuseField(fault: FieldFault): never {
  throw new ServiceError(fault.code, fault.params, [fault], fault.template);
}

/** Returns the path of a field; the request body itself has an empty path. */
export function fieldAt(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}

/** Returns the 404 error for a code in the path that does not exist in the tenant (D9, D14). */
export function notFound(): ServiceError {
  return new ServiceError('404.900.001');
}

/** Fills the `{name}` placeholders of a template. */
export function fillTemplate(template: string, params: ErrorParameters): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
