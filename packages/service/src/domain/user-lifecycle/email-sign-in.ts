import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import { findAddressOwner, requireAddressOwner } from '../users/address-ownership.js'
import { isInvitedToProject } from '../teams/team-invitations.js'
import type { VerifiedFirstFactor } from '../credentials/mfa.js'
import type { AuthenticatedCall } from '../sessions/authentication.js'
import { withDecisions } from '../hooks/decisions.js'
import { confirmEmailOwnership } from './email-ownership.js'
import { createOrUpgradeUser } from './upgrade-anonymous-user.js'
import { violates } from '../../db/errors.js'
import { inTransaction } from '../../db/in-transaction.js'
import { emitUpdated } from '../users/users.js'

/**
 * Finds or creates the account for an emailed sign-in. Instead of creating one, it upgrades an anonymous caller. The
 * caller has proven that it reads the emails of the address.
 */
export async function findOrCreateOwner(
  call: AuthenticatedCall,
  email: string,
): Promise<VerifiedFirstFactor> {
  const { ctx, auth } = call
  const { project } = auth
  const owner = await findAddressOwner(ctx.db, project.id, email)
  rejectUnverified(ctx, owner, email)
  const revalidate = (userId: string) => async (tx: Context) => {
    await requireAddressOwner(tx.db, project.id, { userId, email })
    const isChanged = await confirmEmailOwnership(tx, project, { userId, email })
    if (isChanged) await emitUpdated(tx, project, userId)
    return isChanged
  }
  if (owner !== undefined)
    return {
      userId: owner.userId,
      isNewUser: false,
      method: 'otp',
      revalidate: revalidate(owner.userId),
    }
  if (!project.config.signUpEnabled && !(await isInvitedToProject(ctx, project, email)))
    throw fail('SIGN_UP_NOT_ENABLED')
  const creation = withDecisions(ctx, project, (decided) =>
    inTransaction(decided, (tx) =>
      createOrUpgradeUser(tx, call, {
        method: 'otp',
        email: { value: email, isVerified: true },
        otpAuthEnabled: true,
      }),
    ),
  )
  return creation.then(
    ({ id }) => ({ userId: id, isNewUser: true, method: 'otp', revalidate: revalidate(id) }),
    (error: unknown) => {
      // Another request has created the account meanwhile.
      if (violates(error, 'contact_channels_sign_in')) return findOrCreateOwner(call, email)
      throw error
    },
  )
}

/** Rejects an unverified address with USER_EMAIL_ALREADY_EXISTS, as recorded in June 2025. */
export function rejectUnverified(
  { config }: Context,
  owner: { isVerified: boolean } | undefined,
  email: string,
): void {
  if (config.compatibility === 'june-2025' && owner?.isVerified === false)
    throw fail('USER_EMAIL_ALREADY_EXISTS', { email })
}
