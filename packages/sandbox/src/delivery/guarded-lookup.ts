import { type LookupFunction } from 'node:net';
import { ForbiddenAddress } from './forbidden-address.js';
import { isPublicAddress } from './public-address.js';
import type { Resolve } from './resolve.js';

/**
 * The lookup of a connection that goes to public addresses only. What it gives is what is connected to, so
 * that a name cannot have another address by then (DNS rebinding); one private address among several is
 * enough to refuse.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return (name, options, callback) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses;
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      if (error) callback(error, []);
      else if (refused) callback(new ForbiddenAddress(name, refused.address), []);
      else if (!first) callback(new Error(`${name} has no address.`), []);
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Refuses a URL that names a private address itself: a connection to an address needs no lookup. The URL
 * class has turned decimal, octal and hexadecimal spellings into the usual one.
 * @throws {ForbiddenAddress}
 */
export function refusePrivateHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (/^[\d.]+$|:/.test(host) && !isPublicAddress(host)) throw new ForbiddenAddress(host, host);
}
