import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import { findAddressOwner, requireAddressOwner } from '../contact-channels/address-ownership.js'
import type { Proven } from './mfa.js'
import type { Project } from '../projects/project.js'
import { emitUpdated, proveAddress } from '../contact-channels/email-ownership.js'
import { createUser } from '../users/users.js'
import { violates } from '../db/constraint-errors.js'
import { inTransaction } from '../db/in-transaction.js'

/** Finds or creates the account of the caller, who reads the emails of an address, for an emailed sign-in. */
export async function findOrCreateOwner(
  ctx: Context,
  project: Project,
  email: string,
): Promise<Proven> {
  const owner = await findAddressOwner(ctx.db, project.id, email)
  refuseUnverified(ctx, owner, email)
  const requireStill = (userId: string) => async (tx: Context) => {
    await requireAddressOwner(tx.db, project.id, { userId, email })
    if (await proveAddress(tx, project, { userId, email })) await emitUpdated(tx, project, userId)
  }
  if (owner !== undefined)
    return {
      userId: owner.userId,
      isNewUser: false,
      method: 'otp',
      requireStill: requireStill(owner.userId),
    }
  if (!project.config.signUpEnabled) throw fail('SIGN_UP_NOT_ENABLED')
  const creation = inTransaction(ctx, (tx) =>
    createUser(tx, project, {
      email: { value: email, isVerified: true },
      otpAuthEnabled: true,
    }),
  )
  return creation.then(
    ({ id }) => ({ userId: id, isNewUser: true, method: 'otp', requireStill: requireStill(id) }),
    (error: unknown) => {
      // Another request made the account meanwhile.
      if (violates(error, 'contact_channels_sign_in')) return findOrCreateOwner(ctx, project, email)
      throw error
    },
  )
}

/** Rejects an unverified address with USER_EMAIL_ALREADY_EXISTS, as recorded in June 2025. */
export function refuseUnverified(
  { config }: Context,
  owner: { isVerified: boolean } | undefined,
  email: string,
): void {
  if (config.compatibility === 'june-2025' && owner?.isVerified === false)
    throw fail('USER_EMAIL_ALREADY_EXISTS', { email })
}
