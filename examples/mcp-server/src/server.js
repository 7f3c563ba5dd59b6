import { serve } from '@hono/node-server'
import { ServerApp } from '@latchkey/core/server'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { Hono } from 'hono'
import { createNotesServer } from './notes-server.js'

const { MCP_URL: resource = '', PORT: port = '4717' } = process.env

const notes = new ServerApp().protectResource({
  resource,
  scopes: ['notes:read'],
  supportedScopes: ['notes:read', 'notes:write'],
})

const answer = notes.protect(async (request, { userId, scopes }) => {
  // A client that acts for itself has no user, so it has no notes.
  if (userId === null) return Response.json({ error: 'access_denied' }, { status: 403 })
  // Each request has a server of its own: no request can get the answer to that of another user.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await createNotesServer({ userId, scopes }).connect(transport)
  return transport.handleRequest(request)
})

const app = new Hono()
app.get('/', (c) => c.text(`Add ${resource} to your MCP client.`))
app.get(new URL(notes.metadataUrl).pathname, notes.metadata)
app.post('/mcp', async (c) => {
  // Against DNS rebinding: a browser sends the header, and a page of another site must not reach the tools.
  const origin = c.req.header('Origin')
  if (origin !== undefined && origin !== new URL(resource).origin)
    return new Response(null, { status: 403 })
  return answer(c.req.raw)
})
// Without sessions, there are no messages to listen to and nothing to end.
app.on(['GET', 'DELETE'], '/mcp', (c) => c.body(null, 405, { Allow: 'POST' }))

// For this machine only, because the keys of the examples are public.
serve({ fetch: app.fetch, hostname: 'localhost', port: Number(port) })
