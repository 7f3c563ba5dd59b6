import { errors } from 'jose'
import * as oauth from 'oauth4webapi'
import * as z from 'zod'

/**
 * An error of a provider that did not respond (`unavailable`), or that rejected a request or sent an invalid
 * response (`rejected`). Its own messages are not kept, because they may repeat a secret.
 */
export class ProviderError extends Error {
  readonly reason: 'unavailable' | 'rejected'
  /** The error code, such as `invalid_client`. */
  readonly word: string

  /** @param word an error code of the service, or of the provider as far as it looks like one */
  constructor(reason: 'unavailable' | 'rejected', word: string = reason) {
    const safe = safeErrorCode(word)
    super(`The provider's answer: ${safe}.`)
    this.reason = reason
    this.word = safe
  }
}

/** Returns an error code that a provider sent, or `unknown` for any other text. */
export const safeErrorCode = (text: string): string =>
  /^[a-z_]{1,40}$/.test(text) ? text : 'unknown'

const answerErrors = [
  oauth.OperationProcessingError,
  oauth.ResponseBodyError,
  oauth.UnsupportedOperationError,
  oauth.WWWAuthenticateChallengeError,
  errors.JOSEError,
  SyntaxError,
  z.ZodError,
]

/** Converts protocol errors of a provider to `ProviderError`; rethrows any other error. */
export async function mapProviderErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!answerErrors.some((kind) => error instanceof kind)) throw error
    throw new ProviderError(
      'rejected',
      error instanceof oauth.ResponseBodyError ? error.error : undefined,
    )
  }
}
