import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A host that must not be sent to. */
export class PrivateAddressError extends Error {
  override readonly name = 'ForbiddenAddress';

  constructor(host: string, address: string) {
    const what = host === address ? host : `${host} has the address ${address}, which`;
    super(
      `${what} is not on the public internet. If it is yours, allow such addresses: ` +
        '--private-webhooks, or createSandbox({ webhooks: { privateAddresses: true } }).',
    );
  }
}

/** Finds all addresses of a name, as `lookup` of node:dns does. */
export type ResolveName = (
  name: string,
  callback: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * The lookup of a connection that goes to public addresses only. What it gives is what is connected to, so
 * that a name cannot have another address by then (DNS rebinding); one private address among several is
 * enough to refuse.
 */
export function guardedLookup(resolve: ResolveName): LookupFunction {
  return (name, options, callback) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses;
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      if (error) callback(error, []);
      else if (refused) callback(new PrivateAddressError(name, refused.address), []);
      else if (!first) callback(new Error(`${name} has no address.`), []);
      else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Refuses a URL that names a private address itself: a connection to an address needs no lookup. The URL
 * class has turned decimal, octal and hexadecimal spellings into the usual one.
 * @throws {PrivateAddressError}
 */
export function refusePrivateHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (/^[\d.]+$|:/.test(host) && !isPublicAddress(host)) throw new PrivateAddressError(host, host);
}

/** The part of IPv6 that is given out for the whole internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one that anybody on the internet may be sent to. Private, loopback, link-local,
 * shared (CGNAT), multicast and reserved ones are not, nor those that wrap an IPv4 address (mapped, NAT64,
 * 6to4, Teredo), whatever they wrap.
 * @param address an IP address as a resolver or a URL gives it; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}
