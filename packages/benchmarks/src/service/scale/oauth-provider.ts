import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'

/** A provider that responds immediately. Each code is the ID of an account. */
export async function startProvider(): Promise<{ url: string; server: ServerType }> {
  const app = new Hono()
  app.post('/token', async (c) => {
    const { code } = await c.req.parseBody()
    return c.json({ access_token: code, token_type: 'Bearer', expires_in: 3600, scope: 'identify' })
  })
  app.get('/user', (c) => {
    const id = c.req.header('Authorization')?.split(' ')[1] ?? ''
    return c.json({ id, username: id, email: `${id}@provider.example`, verified: true })
  })
  return new Promise((resolve) => {
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1' },
      ({ port }: AddressInfo) => resolve({ url: `http://127.0.0.1:${port}`, server }),
    )
  })
}
