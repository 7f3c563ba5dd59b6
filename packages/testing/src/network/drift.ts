import { type Endpoint, headerNames } from '@latchkey/contract'
import { catalogue } from '@latchkey/contract/errors'
import { en } from 'zod/locales'
import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core'
import type { KnownCall } from './route.js'

export interface Exchange {
  request: { contentType: string | null; body: string }
  response: { status: number; headers: Headers; body: string }
}

const names = headerNames()
// The contract's schemas come from zod/mini, which has no words of its own.
const inEnglish = en().localeError

/**
 * Holds one request and its answer against the contract, and says where they part. A body that the
 * contract does not allow is the service's to refuse; it is drift only when the service took it.
 */
export function driftOf({ route, endpoint, schemas }: KnownCall, exchange: Exchange): string[] {
  if (endpoint === undefined || schemas === undefined) return []
  const { headers, body } = exchange.response
  const status = Number(headers.get(names.actualStatus) ?? exchange.response.status)
  if (status >= 400) return errorDrift(route, { status, headers, body })
  const told = [
    ...(isExpected(endpoint, status) ? [] : [`status ${status} instead of ${endpoint.success}`]),
    ...schemaDrift('the answer', schemas.response, contentOf(headers.get('content-type'), body)),
    ...(schemas.body === undefined
      ? []
      : schemaDrift(
          'the body',
          schemas.body,
          contentOf(exchange.request.contentType, exchange.request.body),
        )),
  ]
  return told.map((what) => `${route}: ${what}`)
}

/** `/auth/cli/poll` responds with 201 when the polling has ended. */
const isExpected = ({ path, success }: Pick<Endpoint, 'path' | 'success'>, status: number) =>
  status === success || (path === '/auth/cli/poll' && status === 201)

function errorDrift(
  route: string,
  answer: { status: number; headers: Headers; body: string },
): string[] {
  const code = answer.headers.get(names.knownError)
  if (code === null) return []
  const known = (catalogue as Record<string, { status: number }>)[code]
  if (known === undefined) return [`${route}: the catalogue has no code ${code}`]
  const body = contentOf(answer.headers.get('content-type'), answer.body)
  const told = Object(body) as { code?: unknown; error?: unknown }
  return [
    ...(known.status === answer.status
      ? []
      : [`${code} came with status ${answer.status} instead of ${known.status}`]),
    ...(told.code === code ? [] : [`the header says ${code}, the body says ${String(told.code)}`]),
    ...(typeof told.error === 'string' ? [] : [`${code} came without a message`]),
  ].map((what) => `${route}: ${what}`)
}

function schemaDrift(part: string, schema: $ZodType, value: unknown): string[] {
  const parsed = safeParse(schema, value, { error: inEnglish })
  if (parsed.success) return []
  return parsed.error.issues
    .flatMap(innermost)
    .map(({ path, message }) => `${[part, ...path].map(String).join('.')}: ${message}`)
}

/** Of the forms that a value may have, the one that it nearly has tells what is wrong. */
function innermost(issue: $ZodIssue): $ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
  return nearest === undefined ? [issue] : nearest.flatMap(innermost)
}

export function contentOf(type: string | null, body: string): unknown {
  if (type?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(body))
  if (type?.startsWith('application/json')) return JSON.parse(body)
  return body === '' ? undefined : body
}
