import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * Returns a free port. A page needs the URL of its API before that starts, and the API needs the URL of its
 * page.
 */
export const freePort = async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
