import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { isLoopback } from './is-loopback.js';

/** True for an allowed `Host`: with DNS rebinding a web page points a host name of its own to this machine. */
export type HostCheck = (request: Pick<IncomingMessage, 'rawHeaders' | 'url'>) => boolean;

/** A host with an optional port, as in a Host header (RFC 9110, 7.2). */
const hostAndPort = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** The host of a request target in absolute form (RFC 9112, 3.2.2). */
const absoluteForm = /^https?:\/\/([^/?#]*)/i;

/**
 * Allows `localhost`, `*.localhost`, 127.0.0.0/8 and `[::1]`, each with any port, and the given names.
 * @param allowedHosts names or addresses without a port
 * @throws {TypeError} if one of them is something else
 */
export function createHostCheck(allowedHosts: readonly string[]): HostCheck {
  // A string instead of a list would match substrings.
  if (!Array.isArray(allowedHosts)) throw new TypeError('allowedHosts must be a list of names.');
  const allowed = new Set(allowedHosts.map((host) => normalizeHost(host)));
  const isAllowed = (authority: string): boolean => {
    const [, written] = hostAndPort.exec(authority) ?? [];
    if (written === undefined) return false;
    const host = written.toLowerCase();
    return isLocal(host) || allowed.has(host);
  };
  return ({ rawHeaders, url = '' }) => {
    const hosts = rawHeaders.filter(
      (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
    );
    if (hosts.length !== 1) return false;
    const [, target] = absoluteForm.exec(url) ?? [];
    return [...hosts, ...(target === undefined ? [] : [target])].every((host) => isAllowed(host));
  };
}

/** Refuses requests with another `Host`, before authentication. */
export function refuseOtherHosts(
  isAllowed: HostCheck,
): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  return async ({ env: { incoming } }, next) => {
    if (incoming && isAllowed(incoming)) return next();
    const message =
      'This sandbox only accepts requests to localhost, 127.0.0.1 and [::1], to protect against DNS rebinding. ' +
      'To accept this Host, allow it with --allow-host NAME or listen({ allowedHosts }).';
    return Response.json({ code: '421.900.001', message }, { status: 421 });
  };
}

/**
 * Normalizes a host name or address, as `--allow-host` accepts it.
 * @returns the host in lower case, IPv6 in brackets
 * @throws {TypeError} for a URL, a port, a pattern or anything else
 */
export function normalizeHost(host: string): string {
  if (typeof host === 'string') {
    const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
    if (isIP(bare) === 6) return new URL(`http://[${bare}]`).hostname;
    if (/^[a-z\d_]([\w-]*[a-z\d_])?(\.[a-z\d_]([\w-]*[a-z\d_])?)*$/.test(bare)) return bare;
  }
  throw new TypeError(
    `${JSON.stringify(host)} is not a host name. Use one without scheme, port or wildcard, such as sandbox.test.`,
  );
}

function isLocal(host: string): boolean {
  if (host === 'localhost' || host === '[::1]') return true;
  if (/^([\w-]+\.)+localhost$/.test(host)) return true;
  return isIP(host) === 4 && isLoopback(host);
}
