import { corsHeaders, getSignedInUser, latchkey, noStoreHeaders, statusOf } from './latchkey.js'

const headers = { ...noStoreHeaders, ...corsHeaders }
const respond = (status: number, body: unknown = null) => Response.json(body, { status, headers })

async function route(request: Request): Promise<Response> {
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case 'GET /me': {
      const user = await getSignedInUser(request)
      return user ? respond(200, { id: user.id, name: user.displayName }) : respond(401)
    }
    case 'POST /notes': {
      const user = await getSignedInUser(request)
      return user ? respond(201, { by: user.id, text: await request.text() }) : respond(401)
    }
    case 'GET /report': {
      const user = await latchkey.getUser({ apiKey: request.headers.get('x-api-key') })
      return user ? respond(200, { for: user.id }) : respond(401)
    }
    default:
      return respond(request.method === 'OPTIONS' ? 200 : 404)
  }
}

/** Use it with `Deno.serve(handle)`, `Bun.serve({ fetch: handle })`, or as `fetch` of a worker. */
export const handle = (request: Request): Promise<Response> =>
  route(request).catch((error: unknown) => respond(statusOf(error)))
