import express, { type NextFunction, type Request, type Response } from 'express'
import { createKey, createTeam, openSession, profileOf, reportFor, setMotto } from './actions.js'
import { headers } from './answers.js'
import { assertSupport, keyHolder, signedIn } from './callers.js'
import { pageHeaders, pagePaths, pageSettings, readPageFile } from './page.js'
import { refusalOf } from './refusal.js'

const app = express()
app.disable('x-powered-by')

app.use((request, response, next) => {
  response.set(headers)
  if (request.method === 'OPTIONS') response.sendStatus(204)
  else next()
})
app.use(express.json({ limit: 10_000 }))

for (const path of pagePaths)
  app.get(path, async (_, response) => {
    const { body, type } = await readPageFile(path)
    response.set(pageHeaders).type(type).send(body)
  })
app.get('/settings.json', (_, response) => {
  response.json(pageSettings)
})

app.get('/me', async (request, response) => {
  response.json(profileOf(await signedIn(request)))
})

app.post('/keys', async (request, response) => {
  const user = await signedIn(request)
  response.status(201).json(await createKey(user, request.body))
})

app.get('/report', async (request, response) => {
  response.json(reportFor(await keyHolder(request.get('x-api-key'))))
})

app.post('/teams', async (request, response) => {
  const user = await signedIn(request)
  response.status(201).json(await createTeam(user, request.body))
})

app.put('/teams/:id/motto', async (request, response) => {
  const user = await signedIn(request)
  response.json(await setMotto(user, request.params.id, request.body))
})

app.post('/support/sessions', async (request, response) => {
  assertSupport(request.get('authorization'))
  response.status(201).json(await openSession(request.body))
})

// Express identifies an error handler by its four parameters.
app.use((thrown: unknown, _request: Request, response: Response, _next: NextFunction) => {
  const { status, error } = refusalOf(thrown)
  response.status(status).json({ error })
})

// For this machine only, because the keys of the examples are public.
app.listen(Number(process.env.PORT ?? 4714), 'localhost')
