import { fail } from '@latchkey/contract/errors'
import type { AuthenticatedCall } from '../sessions/authentication.js'
import { requireSession } from '../sessions/active-sessions.js'
import { hasSignInMethod } from '../users/sign-in-methods.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import {
  addContactChannel,
  deleteContactChannel,
  listContactChannels,
  updateContactChannel,
} from '../contact-channels/contact-channels.js'

/**
 * Makes an address the primary one of the user who asks for it; null removes the primary address. A new address is
 * unverified, so the former one stays with the user and signs in as before, also if the new one is mistyped. Pass a
 * context whose `db` is a transaction that holds the user.
 */
export async function chooseOwnPrimaryEmail(
  call: AuthenticatedCall,
  userId: string,
  value: string | null,
): Promise<void> {
  const { ctx, auth } = call
  const { project } = auth
  const channels = await listContactChannels(ctx.db, project.id, { userId })
  const primary = channels.find(({ isPrimary }) => isPrimary)
  if (value === null) {
    if (primary === undefined) return
    const couldSignIn = await hasSignInMethod(ctx.db, project, userId)
    await deleteContactChannel(ctx, project, { userId, id: primary.id })
    if (couldSignIn && !(await hasSignInMethod(ctx.db, project, userId)))
      throw fail('LAST_SIGN_IN_METHOD')
    return
  }
  const canonical = canonicalEmail(value)
  if (primary?.canonicalValue === canonical) return
  const authorized = {
    byServer: false,
    requireSession: () => requireSession(ctx.db, call),
  }
  const own = channels.find(({ canonicalValue }) => canonicalValue === canonical)
  if (own === undefined) {
    const flags = { usedForAuth: true, isPrimary: true, isVerified: false }
    await addContactChannel(ctx, project, { userId, value, ...flags, ...authorized })
    return
  }
  const changes = {
    value: undefined,
    usedForAuth: undefined,
    isPrimary: true,
    isVerified: undefined,
  }
  await updateContactChannel(ctx, project, { channel: own, changes, ...authorized })
}
