import { UNREACHABLE_HEADER } from './protocol.js'

/** Returns a response of the handler itself. */
export const plain = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/** Returns the response if the service did not respond to the handler. */
export function unreachable(): Response {
  const response = plain(503, 'The service cannot be reached.')
  response.headers.set(UNREACHABLE_HEADER, 'true')
  return response
}
