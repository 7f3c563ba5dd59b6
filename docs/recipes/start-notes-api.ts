import { serve } from '@hono/node-server'
import { app } from './notes-api.js'

serve({ fetch: app.fetch, port: 3000 })
