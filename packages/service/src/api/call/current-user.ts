import { catalogue, fail } from '@latchkey/contract/errors'
import type { User } from '../../domain/users/user-view.js'
import type { Call } from './call.js'
import { HttpError } from '../../errors/http-error.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

/** Returns the signed-in user, or rejects with CANNOT_GET_OWN_USER_WITHOUT_USER. */
export function currentUser({ auth: { user } }: Caller): User {
  if (user === undefined) throw fail('CANNOT_GET_OWN_USER_WITHOUT_USER')
  return user
}

/** Resolves `me` or a UUID of a request to a user ID. */
export const resolveUserId = (call: Caller, id: string): string =>
  id === 'me' ? currentUser(call).row.id : id.toLowerCase()

/** Returns the signed-in user, or rejects with USER_AUTHENTICATION_REQUIRED, which some calls use. */
export function requireUser({ auth: { user } }: Caller): User {
  if (user === undefined) throw fail('USER_AUTHENTICATION_REQUIRED')
  return user
}

/**
 * Returns the signed-in user, or rejects with SCHEMA_ERROR, which calls use that treat the user as a field.
 */
export function requireUserField({ auth: { user } }: Caller): User {
  if (user === undefined)
    throw fail('SCHEMA_ERROR', {
      message: catalogue.USER_AUTHENTICATION_REQUIRED.message(undefined),
    })
  return user
}

/**
 * Returns the ID of the user that a call is about. Client access may only name the signed-in user and gets a
 * plain 403 otherwise; server and admin access may name any user, or, if the call allows it, none.
 *
 * @param refusal error text for a client that names another user
 */
export function subjectId<Id extends string | undefined>(
  call: Caller,
  id: Id,
  refusal: string,
): Id {
  const resolved = id === undefined ? id : resolveUserId(call, id)
  if (call.auth.access === 'client' && resolved !== currentUser(call).row.id)
    throw new HttpError(403, refusal)
  return resolved as Id
}
