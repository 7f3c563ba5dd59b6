import * as z from 'zod/mini'
import { list, millis, nameText, nothing, success, userIdOrMe, uuid } from './primitives.js'

/** One of the passkeys of a user. */
export const ownedPasskey = z.strictObject({
  id: uuid,
  user_id: uuid,
  /** The name that the user has chosen, or the name of the authenticator; null if both are unknown. */
  name: z.nullable(z.string()),
  /** The ID of the credential at the authenticator, base64url. */
  credential_id: z.string(),
  created_at_millis: millis,
  /** The last sign-in; null if there was none. */
  last_used_at_millis: z.nullable(millis),
  /** Whether the passkey is backed up or synced, as of its last use; null if it is unknown. */
  is_backed_up: z.nullable(z.boolean()),
})

export const listPasskeys = {
  query: z.strictObject({ user_id: userIdOrMe }),
  response: list(ownedPasskey),
}

export const renamePasskey = {
  body: z.strictObject({
    name: nameText.check(z.trim(), z.minLength(1, 'must not be empty')),
  }),
  response: ownedPasskey,
}

export const deletePasskey = { body: nothing, response: success }
