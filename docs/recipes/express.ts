import type { CurrentServerUser } from '@latchkey/core/server'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import { forOneUser, fromThePage, latchkey, statusOf, userOf } from './latchkey.js'

type Answer = Response<unknown, { user: CurrentServerUser }>

/** Stands before whatever is only for people, whichever path led there. */
async function signedIn(request: Request, response: Answer, next: NextFunction) {
  const user = await userOf(request)
  if (!user) return void response.sendStatus(401)
  response.locals.user = user
  next()
}

/** To be served by `app.listen(port)`. */
export const app: Express = express()

app.use((request, response, next) => {
  response.set({ ...forOneUser, ...fromThePage })
  if (request.method === 'OPTIONS') response.sendStatus(204)
  else next()
})

app.get('/me', signedIn, (_request, response: Answer) => {
  const { user } = response.locals
  response.json({ id: user.id, name: user.displayName })
})

app.post('/notes', signedIn, express.text(), (request, response: Answer) => {
  response.status(201).json({ by: response.locals.user.id, text: request.body })
})

app.get('/report', async (request, response) => {
  const user = await latchkey.getUser({ apiKey: request.get('x-api-key') ?? null })
  if (user) response.json({ for: user.id })
  else response.sendStatus(401)
})

// By its four parameters Express knows what answers for errors.
app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
  response.sendStatus(statusOf(error))
})
