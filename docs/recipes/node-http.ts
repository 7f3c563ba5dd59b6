import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { corsHeaders, getSignedInUser, latchkey, noStoreHeaders, statusOf } from './latchkey.js'

const headers = { ...noStoreHeaders, ...corsHeaders, 'content-type': 'application/json' }

async function respond(request: IncomingMessage): Promise<[status: number, body?: unknown]> {
  switch (`${request.method} ${request.url}`) {
    case 'GET /me': {
      const user = await getSignedInUser(request)
      return user ? [200, { id: user.id, name: user.displayName }] : [401]
    }
    case 'POST /notes': {
      const user = await getSignedInUser(request)
      return user ? [201, { by: user.id, text: await text(request) }] : [401]
    }
    case 'GET /report': {
      const apiKey = request.headersDistinct['x-api-key']?.[0] ?? null
      const user = await latchkey.getUser({ apiKey })
      return user ? [200, { for: user.id }] : [401]
    }
    default:
      return [request.method === 'OPTIONS' ? 200 : 404]
  }
}

async function handle(request: IncomingMessage, response: ServerResponse) {
  const [status, body = null] = await respond(request).catch((error: unknown) => [statusOf(error)])
  response.writeHead(Number(status), headers).end(JSON.stringify(body))
}

export const server = createServer((request, response) => void handle(request, response))
