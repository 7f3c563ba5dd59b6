import { type ErrorCode, LatchkeyError } from '@latchkey/contract/errors/error'
import { accessTokenErrors } from '@latchkey/contract/errors/families'
import type { BuiltRequest } from './build-request.js'
import type { Answer } from './http.js'
import type { Failure } from './retry.js'

/** What an answer means. `failure` says why another attempt could help; without it the error is final. */
export type Reading =
  { readonly value: object } | { readonly error: Error; readonly failure?: Failure | undefined }

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

export function partsOf({ status, headers, text, knownError, actualStatus }: Answer): Parts {
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
export function knownErrorOf({ status, code, body, looksKnown }: Parts): LatchkeyError | undefined {
  if (code === null || !looksKnown || body?.code !== code || !(status >= 400)) return undefined
  return new LatchkeyError(code as ErrorCode, {
    status,
    message: String(body.error).slice(0, LONGEST_MESSAGE),
    details: body.details as never,
  })
}

/**
 * Reads what the service answers every day: successes, and the known errors that the call declares.
 * It reads no clock and sends nothing, so that every case can be told in a table.
 *
 * @returns undefined for everything else, which `readRefusal` knows
 * @see spec, section 8; protocol, sections 1.6 and 2
 */
export function readResponse(answer: Answer, { errors }: BuiltRequest): Reading | undefined {
  const parts = partsOf(answer)
  const { status, code, body, looksKnown } = parts
  if (status < 300 && code === null && body && !looksKnown) return { value: body }
  if (status === 429) return undefined
  const error = knownErrorOf(parts)
  if (!error) return undefined
  if ((accessTokenErrors as readonly ErrorCode[]).includes(error.code)) {
    return { error, failure: { why: 'access-token' } }
  }
  return errors.includes(error.code) ? { error } : undefined
}
