import { type ErrorCode, errorTemplates } from '@seller-funds/contract/vocabulary/errors';

/** The values that fill a template. */
export type ErrorParameters = Readonly<Record<string, string | number>>;

/** One thing that is wrong with a request (D16). */
export interface FieldFault {
  /** The field's path, such as `items[0].amount`. */
  readonly field: string;
  readonly code: ErrorCode;
  readonly params?: ErrorParameters;
  /** What is wrong, where it is not what the code usually says. */
  readonly template?: string;
  /** What was sent. Left out for what must not be repeated: files, numbers of people and accounts. */
  readonly attemptedValue?: string | number | boolean;
}

/**
 * Refuses a request for a rule of the domain. Thrown from anywhere inside a unit of work, of which
 * nothing is stored then.
 */
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

/** Refuses a request for all that is wrong with its fields at once; returns where nothing is. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  const [first] = faults;
  if (!first) return;
  if (faults.length === 1) refuseField(first);
  throw new ServiceError('422.900.001', { count: faults.length }, faults);
}

/** Refuses a request for one field. */
export function refuseField(fault: FieldFault): never {
  throw new ServiceError(fault.code, fault.params, [fault], fault.template);
}

/**
 * Refuses a request for all that is wrong with it at once; returns where nothing is.
 * @param conflicts faults of another status than 422: alone they decide it, beside others they are
 * told with them
 */
export function refuseFaultsOrConflicts(
  faults: readonly FieldFault[],
  conflicts: readonly FieldFault[],
): void {
  if (faults.length > 0) refuseFaults([...faults, ...conflicts]);
  refuseConflicts(conflicts);
}

/** Refuses a request for all values in it that are taken already; returns where none is. */
export function refuseConflicts(conflicts: readonly FieldFault[]): void {
  const [first] = conflicts;
  if (first) throw new ServiceError(first.code, first.params, conflicts, first.template);
}

/** The path of a field of something in a request; the body itself has an empty path. */
export function fieldAt(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}

/** The answer to a code in the path that the tenant does not have (D9, D14). */
export function notFound(): ServiceError {
  return new ServiceError('404.900.001');
}

/** Fills the `{name}` places of a template. */
export function fillTemplate(template: string, params: ErrorParameters): string {
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
