import type { Endpoint } from '@latchkey/contract/endpoint'
import { type RequestSummary, UsageError } from '@latchkey/contract/errors/error'
import { toWire } from '@latchkey/contract/wire-case'
import { pathSegment } from '../lib/path-segment.js'

/** The input of a request, with names as the protocol has them. */
export interface RawInput {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: object | undefined
  readonly body?: unknown
}

/** A request without its headers, which are new in each attempt. */
export interface BuiltRequest {
  /** The method and the path's template, for errors and events. */
  readonly summary: RequestSummary
  /** Path and query below the API's URL, with the parameters filled in. */
  readonly target: string
  readonly body: string | URLSearchParams | undefined
  /** The values of the body. They are removed from texts of other programs, which can repeat them. */
  readonly sentValues: unknown
  /** Whether all error codes are kept, also unknown ones, and a success can have any body. */
  readonly isRaw?: boolean | undefined
  /** Whether older or newer services lack the endpoint. */
  readonly isLater?: boolean | undefined
}

/** Encodes values as parameters. Undefined values are left out, as in JSON. */
function toParameters(values: object = {}): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) parameters.set(name, String(value))
  return parameters
}

function toJson(body: unknown): string {
  try {
    return JSON.stringify(body)
  } catch (cause) {
    throw new UsageError(
      'INVALID_ARGUMENT',
      'The body must be JSON: no cycle and no BigInt.',
      cause,
    )
  }
}

/**
 * Builds a request from input whose names are the protocol's.
 *
 * @throws TypeError `INVALID_ARGUMENT` for an ID that a path cannot have, and for a body that JSON cannot represent
 */
export function buildRawRequest(
  { method, path, encoding, emptyBody, isLater }: Endpoint,
  { params, query, body = emptyBody === 'empty-object' ? {} : undefined }: RawInput,
): BuiltRequest {
  const filledPath = path.replace(/{(\w+)}/g, (_, name: string) => pathSegment(params?.[name]))
  const search = String(toParameters(query))
  return {
    summary: { method, path },
    target: filledPath.replace(/\/$/, '') + (search && `?${search}`),
    body: encoding === 'form' ? toParameters(body as object | undefined) : toJson(body),
    sentValues: body,
    isLater,
  }
}

/** Builds a request from input in camelCase. Throws like `buildRawRequest`. */
export const buildRequest = (endpoint: Endpoint, input: object): BuiltRequest =>
  buildRawRequest(endpoint, toWire(input) as RawInput)
