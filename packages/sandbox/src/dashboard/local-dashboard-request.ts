import { isLoopback } from '../http/is-loopback.js';

/** Headers that proxies add: a forwarded request may come from another machine. */
const proxyHeaders = [
  'cf-connecting-ip',
  'cf-ray',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-original-host',
  'x-real-ip',
];

/**
 * True if a request comes from a page of this sandbox in a browser on this machine, or from a program on it. The host
 * must be a loopback address or `localhost` (protects against DNS rebinding), and a browser must report the same
 * origin.
 */
export function isLocalDashboardRequest({ headers, url }: Request): boolean {
  const { hostname, host } = new URL(url);
  if (!isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))) return false;
  if ((headers.get('host') ?? host) !== host) return false;
  if (proxyHeaders.some((name) => headers.has(name))) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  return origin === null || origin === `http://${host}`;
}
