import { getRequestListener } from '@hono/node-server'
import { ServerApp } from '@latchkey/core/server'
import express, { type Express } from 'express'

const handler = getRequestListener(new ServerApp().createSessionHandler())

export const app: Express = express()

app.use((request, response, next) => {
  if (request.originalUrl.startsWith('/api/latchkey/')) void handler(request, response)
  else next()
})
