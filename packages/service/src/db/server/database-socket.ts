import dns, { type LookupAddress } from 'node:dns'
import { type LookupFunction, Socket } from 'node:net'

/**
 * Creates a function that opens sockets for the connections of a pool. While the resolver fails, a host has the addresses that it had
 * last, so that the pool can still grow.
 */
export function createSocketFactory(): () => Socket {
  const lastAddresses = new Map<string, LookupAddress[]>()
  const lookup: LookupFunction = (host, options, callback) =>
    dns.lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error === null) lastAddresses.set(host, addresses)
      const last = lastAddresses.get(host)
      if (last === undefined) callback(error, [])
      else if (options.all === true) callback(null, last)
      else callback(null, last[0]?.address ?? '', last[0]?.family)
    })
  return () => new DatabaseSocket(lookup)
}

/** A socket with a resolver of its own. The driver chooses the host, and gives it as arguments. */
class DatabaseSocket extends Socket {
  readonly #lookup: LookupFunction

  constructor(lookup: LookupFunction) {
    super()
    this.#lookup = lookup
  }

  /** @param port the port, or the path of a Unix domain socket */
  override connect(port: unknown, host?: unknown): this {
    return typeof port === 'number' && typeof host === 'string'
      ? super.connect({ port, host, lookup: this.#lookup })
      : super.connect(String(port))
  }
}
