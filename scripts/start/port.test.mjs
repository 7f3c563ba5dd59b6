import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { assertFree } from './port.mjs'

const server = createServer()

/** @returns {Promise<number>} */
const listen = () =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )

/** @returns {Promise<void>} */
const close = () => new Promise((resolve) => void server.close(() => resolve()))

afterEach(() => (server.listening ? close() : undefined))

test('assertFree rejects a port in use and names the program that needs it', async () => {
  const port = await listen()
  await expect(assertFree('service', port)).rejects.toThrow(`The service needs port ${port}`)
})

test('assertFree accepts a port that was released', async () => {
  const port = await listen()
  await close()
  await expect(assertFree('service', port)).resolves.toBeUndefined()
})
