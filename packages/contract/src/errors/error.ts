import type { Catalogue } from './catalogue.js'

/** Every error code of the protocol. */
export type ErrorCode = keyof Catalogue

/** The details that travel with a code; `undefined` where there are none. */
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
 * A refusal that the protocol knows. `code` says which; `message` is for people, never for matching.
 *
 * `details` can hold a secret (the attempt code of a second factor), so it is not enumerable and no
 * serialiser prints it. Two copies of this class may be loaded: ask with `isLatchkeyError`, which
 * looks at a brand, not at the class.
 *
 * @see spec, section 8; protocol, section 2.1
 */
export class LatchkeyError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  /** HTTP status that belongs to the code. */
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
