import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The host of a webhook URL has a private address. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';

  constructor(host: string, address: string) {
    const what = host === address ? host : `${host} has the address ${address}, which`;
    super(
      `${what} is not on the public internet. If it is yours, allow such addresses: ` +
        '--private-webhooks, or createSandbox({ webhooks: { privateAddresses: true } }).',
    );
  }
}

/** Resolves a host name to all of its addresses, as `lookup` of node:dns does. */
export type ResolveName = (
  name: string,
  callback: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/**
 * Creates the lookup function of connections to public addresses. The connection uses the addresses that were checked,
 * so that a second lookup cannot return other ones (DNS rebinding). One private address among several is refused.
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
 * Refuses a URL whose host is a private IP address, for which no lookup happens. The URL class has normalized decimal,
 * octal and hexadecimal notations.
 * @throws {PrivateAddressError}
 */
export function refusePrivateHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (/^[\d.]+$|:/.test(host) && !isPublicAddress(host)) throw new PrivateAddressError(host, host);
}

/** The range of IPv6 for global unicast. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True if an IP address is public. Private, loopback, link-local, shared (CGNAT), multicast and reserved addresses are
 * not, nor are IPv6 addresses that embed any IPv4 address (mapped, NAT64, 6to4, Teredo).
 * @param address an IP address in the notation of a resolver or a URL; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}
