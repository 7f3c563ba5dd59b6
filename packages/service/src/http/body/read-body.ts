import { fail } from '@latchkey/contract/errors'
import { readUpTo } from '../../lib/requests/read-up-to.js'
import { isClientError, HttpError } from '../../errors/http-error.js'
import { singleValues } from './single-values.js'

/** Enough for the largest picture that a user may set, in JSON. */
const BYTE_LIMIT = 2_000_000
/** For calls that need no key. */
export const BYTE_LIMIT_WITHOUT_KEYS = 64_000
/** More is read and parsed only for requests that have passed the check of their credentials. */
const LARGE_BODY_BYTES = 100_000

export interface BodyOptions {
  /** In bytes; by default what a call with keys may send. */
  limit?: number | undefined
  /** Runs once if the body has more than 100 kB; if it rejects, the rest is not read. */
  beforeLarge?: () => Promise<void>
}

/**
 * Reads a request's body by its content type: an object or other JSON value, text, or nothing.
 */
export async function readBody(request: Request, options: BodyOptions = {}): Promise<unknown> {
  if (request.method === 'GET') return undefined
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  switch (type) {
    case 'application/json':
      return parseJson(await readText(request, options))
    case 'application/x-www-form-urlencoded':
      return singleValues('body', new URLSearchParams(await readText(request, options)))
    case 'text/plain':
    case 'application/octet-stream':
      return readText(request, options)
    case '':
      return undefined
    default:
      throw fail('BODY_PARSING_ERROR')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw fail('BODY_PARSING_ERROR')
  }
}

/** Reads UTF-8 and replaces invalid bytes. */
async function readText(
  request: Request,
  { limit = BYTE_LIMIT, beforeLarge }: BodyOptions,
): Promise<string> {
  const checkpoint = beforeLarge && { bytes: LARGE_BODY_BYTES, pass: beforeLarge }
  const reading = isSmall(request, limit)
    ? request.arrayBuffer()
    : readUpTo(request.body, limit, checkpoint)
  const bytes = await reading.catch((error: unknown) => {
    if (isClientError(error)) throw error
    // The client has disconnected: not a failure of this service, and the client does not read the response.
    throw new HttpError(400, 'The request body is incomplete. Send it again.')
  })
  if (bytes === undefined || bytes.byteLength > limit)
    throw new HttpError(413, `The request body is too large. It can have at most ${limit} bytes.`)
  return new TextDecoder().decode(bytes)
}

/**
 * Returns true if the request announces a short body. Node ends a body at the announced length, so no limit needs to be
 * watched, and the adapter of Node reads it without making a stream, which takes almost a tenth of the time of a refresh.
 */
function isSmall({ headers }: Request, limit: number): boolean {
  const length = headers.get('content-length')
  return length !== null && Number(length) <= Math.min(limit, LARGE_BODY_BYTES)
}
