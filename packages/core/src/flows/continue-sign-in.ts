import { isLatchkeyError, type KnownError } from '@latchkey/contract/errors/error'
import type { Client } from '../client/client.js'
import type { Result } from '../lib/result.js'
import type { SignInOptions } from './finish-sign-in.js'
import type { SecondFactorError, SecondFactorResponse } from './second-factor.js'

const secondFactor = () => import('./second-factor.js')

/**
 * Asks for the second factor if the result of a sign-in is `MULTI_FACTOR_AUTHENTICATION_REQUIRED`, and returns any other
 * result.
 */
export async function continueSignIn<Response, Failure extends KnownError>(
  client: Client,
  result: Result<Response, Failure>,
  options?: SignInOptions,
): Promise<Result<Response | SecondFactorResponse, Failure | SecondFactorError>> {
  if (result.status === 'ok') return result
  const { error } = result
  if (!isLatchkeyError(error, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED')) return result
  const { requestSecondFactor } = await client.load(secondFactor)
  const completed = await requestSecondFactor(client, error, options)
  // Without the digits, the result is the one of the sign-in.
  if (completed.status === 'error' && completed.error === error) return result
  return completed as Result<SecondFactorResponse, SecondFactorError>
}
