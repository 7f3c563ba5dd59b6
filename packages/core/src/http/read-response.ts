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

/** What an answer says, whatever it means. */
export interface Parts {
  /** The status that counts, behind the visible one; NaN when it cannot be read (protocol, 1.6). */
  readonly status: number
  /** The known-error header. */
  readonly code: string | null
  /** Whether the body has the form of a known error. */
  readonly looksKnown: boolean
}

const LONGEST_MESSAGE = 500

function partsOf({ status, fields, knownError, actualStatus }: Answer): Parts {
  const actual = actualStatus ?? String(status)
  return {
    status: /^[2-5]\d\d$/.test(actual) ? +actual : NaN,
    code: knownError,
    looksKnown: typeof fields?.code === 'string' && typeof fields.error === 'string',
  }
}

/** The known error that a body holds; its header has to agree, and its status has to be one of an error. */
function knownErrorOf(
  { fields }: Answer,
  { status, code, looksKnown }: Parts,
): LatchkeyError | undefined {
  if (!looksKnown || fields?.code !== code || !(status >= 400)) return undefined
  return new LatchkeyError(code as ErrorCode, {
    status,
    message: String(fields.error).slice(0, LONGEST_MESSAGE),
    details: fields.details as never,
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
  const { status, code, looksKnown } = parts
  const { text, fields } = answer
  if (status < 300 && code === null) {
    if (isAnyGood && text !== undefined) return { value: {} }
    if (fields && !looksKnown) return { value: fields }
    // What is left after a change or a deletion is read by a call of its own.
    if (text === '' && /PATCH|DELETE/.test(request.method)) return { value: {} }
  }
  if (status === 429) return rateLimit(answer, request)
  const error = knownErrorOf(answer, parts)
  if (!error) return readRefusal(answer, parts, request)
  if ((accessTokenErrors as readonly ErrorCode[]).includes(error.code))
    return { error, failure: { why: 'access-token' } }
  return { error: request.errors.includes(error.code) ? error : await understood(error) }
}
