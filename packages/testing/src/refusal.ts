import { type ErrorCode, headerNames } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { toWireDetails } from '@latchkey/contract/wire-case'

/**
 * Returns the response of the service for an error code, for `answers` of `signedIn` and for handlers of msw.
 *
 * @param error the code, and its details if it has some
 * @example { 'POST /teams': refusal('PERMISSION_NOT_FOUND', { permissionId: 'x' }) }
 */
export function refusal<Code extends ErrorCode>(...error: Parameters<typeof fail<Code>>): Response {
  const { code, status, message, details } = fail(...error)
  const body = {
    code,
    error: message,
    ...(details === undefined ? {} : { details: toWireDetails(details) }),
  }
  return Response.json(body, { status, headers: { [headerNames().knownError]: code } })
}
