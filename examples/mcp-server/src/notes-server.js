import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod'
import { addNote, listNotes } from './notes.js'

/** @param {string} text */
const answer = (text) => ({ content: [{ type: /** @type {const} */ ('text'), text }] })

/**
 * Creates the MCP server for one request. Its tools act for the user who allowed the client to, and only within the
 * scopes that the user allowed.
 *
 * @param {{ userId: string, scopes: readonly string[] }} token
 */
export function createNotesServer({ userId, scopes }) {
  const server = new McpServer({ name: 'Notes', version: '1.0.0' })
  server.registerTool(
    'list_notes',
    { title: 'List notes', description: 'Lists the notes of the user, oldest first.' },
    () => answer(listNotes(userId).join('\n')),
  )
  if (scopes.includes('notes:write'))
    server.registerTool(
      'add_note',
      {
        title: 'Add a note',
        description: 'Adds a note for the user.',
        inputSchema: { text: z.string().min(1).max(1000) },
      },
      ({ text }) => {
        addNote(userId, text)
        return answer('Added.')
      },
    )
  return server
}
