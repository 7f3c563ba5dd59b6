import { isIP, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Settings that name the proxies in front of the service that may report a client's address. */
export interface ProxySettings {
  trustedProxies?: number | string[] | undefined
  clientAddressHeader?: string | undefined
}

/** The origin of a request. */
export interface Client {
  /** An IPv4 or IPv6 address; undefined for a request in process without one. */
  address: string | undefined
  /** True if a trusted proxy sent the request, so that its headers about the client's location are used. */
  isBehindProxy: boolean
}

/**
 * Returns a function that finds the client of a request. By default that is the socket's address: a header
 * is only text that the caller sends, and a caller who chooses an address escapes every limit by address
 * (OWASP ASVS 5.0, 4.1.3). Proxies append to `X-Forwarded-For`, so its entries count from the right, and
 * only as far as proxies are trusted. A malformed or missing entry falls back to the socket's address.
 *
 * @example findClient(request.headers, '10.0.0.1').address // '192.0.2.7'
 */
export function createClientFinder({ trustedProxies, clientAddressHeader }: ProxySettings) {
  const find = finderOf({ trustedProxies, clientAddressHeader })
  return (headers: Headers, socketAddress?: string): Client => {
    const socket = socketAddress === undefined ? undefined : parseAddress(socketAddress)
    const { address = socket, isBehindProxy } = find(headers, socket)
    return { address, isBehindProxy }
  }
}

type Find = (headers: Headers, socket: string | undefined) => Client

function finderOf({ trustedProxies, clientAddressHeader }: ProxySettings): Find {
  if (clientAddressHeader !== undefined)
    return (headers) => ({
      address: parseAddress(headers.get(clientAddressHeader) ?? ''),
      isBehindProxy: true,
    })
  if (typeof trustedProxies === 'number')
    return (headers) => ({
      address: parseAddress(forwardedFor(headers)[trustedProxies - 1] ?? ''),
      isBehindProxy: true,
    })
  if (trustedProxies === undefined)
    return (_headers, socket) => ({ address: socket, isBehindProxy: false })
  const networks = trustedProxies.map(parseNetwork)
  return (headers, socket) => {
    if (socket === undefined || !contains(networks, socket))
      return { address: socket, isBehindProxy: false }
    return { address: firstOutside(networks, forwardedFor(headers)), isBehindProxy: true }
  }
}

/** Entries of `X-Forwarded-For`, the one that the nearest proxy added first. */
const forwardedFor = (headers: Headers): string[] =>
  (headers.get('x-forwarded-for') ?? '').split(',').toReversed()

/** The first address that is no trusted proxy; of a request that only proxies sent, the farthest of them. */
function firstOutside(networks: Network[], entries: readonly string[]): string | undefined {
  let farthest: string | undefined
  for (const entry of entries) {
    const address = parseAddress(entry)
    if (address === undefined) return undefined
    if (!contains(networks, address)) return address
    farthest = address
  }
  return farthest
}

/**
 * Removes what proxies add to an address: a port, brackets, a zone, the IPv6 form of an IPv4 address. One address has one
 * form, because limits count by it.
 */
function parseAddress(text: string): string | undefined {
  // An IPv4 address has one form only.
  if (isIPv4(text)) return text
  const trimmed = text.trim()
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1]
  const bare = bracketed ?? trimmed.replace(/^([\d.]+):\d{1,5}$/, '$1')
  // A zone is the name of a network interface of the proxy (RFC 4007, section 11).
  const zoneless = bare.replace(/^([\da-f.]*:[\da-f:.]*)%.*$/i, '$1')
  // The library also reads other notations of an address, such as `8.8.8`.
  return isIP(zoneless) === 0 ? undefined : ipaddr.process(zoneless).toString()
}

type Network = ReturnType<typeof ipaddr.parseCIDR>

/** Returns true if a text is a network in CIDR notation, such as `10.0.0.0/8`, or a single address. */
export const isNetwork = (text: string): boolean =>
  isIP(text) !== 0 || ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)

function parseNetwork(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

const contains = (networks: Network[], address: string): boolean =>
  ipaddr.subnetMatch(ipaddr.parse(address), { networks }, 'outside') === 'networks'

/** Returns true if an address is a loopback address of this machine. */
export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.parse(address).range() === 'loopback'
