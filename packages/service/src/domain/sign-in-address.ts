import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import type { Database } from '../db/database.js'
import { findAddressOwner, requireAddressOwner } from './address-ownership.js'
import type { Proven } from './mfa.js'
import type { Project } from './project.js'
import { emitUpdated, proveAddress } from './prove-address.js'
import { createUser } from './users.js'
import { violates } from './violations.js'

/** Finds or creates the account of the caller, who reads the emails of an address, for an emailed sign-in. */
export async function findOrCreateOwner(
  ctx: Context,
  project: Project,
  email: string,
): Promise<Proven> {
  const owner = await findAddressOwner(ctx.db, project.id, email)
  refuseUnverified(ctx, owner, email)
  const requireStill = (userId: string) => async (db: Database) => {
    await requireAddressOwner(db, project.id, { userId, email })
    const inside = { ...ctx, db }
    if (await proveAddress(inside, project, { userId, email }))
      await emitUpdated(inside, project, userId)
  }
  if (owner !== undefined)
    return { userId: owner.userId, isNewUser: false, requireStill: requireStill(owner.userId) }
  if (!project.config.signUpEnabled) throw fail('SIGN_UP_NOT_ENABLED')
  const creation = ctx.db.transaction((db) =>
    createUser({ ...ctx, db }, project, {
      email: { value: email, isVerified: true },
      otpAuthEnabled: true,
    }),
  )
  return creation.then(
    ({ id }) => ({ userId: id, isNewUser: true, requireStill: requireStill(id) }),
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
