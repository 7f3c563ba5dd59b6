import { and, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import type { Database } from '../db/connect.js'
import { contactChannels, users } from '../db/schema.js'
import type { Proven } from './mfa.js'
import type { Project } from './project.js'
import { createUser } from './users.js'
import { violates } from './violations.js'

/** The account that somebody signs in to with an address. */
export interface AddressOwner {
  userId: string
  displayName: string | null
  isVerified: boolean
}

/** Of a project's contact channels, the one that somebody signs in with by an address. */
export const signsInWith = (projectId: string, email: string) =>
  and(
    eq(contactChannels.projectId, projectId),
    eq(contactChannels.type, 'email'),
    eq(contactChannels.value, email),
    contactChannels.usedForAuth,
  )

/** Finds the account that signs in with an address; one that only holds the address is none. */
export async function findAddressOwner(
  db: Database,
  projectId: string,
  email: string,
): Promise<AddressOwner | undefined> {
  const [found] = await db
    .select({
      userId: users.id,
      displayName: users.displayName,
      isVerified: contactChannels.isVerified,
    })
    .from(contactChannels)
    .innerJoin(users, eq(users.id, contactChannels.userId))
    .where(signsInWith(projectId, email))
  return found
}

/**
 * Refuses a mailed code whose user signs in with its address no more: whoever reads the mail there may be
 * somebody else by now.
 */
export async function requireAddressOwner(
  db: Database,
  projectId: string,
  { userId, email }: { userId: string | null; email: string },
): Promise<void> {
  const owner = await findAddressOwner(db, projectId, email)
  if (owner?.userId !== userId) throw fail('VERIFICATION_CODE_NOT_FOUND')
}

/** Finds the account of somebody who reads the mail of an address, or makes it. */
export async function findOrCreateOwner(
  ctx: Context,
  project: Project,
  email: string,
): Promise<Proven> {
  const owner = await findAddressOwner(ctx.db, project.id, email)
  if (owner?.isVerified === false) throw fail('USER_EMAIL_ALREADY_EXISTS', { email })
  const stillOf = (userId: string) => (db: Database) =>
    requireAddressOwner(db, project.id, { userId, email })
  if (owner !== undefined)
    return { userId: owner.userId, isNewUser: false, requireStill: stillOf(owner.userId) }
  if (!project.config.signUpEnabled) throw fail('SIGN_UP_NOT_ENABLED')
  const creation = ctx.db.transaction((db) =>
    createUser({ ...ctx, db }, project, {
      email: { value: email, isVerified: true },
      otpAuthEnabled: true,
    }),
  )
  return creation.then(
    ({ id }) => ({ userId: id, isNewUser: true, requireStill: stillOf(id) }),
    (error: unknown) => {
      // Another request made the account meanwhile.
      if (violates(error, 'contact_channels_sign_in')) return findOrCreateOwner(ctx, project, email)
      throw error
    },
  )
}
