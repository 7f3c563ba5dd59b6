import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only block of public IPv6 addresses (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Returns true if an IP address belongs to the public internet: not to this machine, a private network, the addresses of
 * cloud metadata services, or another special-purpose block (RFC 6890).
 */
export function isPublicAddress(text: string): boolean {
  // The library also reads notations that are no addresses for connections, such as `0x7f.1`.
  if (isIP(text) === 0 || !ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST)
}

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
