import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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
