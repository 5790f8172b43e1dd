import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const global = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the open internet. Everything else is refused: loopback, private, link-local, carrier-grade NAT,
 * multicast, documentation, and IPv6 addresses that carry an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(global);
};
