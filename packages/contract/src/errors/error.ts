import type { Catalogue, ErrorCode, RequestSummary } from './catalogue.js'

export type { ErrorCode, RequestSummary }

/** The details of an error with this code; `undefined` if it has none. */
export type ErrorDetails<Code extends ErrorCode> = Parameters<Catalogue[Code]['message']>[0]

/** An error with any of the given codes; a `switch` on `code` narrows it. */
export type KnownError<Code extends ErrorCode = ErrorCode> = Code extends ErrorCode
  ? LatchkeyError<Code>
  : never

const brand = /* @__PURE__ */ Symbol.for('latchkey.error')

interface LatchkeyErrorInit<Code extends ErrorCode> {
  status: number
  message: string
  details: ErrorDetails<Code>
  cause?: unknown
}

/**
 * An error of the service or the client. Compare its `code`, never its `message`, which is for users.
 *
 * `details` can hold a secret (the attempt code of a second factor), so it is not enumerable and serializers do not
 * print it. Two copies of this class may be loaded: use `isLatchkeyError`, which checks a brand, instead of
 * `instanceof`.
 *
 * @example
 * if (isLatchkeyError(error, 'RATE_LIMITED')) showWait(error.details.retryAfterMillis)
 */
export class LatchkeyError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  /** HTTP status of the response; 0 when there was none. Errors that the client creates have the status of their code. */
  readonly status: number
  declare readonly details: ErrorDetails<Code>

  constructor(code: Code, { status, message, details, cause }: LatchkeyErrorInit<Code>) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    Object.defineProperty(this, 'name', { value: 'LatchkeyError', configurable: true })
    Object.defineProperty(this, 'details', { value: details })
    Object.defineProperty(this, brand, { value: true })
  }

  toJSON() {
    return { name: this.name, code: this.code, status: this.status, message: this.message }
  }
}

/** The codes of mistakes in the code that calls the kit. */
type UsageErrorCode = 'INVALID_ARGUMENT' | 'INVALID_CONFIGURATION'

/**
 * A mistake in the code that calls the kit, such as a wrong argument or option: a `TypeError`, like those of the language,
 * with a code. The message says what is wrong and how to correct it. `isLatchkeyError` recognizes it.
 */
export class UsageError<Code extends UsageErrorCode = UsageErrorCode> extends TypeError {
  readonly code: Code
  /** 0, because there was no response. */
  readonly status = 0
  declare readonly details: undefined

  constructor(code: Code, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    Object.defineProperty(this, 'details', { value: undefined })
    Object.defineProperty(this, brand, { value: true })
  }

  toJSON() {
    return { name: this.name, code: this.code, status: this.status, message: this.message }
  }
}

/**
 * Returns whether a value is an error of the kit, with one of the codes if any are passed. Also recognizes errors of
 * another copy of the package.
 *
 * @example if (isLatchkeyError(error, 'EMAIL_PASSWORD_MISMATCH')) showWrongPassword()
 */
export function isLatchkeyError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is KnownError<Code> {
  if (typeof error !== 'object' || error === null || !(brand in error)) return false
  return codes.length === 0 || codes.includes((error as unknown as LatchkeyError<Code>).code)
}
