import { isLoopback } from '../http/is-loopback.js';

/** What a proxy adds: whoever is behind one need not sit at this machine. */
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
 * Whether a request comes from a page of this sandbox in a browser on this machine, or from a program that
 * acts for nobody else. The host has to be a loopback address or `localhost`, or another site could have its
 * name point here (DNS rebinding); a browser has to say that the page is of this very origin.
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
