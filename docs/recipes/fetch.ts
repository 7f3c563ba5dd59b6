import { forOneUser, fromThePage, latchkey, statusOf, userOf } from './latchkey.js'

const headers = { ...forOneUser, ...fromThePage }
const answer = (status: number, body: unknown = null) => Response.json(body, { status, headers })

async function route(request: Request): Promise<Response> {
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case 'GET /me': {
      const user = await userOf(request)
      return user ? answer(200, { id: user.id, name: user.displayName }) : answer(401)
    }
    case 'POST /notes': {
      const user = await userOf(request)
      return user ? answer(201, { by: user.id, text: await request.text() }) : answer(401)
    }
    case 'GET /report': {
      const user = await latchkey.getUser({ apiKey: request.headers.get('x-api-key') })
      return user ? answer(200, { for: user.id }) : answer(401)
    }
    default:
      return answer(request.method === 'OPTIONS' ? 200 : 404)
  }
}

/** Answers a request: `Deno.serve(handle)`, `Bun.serve({ fetch: handle })`, or as `fetch` of a worker. */
export const handle = (request: Request): Promise<Response> =>
  route(request).catch((error: unknown) => answer(statusOf(error)))
