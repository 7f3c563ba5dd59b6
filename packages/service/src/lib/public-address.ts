import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

// Addresses that are not public (IANA special-purpose registries, RFC 6890): this machine, private networks,
// the addresses of cloud metadata services, documentation, multicast.
const closed = new BlockList()
for (const [network, bits] of [
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
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
// Teredo and its like, documentation, and 6to4, which can carry any IPv4 address.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/**
 * Returns true if an IP address belongs to the public internet. For IPv6, only global unicast addresses do.
 */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    : isIP(address) === 4 && !closed.check(address, 'ipv4')

const NOT_PUBLIC = 'The host has no public address.'

/**
 * Resolves a name to its public addresses only. A connection uses the very address that was checked, even if
 * the name resolves to another one later (DNS rebinding).
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const open = (addresses ?? []).filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (error !== null) done(error, '')
    else if (first === undefined) done(new Error(NOT_PUBLIC), '')
    else if (options.all === true) done(null, open)
    else done(null, first.address, first.family)
  })
}

/**
 * Resolves to a public address of a host.
 *
 * @param host a name, or an address with or without brackets
 */
export function resolvePublic(host: string): Promise<string> {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  return new Promise((resolve, reject) => {
    if (isIP(bare) !== 0) {
      if (isPublicAddress(bare)) resolve(bare)
      else reject(new Error(NOT_PUBLIC))
      return
    }
    lookupPublic(bare, {}, (error, address) =>
      error === null && typeof address === 'string'
        ? resolve(address)
        : reject(error ?? new Error(NOT_PUBLIC)),
    )
  })
}
