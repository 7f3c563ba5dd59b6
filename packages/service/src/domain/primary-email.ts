import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.js'
import { contactChannels } from '../db/schema.js'
import { refuse } from '../refusal.js'
import { projectNow, type Project } from './clock.js'
import { demoteOthers, findPrimaryEmail } from './contact-channels.js'

/** What of the primary address changes; `value` null takes it away. */
export interface PrimaryEmailChanges {
  value: string | null | undefined
  isVerified: boolean | undefined
  usedForAuth: boolean | undefined
}

/**
 * Changes a user's primary address. A new value keeps what is known of the old one, whether it is
 * verified included, unless the change says otherwise (protocol, section 15.3).
 */
export async function changePrimaryEmail(
  ctx: Context,
  project: Project,
  { userId, changes }: { userId: string; changes: PrimaryEmailChanges },
): Promise<void> {
  const current = await findPrimaryEmail(ctx.db, userId)
  const { value, isVerified, usedForAuth } = changes
  const leavesNone = value === null || (value === undefined && current === undefined)
  if (leavesNone && (isVerified || usedForAuth))
    throw refuse(400, 'primary_email_verified and primary_email_auth_enabled need a primary_email.')
  if (leavesNone) {
    if (current !== undefined)
      await ctx.db.delete(contactChannels).where(eq(contactChannels.id, current.id))
    return
  }
  const inherited = {
    isVerified: isVerified ?? current?.isVerified ?? false,
    usedForAuth: usedForAuth ?? current?.usedForAuth ?? false,
  }
  if (value === undefined || value === current?.value) {
    await ctx.db
      .update(contactChannels)
      .set(inherited)
      .where(eq(contactChannels.id, current?.id ?? ''))
    return
  }
  if (current !== undefined)
    await ctx.db.delete(contactChannels).where(eq(contactChannels.id, current.id))
  await putPrimaryEmail(ctx, project, { userId, value, ...inherited })
}

/** Makes an address the primary one, whether or not the user has it already. */
async function putPrimaryEmail(
  ctx: Context,
  project: Project,
  given: { userId: string; value: string; isVerified: boolean; usedForAuth: boolean },
): Promise<void> {
  const { userId, value, ...state } = given
  await demoteOthers(ctx.db, userId)
  const changed = await ctx.db
    .update(contactChannels)
    .set({ ...state, isPrimary: true })
    .where(and(eq(contactChannels.userId, userId), eq(contactChannels.value, value)))
    .returning({ id: contactChannels.id })
  if (changed.length > 0) return
  await ctx.db.insert(contactChannels).values({
    ...given,
    projectId: project.id,
    type: 'email',
    isPrimary: true,
    createdAt: projectNow(ctx, project),
  })
}
