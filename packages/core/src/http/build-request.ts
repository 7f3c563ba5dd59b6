import type { Endpoint } from '@latchkey/contract/endpoint'
import { pathSegment } from '../lib/path-segment.js'
import type { FailedRequest } from './errors.js'

/** What a caller gives for a call, whatever the call. */
export interface RequestInput {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: object | undefined
  readonly body?: unknown
}

/** A request, ready but for its headers, which are new in each attempt. */
export interface BuiltRequest extends FailedRequest {
  /** Path and query under the API prefix, filled in. */
  readonly target: string
  /** Parameters are sent as a form. */
  readonly body: string | URLSearchParams | undefined
  /** Known errors that the call declares. */
  readonly errors: readonly string[]
  /** What the body was made from: none of it may turn up in an error, should an answer repeat it. */
  readonly sent: unknown
}

/** What is undefined is left out, as JSON does it. */
const toParameters = (values: unknown) =>
  new URLSearchParams(JSON.parse(JSON.stringify(values ?? {})) as Record<string, string>)

/** Fills an endpoint in. Throws a TypeError on a value that no request can carry. */
export function buildRequest(
  { method, path, encoding, errors = [], emptyBody }: Endpoint,
  { params, query, body = emptyBody === 'empty-object' ? {} : undefined }: RequestInput,
): BuiltRequest {
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => pathSegment(params?.[name]))
  const search = query && String(toParameters(query))
  return {
    method,
    path,
    target: filled.replace(/\/$/, '') + (search ? `?${search}` : ''),
    body: encoding === 'form' ? toParameters(body) : JSON.stringify(body),
    errors,
    sent: body,
  }
}
