import { isIPv4 } from 'node:net'

const GROUPS = 8
/** Groups of 16 bits that tell a network; the rest is up to whoever has it (RFC 4291, section 2.5.4). */
const NETWORK_GROUPS = 4

/**
 * What tells callers apart by their address: one of IPv4 itself, of IPv6 its network of 64 bits, because who has
 * such a network has more addresses than can be counted.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address
  // A URL has them in one form (RFC 5952), and none of a zone.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [start = '', end = ''] = hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(start), groupsOf(end)]
  const left = Array<string>(GROUPS - first.length - last.length).fill('0')
  const groups = [...first, ...left, ...last]
  return (isMapped(groups) ? groups : groups.slice(0, NETWORK_GROUPS)).join(':')
}

const groupsOf = (text: string): string[] => text.split(':').filter(Boolean)

/** An address of IPv4 in the form of IPv6 (RFC 4291, section 2.5.5.2): its network is all of these. */
const isMapped = (groups: readonly string[]): boolean =>
  groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
