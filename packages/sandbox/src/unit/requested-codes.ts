import { refuseField } from '../kernel/service-error.js';

/** The request header with the codes of what the request creates, such as `sp_01KKBX2Y4Z6A8B0C2D4E6F8G0H`. */
const header = 'x-sandbox-codes';

/** A code as the sandbox generates it (D25). */
const codePattern = /^[a-z]{2,3}_[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * Returns the codes that a request sets, separated by commas; none if it has no such header.
 * @throws {ServiceError} 422 if a code is malformed or repeated
 */
export function requestedCodes({ headers }: Request): string[] {
  const codes = headers.get(header)?.split(/\s*,\s*/) ?? [];
  const wrong = codes.find((each, index) => !codePattern.test(each) || codes.indexOf(each) < index);
  if (wrong !== undefined)
    refuseCode(wrong, 'The codes must be different codes such as sp_01KKBX2Y4Z6A8B0C2D4E6F8G0H.');
  return codes;
}

/**
 * Refuses codes that remain after the request.
 * @throws {ServiceError} 422 if there are any
 */
export function refuseUnused([unused]: readonly string[]): void {
  if (unused !== undefined) refuseCode(unused, 'The request creates nothing that takes this code.');
}

/** @throws {ServiceError} always, 422 */
export function refuseTaken(): never {
  return refuseCode(undefined, 'One of the codes is taken.');
}

function refuseCode(code: string | undefined, template: string): never {
  const attempted = code === undefined ? {} : { attemptedValue: code };
  return refuseField({ field: header, code: '422.900.005', template, ...attempted });
}
