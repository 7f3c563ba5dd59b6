import { serveStatic } from '@hono/node-server/serve-static'
import { ServerApp } from '@latchkey/core/server'
import { Hono } from 'hono'

const latchkey = new ServerApp()
const handler = latchkey.createSessionHandler()

export const app = new Hono()

app.all('/api/latchkey/*', (c) => handler(c.req.raw))

app.get('/api/me', async (c) => {
  c.header('cache-control', 'private, no-store')
  const auth = await latchkey.authenticate(c.req.raw)
  const user = auth.status === 'signed-in' ? await auth.getUser() : null
  return user ? c.json({ id: user.id, name: user.displayName }) : c.json(null, 401)
})

// The page that `vite build` writes. It renders the hosted pages too, which are below /handler/.
app.use(serveStatic({ root: 'dist' }))
app.get('*', serveStatic({ path: 'dist/index.html' }))
