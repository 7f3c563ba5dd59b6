import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createKey, createTeam, openSession, profileOf, reportFor, setMotto } from './actions.js'
import { headers } from './answers.js'
import { assertSupport, keyHolder, signedIn } from './callers.js'
import { pageHeaders, pagePaths, pageSettings, readPageFile } from './page.js'
import { Refusal, refusalOf } from './refusal.js'

const app = new Hono()

app.use(async (c, next) => {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  await next()
})
app.options('*', (c) => c.body(null, 204))
const tooLarge = () => {
  throw new Refusal(413, 'Send at most 10 kB.')
}
app.use(bodyLimit({ maxSize: 10_000, onError: tooLarge }))
app.onError((thrown, c) => {
  const { status, error } = refusalOf(thrown)
  return c.json({ error }, status as ContentfulStatusCode)
})

for (const path of pagePaths)
  app.get(path, async (c) => {
    const { body, type } = await readPageFile(path)
    return c.body(body, 200, { ...pageHeaders, 'content-type': type })
  })
app.get('/settings.json', (c) => c.json(pageSettings))

app.get('/me', async (c) => c.json(profileOf(await signedIn(c.req.raw))))

app.post('/keys', async (c) => {
  const user = await signedIn(c.req.raw)
  return c.json(await createKey(user, await c.req.json()), 201)
})

app.get('/report', async (c) => c.json(reportFor(await keyHolder(c.req.header('x-api-key')))))

app.post('/teams', async (c) => {
  const user = await signedIn(c.req.raw)
  return c.json(await createTeam(user, await c.req.json()), 201)
})

app.put('/teams/:id/motto', async (c) => {
  const user = await signedIn(c.req.raw)
  return c.json(await setMotto(user, c.req.param('id'), await c.req.json()))
})

app.post('/support/sessions', async (c) => {
  assertSupport(c.req.header('authorization'))
  return c.json(await openSession(await c.req.json()), 201)
})

// For this machine only, because the keys of the examples are public.
serve({ fetch: app.fetch, hostname: 'localhost', port: Number(process.env.PORT ?? 4713) })
