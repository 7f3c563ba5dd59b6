import { type ErrorCode, LatchkeyError } from '@latchkey/contract/errors/error'
import { accessTokenErrors } from '@latchkey/contract/errors/families'
import { isServiceErrorCode } from '@latchkey/contract/errors/service-codes'
import { toDetails } from '@latchkey/contract/wire-case'
import { featureNotSupported } from '../errors/client-error.js'
import { isUnavailable } from '../errors/transport-error.js'
import type { BuiltRequest } from './build-request.js'
import { redact } from './redact.js'
import type { ServiceResponse } from './request-types.js'
import { retryAfterMillis } from './retry/retry-after.js'
import type { Failure } from './retry/retry-policy.js'

/** A complete response. */
export interface CompleteResponse extends ServiceResponse {
  /** The protocol's own headers. */
  readonly knownError: string | null
  readonly actualStatus: string | null
  /** Wall clock at receipt. */
  readonly receivedAt: number
}

/** The meaning of a response. `failure` is present when another attempt could succeed. */
export type ParsedResponse = { readonly fields: object } | ParsedError

interface ParsedError {
  readonly error: LatchkeyError
  readonly failure?: Failure | undefined
}

type Fields = Readonly<Record<string, unknown>>

/** The parts of a response that say whether it is a success. */
interface Envelope {
  /** The status that the protocol means, behind the visible one; NaN when it is invalid. */
  readonly status: number
  /** The error code in the header. */
  readonly code: string | null
  /** The JSON object of the body; undefined when the body is anything else. */
  readonly fields: Fields | undefined
  /** Whether the body has the form of an error. */
  readonly looksLikeError: boolean
}

const MAX_MESSAGE_LENGTH = 500

const CHECK_PROXY = 'A proxy may have changed it.'
const CHECK_URL = 'Check the base URL: it must not include /api/v1.'

function parseObject(headers: Headers, text: string | undefined): Fields | undefined {
  try {
    const isJson = /^application\/json\b/i.test(headers.get('content-type') ?? '')
    const value: unknown = isJson && JSON.parse(text ?? '')
    if (value && !Array.isArray(value) && typeof value === 'object') return value as Fields
  } catch {
    // The parser's own message contains a part of the text, which can be a token.
  }
}

function parseEnvelope(response: Omit<CompleteResponse, 'receivedAt'>): Envelope {
  const status = response.actualStatus ?? String(response.status)
  const fields = parseObject(response.headers, response.text)
  return {
    status: /^[2-5]\d\d$/.test(status) ? Number(status) : NaN,
    code: response.knownError,
    fields,
    looksLikeError: typeof fields?.code === 'string' && typeof fields.error === 'string',
  }
}

/** Parses a response. It reads no clock and sends nothing. */
export function readResponse(response: CompleteResponse, request: BuiltRequest): ParsedResponse {
  const envelope = parseEnvelope(response)
  const { status, code, fields, looksLikeError } = envelope
  const { text } = response
  if (status < 300 && code === null) {
    if (request.isRaw && text !== undefined) return { fields: {} }
    if (fields && !looksLikeError) return { fields }
    // Callers do not use the response of a change or a deletion.
    if (text === '' && /PATCH|DELETE/.test(request.summary.method)) return { fields: {} }
  }
  if (status === 429) {
    const wait = retryAfterOf(response)
    return {
      error: rateLimited(request, wait),
      failure: { reason: 'rate-limit', retryAfterMillis: wait },
    }
  }
  return (
    readKnownError(envelope, request) ??
    readOAuthError(envelope, request) ??
    readMissingFeature(envelope, request) ??
    readUnexpected(response, envelope, request)
  )
}

/** An error with a code. The header and the body have to agree, and the status has to be one of an error. */
function readKnownError(
  { status, code, fields, looksLikeError }: Envelope,
  { isRaw }: Pick<BuiltRequest, 'isRaw'>,
): ParsedError | undefined {
  if (!looksLikeError || code === null || fields?.code !== code || !(status >= 400))
    return undefined
  const message = String(fields.error).slice(0, MAX_MESSAGE_LENGTH)
  if (!isRaw && !isServiceErrorCode(code)) {
    const details = { originalErrorCode: code }
    return { error: new LatchkeyError('UNSUPPORTED_ERROR', { status: 500, message, details }) }
  }
  const error = new LatchkeyError(code as ErrorCode, {
    status,
    message,
    // The catalog has the type of the details of each code.
    details: detailsOf(fields.details),
  })
  if (code === 'PROOF_OF_WORK_REQUIRED') return { error, failure: { reason: 'proof-of-work' } }
  return (accessTokenErrors as readonly string[]).includes(code)
    ? { error, failure: { reason: 'access-token' } }
    : { error }
}

