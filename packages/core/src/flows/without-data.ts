import type { Result } from '../lib/result.js'

/** The answer says nothing but that all went well. */
export const withoutData = <Failure>(
  result: Result<unknown, Failure>,
): Result<undefined, Failure> =>
  result.status === 'error' ? result : { status: 'ok', data: undefined }
