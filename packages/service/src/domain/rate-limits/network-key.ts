import { isIPv4 } from 'node:net'

const GROUPS = 8
/** Number of 16-bit groups that identify a network; its owner chooses the rest (RFC 4291, section 2.5.4). */
const NETWORK_GROUPS = 4

/**
 * Returns the rate-limit key of an IP address: the address for IPv4, the /64 prefix for IPv6, because the
 * owner of such a network has practically unlimited addresses.
 */
export function networkKey(address: string): string {
  if (isIPv4(address)) return address
  // A URL normalizes the groups (RFC 5952), and accepts no zone.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`)
  const [start = '', end = ''] = hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(start), groupsOf(end)]
  const left = Array<string>(GROUPS - first.length - last.length).fill('0')
  const groups = [...first, ...left, ...last]
  return (isMapped(groups) ? groups : groups.slice(0, NETWORK_GROUPS)).join(':')
}

const groupsOf = (text: string): string[] => text.split(':').filter(Boolean)

/** An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2). All of them are in one /64 network. */
const isMapped = (groups: readonly string[]): boolean =>
  groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
