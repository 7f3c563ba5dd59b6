import { and, eq, isNull, ne, not } from 'drizzle-orm'
import type { Context } from '../context.js'
import {
  apiKeys,
  authorizationCodes,
  contactChannels,
  oauthAccounts,
  passkeys,
  users,
} from '../db/schema.js'
import { projectNow } from './clock.js'
import type { Project } from './project.js'
import { signsInWith } from './sign-in-address.js'
import { toServerUser } from './user-answer.js'
import { findUser } from './users.js'
import { emit } from './webhooks.js'

/**
 * Notes that whoever acts now reads the mail of an address that the user signs in with. If nobody had
 * shown that yet, the account may have been made by somebody else, who waits for its owner: every other
 * way in that was had before is taken away. An address that is verified already changes nothing. Give
 * it a transaction that holds the user; sessions and the password are ended by who calls.
 */
export async function proveAddress(
  ctx: Context,
  project: Project,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const isOwn = and(signsInWith(project.id, email), eq(contactChannels.userId, userId))
  const [proven] = await ctx.db
    .update(contactChannels)
    .set({ isVerified: true })
    .where(and(isOwn, not(contactChannels.isVerified)))
    .returning({ id: contactChannels.id })
  if (proven === undefined) return
  await takeAwayOthers(ctx, project, { userId, channelId: proven.id })
  const user = await findUser(ctx.db, project.id, userId)
  if (user !== undefined) await emit(ctx, project, 'user.updated', toServerUser(user))
}

/** Leaves a user no way in but one address. */
async function takeAwayOthers(
  ctx: Context,
  project: Project,
  { userId, channelId }: { userId: string; channelId: string },
): Promise<void> {
  const { db } = ctx
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
  // A provider's tokens go with its account.
  await db.delete(oauthAccounts).where(eq(oauthAccounts.userId, userId))
  await db.delete(authorizationCodes).where(eq(authorizationCodes.userId, userId))
  await db
    .update(apiKeys)
    .set({ revokedAt: projectNow(ctx, project) })
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
  await db
    .update(users)
    .set({ requiresTotp: false, totpSecretSealed: null })
    .where(eq(users.id, userId))
  await db
    .update(contactChannels)
    .set({ usedForAuth: false })
    .where(and(eq(contactChannels.userId, userId), ne(contactChannels.id, channelId)))
}
