import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { securityEventOf, type SecurityEvent } from './security-event.js'
import { readHeader } from '../lib/requests/protocol-headers.js'

/** A served request, for logs, metrics and traces. It has no field that could contain a secret or an email address. */
export interface RequestRecord {
  requestId: string
  method: string
  /** The path with the names of its parameters, such as `/users/{user_id}`. */
  route: string
  status: number
  /** Code of a known error, such as `SCHEMA_ERROR`. */
  code?: string | undefined
  /** Why the request matters to security, such as `authorization_failed`. */
  securityEvent?: SecurityEvent | undefined
  projectId?: string | undefined
  /** The signed-in user that the request authenticated. */
  userId?: string | undefined
  durationMillis: number
  /** Address of the client. */
  client?: string | undefined
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A client may name its requests with any word as method. */
export const methodOf = ({ method }: Request): string => (METHODS.has(method) ? method : 'OTHER')

/** Returns the facts about a request in its headers and in those of its response. */
export function describeExchange(request: Request, response: Response) {
  // Some clients ask for the status 200 with every response.
  const status = Number(readHeader(response.headers, 'actualStatus') ?? response.status)
  const code = readHeader(response.headers, 'knownError') ?? undefined
  return {
    method: methodOf(request),
    status,
    code,
    securityEvent: securityEventOf(status, code),
    projectId: projectIdOf(readHeader(request.headers, 'projectId')),
  }
}

/** Only what has the form of an ID: the header may contain anything. */
const projectIdOf = (text: string | null): string | undefined =>
  text !== null && (text === INTERNAL_PROJECT_ID || UUID.test(text)) ? text : undefined
