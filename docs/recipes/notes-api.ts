import { ServerApp } from '@latchkey/core/server'
import { Hono } from 'hono'

const notes = new ServerApp().protectResource({
  resource: process.env.NOTES_API ?? 'https://app.example.com/api/notes',
  supportedScopes: ['notes:read', 'notes:write'],
})

const readNotes = notes.protect((_request, { clientId }) => Response.json({ for: clientId }), {
  scopes: ['notes:read'],
})
const addNote = notes.protect((_request, { clientId }) => Response.json({ by: clientId }), {
  scopes: ['notes:write'],
})

export const app = new Hono()

app.get('/.well-known/oauth-protected-resource/api/notes', () => notes.metadata())
app.get('/api/notes', (c) => readNotes(c.req.raw))
app.post('/api/notes', (c) => addNote(c.req.raw))
