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

/** Throws one error for all faults; does nothing if there are none. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  const [first] = faults;
  if (!first) return;
  if (faults.length === 1) refuseField(first);
  throw new ServiceError('422.900.001', { count: faults.length }, faults);
}

/** Throws an error for one field. */
export function refuseField(fault: FieldFault): never {
  throw new ServiceError(fault.code, fault.params, [fault], fault.template);
}

/**
 * Throws one error for all faults and conflicts; does nothing if there are none.
 * @param conflicts faults with a status other than 422. They decide the status of the response only if
 * there are no other faults; otherwise the 422 response lists them too.
 */
export function refuseFaultsOrConflicts(
  faults: readonly FieldFault[],
  conflicts: readonly FieldFault[],
): void {
  if (faults.length > 0) refuseFaults([...faults, ...conflicts]);
  refuseConflicts(conflicts);
}

/** Throws one error for all conflicting values; does nothing if there are none. */
export function refuseConflicts(conflicts: readonly FieldFault[]): void {
  const [first] = conflicts;
  if (first) throw new ServiceError(first.code, first.params, conflicts, first.template);
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
