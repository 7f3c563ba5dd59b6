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
  if (isTransportError(thrown)) return { status: 503, error: 'Try again in a moment.' }
  if (thrown instanceof SyntaxError) return { status: 400, error: 'The body is no JSON.' }
  // A refusal; or of a parser, or for a damaged auth header. What the service refuses is our fault.
  const { status, message } = Object(thrown) as { status?: number; message: string }
  if (status && status >= 400 && status < 500 && !isLatchkeyError(thrown))
    return { status, error: message }
  console.error(thrown)
  return { status: 500, error: 'That did not work.' }
}
