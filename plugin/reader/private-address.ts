/** Distinguishes addresses of private networks from addresses of the internet. */
import { BlockList, isIPv6 } from 'node:net';

/** Ranges that are not globally reachable, after the registries of IANA for special-purpose addresses. */
const ranges4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const ranges6: readonly [string, number][] = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

/** Prefixes of IPv6 addresses that contain an IPv4 address: mapped, and translated by NAT64. */
const prefixes = ['::ffff:', '64:ff9b::'];

const privateRanges = new BlockList();
for (const [address, bits] of ranges4) {
  privateRanges.addSubnet(address, bits, 'ipv4');
  for (const prefix of prefixes) privateRanges.addSubnet(prefix + address, 96 + bits, 'ipv6');
}
for (const [address, bits] of ranges6) privateRanges.addSubnet(address, bits, 'ipv6');

/** Whether an IP address belongs to this machine, to a private network, or is not routable. */
export function isPrivateAddress(address: string): boolean {
  return privateRanges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
