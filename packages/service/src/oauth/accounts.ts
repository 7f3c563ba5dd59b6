import { and, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import type { Database } from '../db/connect.js'
import { oauthAccounts } from '../db/schema.js'
import { projectNow } from '../domain/clock.js'
import type { Project } from '../domain/project.js'
import { findAddressOwner } from '../domain/sign-in-address.js'
import { toServerUser } from '../domain/user-answer.js'
import { createUser, findUser, lockUser } from '../domain/users.js'
import { emit } from '../domain/webhooks.js'
import type { Profile } from './provider.js'

export type OAuthAccount = typeof oauthAccounts.$inferSelect

/** Somebody as a provider knows him. */
export interface Arrival {
  providerId: string
  /** `isEmailVerified` only where the provider is believed. */
  profile: Profile
}

/** Who an account signs in. */
export interface Resolved {
  userId: string
  isNewUser: boolean
}

/** Finds the connection of a user with a provider. */
export async function findConnection(
  db: Database,
  userId: string,
  providerId: string,
): Promise<OAuthAccount | undefined> {
  const [found] = await db
    .select()
    .from(oauthAccounts)
    .where(and(eq(oauthAccounts.userId, userId), eq(oauthAccounts.providerId, providerId)))
  return found
}

/**
 * Finds or makes the user that an account signs in. Give it a context whose `db` is a transaction. When
 * another request connects the same account or takes the same address meanwhile, a unique index is
 * violated; a second attempt then finds what is there.
 *
 * @see protocol, section 4.7
 */
export async function resolveArrival(
  ctx: Context,
  project: Project,
  arrival: Arrival,
): Promise<Resolved> {
  const account = await findAccount(ctx.db, project.id, arrival)
  if (account !== undefined) {
    const { userId } = account
    // Held before what belongs to it. If it was deleted meanwhile, its accounts went with it.
    const user = await lockUser(ctx.db, userId)
    return user ? { userId, isNewUser: false } : resolveArrival(ctx, project, arrival)
  }
  const { email, isEmailVerified } = arrival.profile
  const owner = email === null ? undefined : await findAddressOwner(ctx.db, project.id, email)
  const strategy = project.config.oauthAccountMergeStrategy
  if (owner === undefined || strategy === 'allow_duplicates')
    return signUp(ctx, project, { arrival, usedForAuth: owner === undefined })
  if (strategy === 'raise_error' || !owner.isVerified || !isEmailVerified)
    throw fail('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE', {
      type: 'email',
      contact_channel_value: email,
    })
  await connect(ctx, project, { arrival, userId: owner.userId })
  return { userId: owner.userId, isNewUser: false }
}

/** Connects an account with the user that asked for it, under the same terms. */
export async function linkArrival(
  ctx: Context,
  project: Project,
  { arrival, userId }: { arrival: Arrival; userId: string },
): Promise<Resolved> {
  const account = await findAccount(ctx.db, project.id, arrival)
  if (account === undefined) await connect(ctx, project, { arrival, userId })
  else if (account.userId !== userId)
    throw fail('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER')
  return { userId, isNewUser: false }
}

async function signUp(
  ctx: Context,
  project: Project,
  { arrival, usedForAuth }: { arrival: Arrival; usedForAuth: boolean },
): Promise<Resolved> {
  if (!project.config.signUpEnabled) throw fail('SIGN_UP_NOT_ENABLED')
  const { accountId, displayName, profileImageUrl, email, isEmailVerified } = arrival.profile
  const { id } = await createUser(ctx, project, {
    displayName,
    profileImageUrl,
    email: email === null ? undefined : { value: email, isVerified: isEmailVerified, usedForAuth },
    oauthAccounts: [{ providerId: arrival.providerId, accountId, email }],
  })
  return { userId: id, isNewUser: true }
}

async function connect(
  ctx: Context,
  project: Project,
  { arrival, userId }: { arrival: Arrival; userId: string },
): Promise<void> {
  const { providerId, profile } = arrival
  if ((await findConnection(ctx.db, userId, providerId)) !== undefined)
    throw fail('USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION')
  await ctx.db.insert(oauthAccounts).values({
    projectId: project.id,
    userId,
    providerId,
    accountId: profile.accountId,
    email: profile.email,
    createdAt: projectNow(ctx, project),
  })
  const user = await findUser(ctx.db, project.id, userId)
  if (user !== undefined) await emit(ctx, project, 'user.updated', toServerUser(user))
}

async function findAccount(
  db: Database,
  projectId: string,
  { providerId, profile }: Arrival,
): Promise<OAuthAccount | undefined> {
  const [found] = await db
    .select()
    .from(oauthAccounts)
    .where(
      and(
        eq(oauthAccounts.projectId, projectId),
        eq(oauthAccounts.providerId, providerId),
        eq(oauthAccounts.accountId, profile.accountId),
      ),
    )
  return found
}
