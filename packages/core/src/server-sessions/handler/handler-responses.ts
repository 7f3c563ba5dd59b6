import { type HandlerResult, RESPONSE_HEADER } from '../protocol.js'

const respondWith = (kind: 'refused' | 'unreachable', status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      [RESPONSE_HEADER]: kind,
    },
  })

/** Returns the response to a request that the handler refuses. The text says why, for developers. */
export const refused = (status: number, text: string): Response =>
  respondWith('refused', status, text)

/** Returns the response if the service did not respond to the handler. */
export const unreachable = (): Response =>
  respondWith('unreachable', 503, 'The service cannot be reached.')

/** Returns the response with a result of the service, whose status is in it. */
export function resultResponse(result: HandlerResult, headers: Headers): Response {
  headers.set(RESPONSE_HEADER, 'result')
  return Response.json(result, { headers })
}
