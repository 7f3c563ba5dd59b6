import { type ErrorCode, LatchkeyError } from '@latchkey/contract/errors/error'
import { accessTokenErrors } from '@latchkey/contract/errors/families'
import type { BuiltRequest } from './build-request.js'
import type { Answer } from './http.js'
import { rateLimit, readRefusal } from './read-refusal.js'
import type { Failure } from './retry.js'

/** What an answer means. `failure` says why another attempt could help; without it the error is final. */
export type Reading =
  | { readonly value: object }
  | { readonly error: Error; readonly failure?: Failure | undefined }

type Fields = Readonly<Record<string, unknown>>

/** An answer taken apart, whatever it means. */
export interface Parts {
  /** The status that counts, behind the visible one; NaN when it cannot be read (protocol, 1.6). */
  readonly status: number
  /** The known-error header. */
  readonly code: string | null
  /** The JSON object of the body, when it is one. */
  readonly body: Fields | undefined
  /** Whether the body has the form of a known error. */
  readonly looksKnown: boolean
}

const LONGEST_MESSAGE = 500

function partsOf({ status, headers, text, knownError, actualStatus }: Answer): Parts {
  const actual = actualStatus ?? String(status)
  const isJson = /^application\/json\b/i.test(headers.get('content-type') ?? '')
  let value: unknown
  try {
    value = isJson && JSON.parse(text ?? '')
  } catch {
    // The parser's own message repeats a piece of the text, which may be a token.
  }
  const body =
    value && !Array.isArray(value) && typeof value === 'object' ? (value as Fields) : undefined
  return {
    status: /^[2-5]\d\d$/.test(actual) ? +actual : NaN,
    code: knownError,
    body,
    looksKnown: typeof body?.code === 'string' && typeof body.error === 'string',
  }
}

/** The known error that a body holds; its header has to agree, and its status has to be one of an error. */
function knownErrorOf({ status, code, body, looksKnown }: Parts): LatchkeyError | undefined {
  if (!looksKnown || body?.code !== code || !(status >= 400)) return undefined
  return new LatchkeyError(code as ErrorCode, {
    status,
    message: String(body.error).slice(0, LONGEST_MESSAGE),
    details: body.details as never,
  })
}

/** A code that this version does not know is said to be one. */
async function understood(known: LatchkeyError): Promise<LatchkeyError> {
  const { code, message } = known
  // The list of all codes is loaded when it is asked; without it, the service is believed.
  const isKnown = await import('@latchkey/contract/errors/codes').then(
    ({ errorCodes }) => errorCodes.includes(code),
    () => true,
  )
  if (isKnown) return known
  const details = { originalErrorCode: code }
  return new LatchkeyError('UNSUPPORTED_ERROR', { status: 500, message, details })
}

/**
 * Reads an answer. It reads no clock and sends nothing, so that every case can be told in a table.
 *
 * @param isAnyGood whether any success is one, whatever it holds
 * @see spec, section 8; protocol, sections 1.6, 1.13 and 2
 */
export async function readResponse(
  answer: Answer,
  request: BuiltRequest,
  isAnyGood = false,
): Promise<Reading> {
  const parts = partsOf(answer)
  const { status, code, body, looksKnown } = parts
  if (status < 300 && code === null) {
    if (isAnyGood && answer.text !== undefined) return { value: {} }
    if (body && !looksKnown) return { value: body }
    // What is left after a change or a deletion is read by a call of its own.
    if (answer.text === '' && /PATCH|DELETE/.test(request.method)) return { value: {} }
  }
  if (status === 429) return rateLimit(answer, request)
  const error = knownErrorOf(parts)
  if (!error) return readRefusal(answer, parts, request)
  if ((accessTokenErrors as readonly ErrorCode[]).includes(error.code))
    return { error, failure: { why: 'access-token' } }
  return { error: request.errors.includes(error.code) ? error : await understood(error) }
}
