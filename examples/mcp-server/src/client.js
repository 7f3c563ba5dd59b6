import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { startCallbackServer } from './callback-server.js'
import { SignIn } from './sign-in.js'

const url = new URL(process.env['MCP_URL'] ?? '')
const { redirectUrl, callback, close } = await startCallbackServer()
const signIn = new SignIn(redirectUrl)

/** Connects to the server. If it needs a sign-in, the SDK finds the authorization server and registers this client there. */
async function connect() {
  const client = new Client({ name: 'Example client', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(url, { authProvider: signIn })
  try {
    await client.connect(transport)
  } catch (error) {
    if (!(error instanceof UnauthorizedError)) throw error
    await transport.finishAuth(signIn.codeOf(await callback))
    return connect()
  }
  return client
}

try {
  const client = await connect()
  await client.callTool({ name: 'add_note', arguments: { text: 'Written by the example client' } })
  const { content } = await client.callTool({ name: 'list_notes' })
  console.log(content)
  await client.close()
} finally {
  close()
}
