import { isLatchkeyError } from '@latchkey/contract'

/**
 * An error response that has no code in the catalog: a plain sentence, or JSON where a standard requires it.
 * Known errors of the protocol come from the contract's `fail`.
 *
 * @example throw new HttpError(403, 'Clients may only read their own contact channels.')
 */
export class HttpError extends Error {
  readonly status: number
  readonly body: string | Record<string, string>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    body: string | Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    super(`Rejected with status ${status}.`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** The rejection of a request above a limit, or above the capacity of the service. */
export class OverloadError extends HttpError {
  /** @param retryAfterSeconds when the client may send the request again */
  constructor(status: 429 | 503, text: string, retryAfterSeconds: number) {
    super(status, text, { 'Retry-After': String(retryAfterSeconds) })
  }
}

/** Creates the error for what the rules of the service do not allow, with a sentence for the developer. */
export const rejection = (text: string): HttpError => new HttpError(400, text)

/** Creates the error for a user who has to set up a second factor first. */
export const secondFactorMissing = (): HttpError =>
  new HttpError(403, 'This call needs a second factor. Set one up first.')

/** Creates the error for what the current state of a resource does not allow. */
export const conflict = (text: string): HttpError => new HttpError(409, text)

/** Creates the error for a resource that is not kept any more. */
export const gone = (text: string): HttpError => new HttpError(410, text)

/** Creates the error for a request above the capacity of the service. */
export const overload = (text: string, retryAfterSeconds: number): HttpError =>
  new OverloadError(503, text, retryAfterSeconds)

/** Creates the error for a caller with too many attempts. */
export function tooManyAttempts(waitMillis: number): HttpError {
  const seconds = Math.ceil(waitMillis / 1000)
  return new OverloadError(
    429,
    `There were too many tries. Try again in ${seconds} seconds.`,
    seconds,
  )
}

/** Distinguishes errors that the request caused from failures of the service. */
export const isClientError = (error: unknown): boolean =>
  error instanceof HttpError || isLatchkeyError(error)