/** Returns the error of a response to a call that the contract lacks; undefined without an error code. */
export const errorOf = (
  response: Omit<CompleteResponse, 'receivedAt'>,
): LatchkeyError | undefined => readKnownError(parseEnvelope(response), { isRaw: false })?.error

const detailsOf = (details: unknown) =>
  typeof details === 'object' && details !== null ? toDetails(details) : undefined

/** An error of the token endpoint in the format of OAuth (RFC 6749, section 5.2). */
function readOAuthError(
  { status, fields, looksLikeError }: Envelope,
  { body, summary, sentValues }: BuiltRequest,
): ParsedResponse | undefined {
  const { error, error_description: description } = fields ?? {}
  const isForm = body instanceof URLSearchParams
  if (!isForm || !(status >= 400) || looksLikeError || typeof error !== 'string') return undefined
  return {
    error: new LatchkeyError('OAUTH_ERROR', {
      status,
      message: `The token endpoint rejected ${summary.method} ${summary.path}.`,
      details: {
        error: redact(error, sentValues),
        errorDescription: typeof description === 'string' ? redact(description, sentValues) : null,
        request: summary,
      },
    }),
  }
}

/** A plain 404 to a call that older or newer services lack. */
function readMissingFeature(
  { status, code, fields }: Envelope,
  { isLater, summary }: BuiltRequest,
): ParsedResponse | undefined {
  if (!isLater || status !== 404 || code !== null || fields !== undefined) return undefined
  const { method, path } = summary
  const message = `The service does not have the call ${method} ${path}. Compare its version with that of the client.`
  return { error: featureNotSupported(status, message, summary) }
}

/** A response that is neither a success nor an error with a code. */
function readUnexpected(
  response: CompleteResponse,
  envelope: Envelope,
  { summary, sentValues }: BuiltRequest,
): ParsedResponse {
  const status = envelope.status || response.status
  const reason = whyUnexpected(response, envelope, sentValues)
  const failure = failureOf(status, response)
  const wait = failure?.reason === 'unavailable' ? failure.retryAfterMillis : undefined
  return {
    error: new LatchkeyError('UNEXPECTED_RESPONSE', {
      status,
      message: `Failed to send request ${summary.method} ${summary.path}: ${status} ${reason}`,
      details: { request: summary, retryAfterMillis: wait },
    }),
    failure,
  }
}

function failureOf(status: number, response: CompleteResponse): Failure | undefined {
  if (status === 508 && response.text?.includes('INFINITE_LOOP_DETECTED')) return { reason: 'loop' }
  return isUnavailable(status)
    ? { reason: 'unavailable', retryAfterMillis: retryAfterOf(response) }
    : undefined
}

/** Returns how many milliseconds the sender of a response asks to wait; null if it does not say. */
const retryAfterOf = ({
  headers,
  receivedAt,
}: Pick<CompleteResponse, 'headers' | 'receivedAt'>): number | null =>
  retryAfterMillis(headers.get('retry-after'), headers.get('date'), receivedAt)

/** Quotes the body of an error only, without anything that can be a secret. */
function whyUnexpected(
  response: CompleteResponse,
  { status, code, looksLikeError }: Envelope,
  sentValues: unknown,
): string {
  if (response.status < 200 || (response.status >= 300 && response.status < 400))
    return `Redirects are never followed, because they would pass tokens on. ${CHECK_URL}`
  if (Number.isNaN(status)) return `The actual status is invalid. ${CHECK_PROXY}`
  if (response.text === undefined) return 'The response is over 10 MB.'
  if (looksLikeError || code !== null)
    return `The error code in the header and the body differ. ${CHECK_PROXY}`
  if (status < 300)
    return `The response is not the JSON of this request. ${CHECK_URL} ${CHECK_PROXY}`
  const isText = /plain|json/i.test(response.headers.get('content-type') ?? '')
  if (isText && response.text) return redact(response.text, sentValues)
  return `The response has no error code. ${CHECK_URL} ${CHECK_PROXY}`
}

/** @param retryAfter milliseconds until the service accepts the request again; null when unknown */
export function rateLimited(
  { summary }: BuiltRequest,
  retryAfter: number | null,
): LatchkeyError<'RATE_LIMITED'> {
  return new LatchkeyError('RATE_LIMITED', {
    status: 429,
    message: `Too many requests: ${summary.method} ${summary.path}. Try again later.`,
    details: { retryAfterMillis: retryAfter, request: summary },
  })
}
