import { refuseField } from './service-error.js';

/**
 * Checks that a URL can be used: the patterns of the document accept some that no client can parse, such as one with
 * the port 99999.
 * @throws {ServiceError} 422
 */
export function checkUrl(field: string, url: string): void {
  if (!URL.canParse(url)) refuseField({ field, code: '422.900.004', attemptedValue: url });
}
