import { isLatchkeyError } from '@latchkey/contract'
import { violatesReference } from '../db/errors.js'
import { errorContent } from '../http/error-handler.js'
import { HttpError } from '../errors/http-error.js'

/** RFC 7644, section 3.12, table 9. */
type ScimType = 'invalidFilter' | 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'uniqueness'

/** A rejection of a SCIM request that says which part of it is wrong. */
export class ScimError extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

const SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** The type of a rejection that the domain made without one. */
const typesByStatus: ReadonlyMap<number, ScimType> = new Map([
  [400, 'invalidValue'],
  [409, 'uniqueness'],
])

interface ErrorParts {
  status: number
  detail: string
  scimType?: ScimType | undefined
  headers?: Record<string, string>
}

/** Creates the response to a request that failed (RFC 7644, section 3.12). */
export function errorResponse(error: unknown): Response {
  const { status, detail, scimType, headers } = partsOf(error)
  const body = { schemas: [SCHEMA], status: String(status), scimType, detail }
  return Response.json(body, {
    status,
    headers: { ...headers, 'Content-Type': 'application/scim+json' },
  })
}

function partsOf(error: unknown): ErrorParts {
  if (error instanceof ScimError)
    return { status: error.status, detail: error.message, scimType: error.scimType }
  if (violatesReference(error))
    return { status: 409, detail: 'The resource was deleted in the meantime.' }
  const { status, body, headers = {} } = errorContent(error)
  const sentence = typeof body === 'string' ? body : 'The request was rejected.'
  const detail = isLatchkeyError(error) ? error.message : sentence
  return { status, detail, scimType: typesByStatus.get(status), headers }
}

/** The rejection of a request without a token of the connection. */
export const unauthorized = () =>
  new HttpError(401, 'Send a SCIM token of this connection as a bearer token.', {
    'WWW-Authenticate': 'Bearer',
  })
