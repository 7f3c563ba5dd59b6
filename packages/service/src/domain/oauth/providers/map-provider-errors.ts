import { errors } from 'jose'
import * as oauth from 'oauth4webapi'
import * as z from 'zod'
import { ProviderError } from './provider-error.js'

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
