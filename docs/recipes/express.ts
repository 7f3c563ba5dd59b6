import type { CurrentServerUser } from '@latchkey/core/server'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import { corsHeaders, getSignedInUser, latchkey, noStoreHeaders, statusOf } from './latchkey.js'

type UserResponse = Response<unknown, { user: CurrentServerUser }>

/** Rejects requests without a signed-in user. Add it to each protected route. */
async function requireUser(request: Request, response: UserResponse, next: NextFunction) {
  const user = await getSignedInUser(request)
  if (!user) return void response.sendStatus(401)
  response.locals.user = user
  next()
}

/** Start it with `app.listen(port)`. */
export const app: Express = express()

app.use((request, response, next) => {
  response.set({ ...noStoreHeaders, ...corsHeaders })
  if (request.method === 'OPTIONS') response.sendStatus(204)
  else next()
})

app.get('/me', requireUser, (_request, response: UserResponse) => {
  const { user } = response.locals
  response.json({ id: user.id, name: user.displayName })
})

app.post('/notes', requireUser, express.text(), (request, response: UserResponse) => {
  response.status(201).json({ by: response.locals.user.id, text: request.body })
})

app.get('/report', async (request, response) => {
  const user = await latchkey.getUser({ apiKey: request.get('x-api-key') ?? null })
  if (user) response.json({ for: user.id })
  else response.sendStatus(401)
})

// Express identifies an error handler by its four parameters.
app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
  response.sendStatus(statusOf(error))
})
