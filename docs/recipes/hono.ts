import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { corsHeaders, getSignedInUser, latchkey, noStoreHeaders, statusOf } from './latchkey.js'

/** Start it with `serve({ fetch: app.fetch, port })` of `@hono/node-server`, or export it as a worker. */
export const app = new Hono()

app.use(async (c, next) => {
  for (const [name, value] of Object.entries({ ...noStoreHeaders, ...corsHeaders }))
    c.header(name, value)
  await next()
})
app.onError((error, c) => c.json(null, statusOf(error) as ContentfulStatusCode))
app.options('*', (c) => c.body(null, 204))

app.get('/me', async (c) => {
  const user = await getSignedInUser(c.req.raw)
  return user ? c.json({ id: user.id, name: user.displayName }) : c.json(null, 401)
})

app.post('/notes', async (c) => {
  const user = await getSignedInUser(c.req.raw)
  return user ? c.json({ by: user.id, text: await c.req.text() }, 201) : c.json(null, 401)
})

app.get('/report', async (c) => {
  const user = await latchkey.getUser({ apiKey: c.req.header('x-api-key') ?? null })
  return user ? c.json({ for: user.id }) : c.json(null, 401)
})
