import type { BuiltRequest } from './build-request.js'
import { transportError } from './errors.js'
import type { Answer } from './http.js'
import type { Parts, Reading } from './read-response.js'
import { redact } from './redact.js'
import { retryAfterMillis } from './retry-after.js'

const PROXY = 'A proxy may have changed it.'
const ADDRESS = 'Check the base URL.'

/** The service asks to wait. */
export function rateLimit({ headers, receivedAt }: Answer, request: BuiltRequest): Reading {
  const wait = retryAfterMillis(headers.get('retry-after'), headers.get('date'), receivedAt)
  const failure = { why: 'rate-limit', retryAfterMillis: wait } as const
  return { error: rateLimited(request, wait), failure }
}

/**
 * Reads an answer that is neither a success nor a known error.
 *
 * @see spec, section 8; protocol, section 1.13; security rules, HT02 to HT44
 */
export function readRefusal(answer: Answer, parts: Parts, request: BuiltRequest): Reading {
  const { status, looksKnown } = parts
  const { fields } = answer
  if (
    status >= 400 &&
    request.body instanceof URLSearchParams &&
    !looksKnown &&
    typeof fields?.error === 'string'
  )
    return { error: oauthError(fields.error, fields.error_description, request) }
  const said = status || answer.status
  const why = `${said} ${whyUnexpected(answer, parts, request)}`
  const message = `Failed to send request ${request.method} ${request.path}: ${why}`
  const error = transportError('UnexpectedResponseError', message, request, { status: said })
  const isLoop = status === 508 && answer.text?.includes('INFINITE_LOOP_DETECTED')
  return { error, failure: isLoop ? { why: 'loop' } : undefined }
}

function whyUnexpected(answer: Answer, parts: Parts, request: BuiltRequest): string {
  const { status, code, looksKnown } = parts
  const isText = /plain|json/i.test(answer.headers.get('content-type') ?? '')
  if (answer.status < 200 || (answer.status >= 300 && answer.status < 400)) {
    return `Redirects are never followed: tokens would go along. ${ADDRESS}`
  }
  if (Number.isNaN(status)) return `The actual status cannot be read. ${PROXY}`
  if (answer.text === undefined) return 'The answer is over 10 MB.'
  if (looksKnown || code !== null) return `The error's header and body differ. ${PROXY}`
  if (status < 300) return `The answer is not this call's JSON. ${ADDRESS} ${PROXY}`
  if (isText && answer.text) return redact(answer.text, request.sent)
  return `The service refused without saying why. ${ADDRESS} ${PROXY}`
}

/** @param wait until it may be asked again, as far as the service said */
export function rateLimited(request: BuiltRequest, wait: number | null): Error {
  const message = `Too many requests: ${request.method} ${request.path}. Try again later.`
  return transportError('RateLimitedError', message, request, { retryAfterMillis: wait })
}

/** @see RFC 6749, section 5.2 */
function oauthError(code: string, description: unknown, request: BuiltRequest) {
  const error = redact(code, request.sent)
  const errorDescription =
    typeof description === 'string' ? redact(description, request.sent) : null
  const message = `The token endpoint refused ${request.method} ${request.path}: ${error}`
  return transportError('OAuthError', message, request, { error, errorDescription })
}
