import { ServerApp } from '@latchkey/core/server'
import { Hono } from 'hono'

const handler = new ServerApp().createSessionHandler()

export const app = new Hono()

app.all('/api/latchkey/*', (c) => handler(c.req.raw))
