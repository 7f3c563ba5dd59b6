import ipaddr from 'ipaddr.js'

/** Number of 16-bit groups that identify a network; its owner chooses the rest (RFC 4291, section 2.5.4). */
const NETWORK_GROUPS = 4

/**
 * Returns the rate-limit key of an IP address: the address for IPv4, the /64 prefix for IPv6, because the
 * owner of such a network has practically unlimited addresses.
 */
export function networkKey(text: string): string {
  const address = ipaddr.process(text)
  if (!('parts' in address)) return address.toString()
  const groups = address.parts.slice(0, NETWORK_GROUPS)
  return groups.map((group) => group.toString(16)).join(':')
}
