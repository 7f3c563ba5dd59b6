import { fail } from '@latchkey/contract/errors'
import { readUpTo } from './read-up-to.js'
import { refuse } from './refusal.js'

/** Enough for the largest picture that a user may set, in JSON. */
const BYTE_LIMIT = 2_000_000

/**
 * Reads a request's body by its content type: an object or other JSON value, text, or nothing.
 *
 * @see protocol, section 1.3
 */
export async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  switch (type) {
    case 'application/json':
      return parseJson(await readText(request))
    case 'application/x-www-form-urlencoded':
      return Object.fromEntries(new URLSearchParams(await readText(request)))
    case 'text/plain':
    case 'application/octet-stream':
      return readText(request)
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

/** Reads UTF-8, replacing what is none. */
async function readText(request: Request): Promise<string> {
  const bytes = await readUpTo(request.body, BYTE_LIMIT)
  if (bytes === undefined) throw refuse(413, `A body may have ${BYTE_LIMIT} bytes at most.`)
  return new TextDecoder().decode(bytes)
}
