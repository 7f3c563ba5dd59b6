import { serve } from '@hono/node-server'
import { app } from './second-app.js'

serve({ fetch: app.fetch, port: 4000 })
