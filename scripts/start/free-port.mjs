import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * Below the ports that Linux (from 32768), macOS and Windows (from 49152) assign to connections. Otherwise, a connection
 * of any program could take the port before its server starts.
 */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000

/** @type {Set<number>} */
const triedPorts = new Set()

/**
 * Returns a free port, a different one for each call. A page needs the URL of its API before that starts, and the API
 * needs the URL of its page.
 */
export const freePort = async () => {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    if (triedPorts.has(port)) continue
    triedPorts.add(port)
    if (await isFree(port)) return port
  }
}

/** @param {number} port */
const isFree = async (port) => {
  const server = createServer()
  try {
    await once(server.listen(port), 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
