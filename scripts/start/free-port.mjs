import { once } from 'node:events'
import { createServer } from 'node:http'

/** A port that nothing listens on: a page has to know where its API will be, and the API its page. */
export const freePort = async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
