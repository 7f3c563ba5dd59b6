import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { freePort } from './free-port.mjs'

it('freePort returns different ports that are free and that no connection is assigned', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  expect(new Set(ports).size).toBe(20)
  for (const port of ports) {
    expect(port).toBeLessThan(32_768)
    const server = createServer()
    await once(server.listen(port), 'listening')
    server.close()
  }
})
