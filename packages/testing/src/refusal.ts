import { type ErrorCode, headerNames } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'

/**
 * What the service answers when it refuses: for `answers` of `signedIn`, and for handlers of msw.
 *
 * @param given the details of a code that carries some
 * @example { 'POST /teams': refusal('PERMISSION_NOT_FOUND', { permission_id: 'x' }) }
 */
export function refusal<Code extends ErrorCode>(...given: Parameters<typeof fail<Code>>): Response {
  const { code, status, message, details } = fail(...given)
  const body = { code, error: message, ...(details === undefined ? {} : { details }) }
  return Response.json(body, { status, headers: { [headerNames().knownError]: code } })
}
