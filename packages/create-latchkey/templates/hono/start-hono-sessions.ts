import { serve } from '@hono/node-server'
import { app } from './hono-sessions.js'

serve({ fetch: app.fetch, port: 3000 })
