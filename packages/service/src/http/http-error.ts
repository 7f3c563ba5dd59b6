import { isLatchkeyError } from '@latchkey/contract'

/**
 * An answer that is no known error: a plain sentence, or JSON where a standard asks for it. Known
 * errors come from the contract's `fail`.
 *
 * @see protocol, sections 2.4 and 2.5
 */
export class Refusal extends Error {
  readonly status: number
  readonly body: string | Record<string, string>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    body: string | Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    super(`Refused with status ${status}.`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A rejection of more requests than are allowed, or than the service can serve now. */
export class OverloadRefusal extends Refusal {
  /** @param retryAfterSeconds when the client may send the request again */
  constructor(status: 429 | 503, text: string, retryAfterSeconds: number) {
    super(status, text, { 'Retry-After': String(retryAfterSeconds) })
  }
}

/** The refusal of an attempt that may be repeated after some time. */
export function tooMany(waitMillis: number): Refusal {
  const seconds = Math.ceil(waitMillis / 1000)
  return new OverloadRefusal(
    429,
    `There were too many tries. Try again in ${seconds} seconds.`,
    seconds,
  )
}

/** @example throw refuse(403, 'Clients may only read their own contact channels.') */
export const refuse = (status: number, text: string): Refusal => new Refusal(status, text)

/** Tells what a request deserved from what the service did wrong. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Refusal || isLatchkeyError(error)
