import { type Endpoint, headerNames } from '@latchkey/contract'
import { catalogue } from '@latchkey/contract/errors'
import { en } from 'zod/locales'
import { safeParse, type $ZodIssue, type $ZodType } from 'zod/v4/core'
import type { MatchedEndpoint } from './route.js'

export interface Exchange {
  request: { contentType: string | null; body: string }
  response: { status: number; headers: Headers; body: string }
}

const names = headerNames()
// The schemas of the contract come from zod/mini, which has no error messages.
const englishMessages = en().localeError

/**
 * Returns the violations of the contract in a request and its response. An invalid body is a violation only
 * if the service accepted it.
 */
export function violationsOf(
  { route, endpoint, schemas }: MatchedEndpoint,
  exchange: Exchange,
): string[] {
  if (endpoint === undefined || schemas === undefined) return []
  const { headers, body } = exchange.response
  const status = Number(headers.get(names.actualStatus) ?? exchange.response.status)
  if (status >= 400) return errorViolations(route, { status, headers, body })
  const problems = [
    ...(isExpected(endpoint, status) ? [] : [`status ${status} instead of ${endpoint.success}`]),
    ...schemaViolations(
      'the response',
      schemas.response,
      contentOf(headers.get('content-type'), body),
    ),
    ...(schemas.body === undefined
      ? []
      : schemaViolations(
          'the body',
          schemas.body,
          contentOf(exchange.request.contentType, exchange.request.body),
        )),
  ]
  return problems.map((what) => `${route}: ${what}`)
}

/** `/auth/cli/poll` responds with 201 when the polling has ended. */
const isExpected = ({ path, success }: Pick<Endpoint, 'path' | 'success'>, status: number) =>
  status === success || (path === '/auth/cli/poll' && status === 201)

function errorViolations(
  route: string,
  answer: { status: number; headers: Headers; body: string },
): string[] {
  const code = answer.headers.get(names.knownError)
  if (code === null) return []
  const entry = (catalogue as Record<string, { status: number }>)[code]
  if (entry === undefined) return [`${route}: the catalog has no code ${code}`]
  const body = contentOf(answer.headers.get('content-type'), answer.body)
  const content = Object(body) as { code?: unknown; error?: unknown }
  return [
    ...(entry.status === answer.status
      ? []
      : [`${code} has status ${answer.status} instead of ${entry.status}`]),
    ...(content.code === code
      ? []
      : [`the header has ${code}, the body has ${String(content.code)}`]),
    ...(typeof content.error === 'string' ? [] : [`${code} has no message`]),
  ].map((what) => `${route}: ${what}`)
}

function schemaViolations(part: string, schema: $ZodType, value: unknown): string[] {
  const parsed = safeParse(schema, value, { error: englishMessages })
  if (parsed.success) return []
  return parsed.error.issues
    .flatMap(innermost)
    .map(({ path, message }) => `${[part, ...path].map(String).join('.')}: ${message}`)
}

/** Of the issues of a union, those of the alternative that matches best describe the mistake. */
function innermost(issue: $ZodIssue): $ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length)
  return nearest === undefined ? [issue] : nearest.flatMap(innermost)
}

export function contentOf(type: string | null, body: string): unknown {
  if (type?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(body))
  if (type?.startsWith('application/json')) return JSON.parse(body)
  return body === '' ? undefined : body
}
