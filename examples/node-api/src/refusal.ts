import { isLatchkeyError, isTransportError } from '@latchkey/core'

/** What the caller did wrong, said to the caller. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 413,
    message: string,
  ) {
    super(message)
  }
}

/** What is answered for anything that was thrown. Of what nobody foresaw, only the log knows more. */
export function refusalOf(thrown: unknown): { status: number; error: string } {
  const { status = 500, message } = Object(thrown) as { status?: number; message: string }
  const isRefusal = status >= 400 && status < 500
  // What the service has refused, with a code or without one, is no outage, but our fault.
  if (isTransportError(thrown) && !isRefusal)
    return { status: 503, error: 'Try again in a moment.' }
  if (thrown instanceof SyntaxError) return { status: 400, error: 'The body is no JSON.' }
  // A refusal of ours, of a parser, or for a damaged auth header.
  if (isRefusal && !isTransportError(thrown) && !isLatchkeyError(thrown))
    return { status, error: message }
  console.error(thrown)
  return { status: 500, error: 'That did not work.' }
}
