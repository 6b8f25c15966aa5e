import { refuseField } from './service-error.js';

/**
 * Requires an absolute `https` URL, or an `http` URL of one of some hosts, without white space, a user or a password
 * (D105, D111, D286).
 * @throws {ServiceError} 422 with the field if it is another URL, or none
 */
export function requireSecureUrl(field: string, text: string, httpHosts: readonly string[]): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && httpHosts.includes(url.hostname));
  // `new URL` removes white space, and reads `\\` as `/`: the text would not be the URL that it looks like.
  const isPlain = /^https?:\/\/[^\s\\]+$/.test(text) && !url?.username && !url?.password;
  if (isSecure && isPlain) return;
  const template = 'The value must be an https URL without user and password.';
  refuseField({ field, code: '422.900.004', template, attemptedValue: text });
}
