import { findJsonProblem } from '../http/body/json-limits.js'
import { readUpTo } from '../lib/requests/read-up-to.js'
import { ScimError } from './errors.js'

/** Enough for a group with the most members. */
const BYTE_LIMIT = 2_000_000

/** Reads the body of a request, whose content type is `application/scim+json` or `application/json`. */
export async function readJson({ method, body }: Request): Promise<unknown> {
  if (method === 'GET' || method === 'DELETE') return undefined
  const bytes = await readUpTo(body, BYTE_LIMIT)
  if (bytes === undefined)
    throw new ScimError(413, `The request body can have at most ${BYTE_LIMIT} bytes.`)
  const value = parse(new TextDecoder().decode(bytes))
  const problem = findJsonProblem(value)
  if (problem !== undefined)
    throw new ScimError(400, `The request body ${problem}.`, 'invalidSyntax')
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ScimError(400, 'The request body is no JSON.', 'invalidSyntax')
  }
}
