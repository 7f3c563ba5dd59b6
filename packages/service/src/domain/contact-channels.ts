import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import type { Database } from '../db/connect.js'
import { onlyRow } from '../db/only-row.js'
import { contactChannels } from '../db/schema.js'
import { refuse } from '../refusal.js'
import { projectNow } from './clock.js'
import { deleteCodes } from './code-lifetimes.js'
import type { Project } from './project.js'
import { violates } from './violations.js'
import { lockUser } from './users.js'

const ALREADY_THERE = 'The user has this address already.'

export type ContactChannel = typeof contactChannels.$inferSelect

interface Filter {
  userId?: string | undefined
  id?: string | undefined
}

/** Lists a project's contact channels, oldest first. */
export const listContactChannels = (
  db: Database,
  projectId: string,
  { userId, id }: Filter,
): Promise<ContactChannel[]> =>
  db
    .select()
    .from(contactChannels)
    .where(
      and(
        eq(contactChannels.projectId, projectId),
        userId === undefined ? undefined : eq(contactChannels.userId, userId),
        id === undefined ? undefined : eq(contactChannels.id, id),
      ),
    )
    .orderBy(asc(contactChannels.createdAt), asc(contactChannels.id))

/** Reads a user's primary address: one, or none. */
export const selectPrimaryEmail = (db: Database, userId: string) =>
  db
    .select()
    .from(contactChannels)
    .where(and(eq(contactChannels.userId, userId), contactChannels.isPrimary))

/**
 * Marks an address as verified; says whether it is still there. The channel may have been deleted or
 * got another address since the mail was sent.
 */
export async function markVerified(
  db: Database,
  { contactChannelId, value }: { contactChannelId: string; value: string },
): Promise<boolean> {
  const verified = await db
    .update(contactChannels)
    .set({ isVerified: true })
    .where(and(eq(contactChannels.id, contactChannelId), eq(contactChannels.value, value)))
    .returning({ id: contactChannels.id })
  return verified.length > 0
}

/** Leaves a user without a primary address, or with that one only. Hold the user. */
async function demoteOthers(db: Database, userId: string, keepId?: string): Promise<void> {
  await db
    .update(contactChannels)
    .set({ isPrimary: false })
    .where(
      and(
        eq(contactChannels.userId, userId),
        contactChannels.isPrimary,
        keepId === undefined ? undefined : ne(contactChannels.id, keepId),
      ),
    )
}

export interface NewContactChannel {
  userId: string
  value: string
  usedForAuth: boolean
  isPrimary: boolean
  isVerified: boolean
}

/** Adds an address to a user; a primary one takes the place of the former. */
export async function addContactChannel(
  ctx: Context,
  project: Project,
  given: NewContactChannel,
): Promise<ContactChannel> {
  try {
    return await ctx.db.transaction(async (db) => {
      // Addresses of one user are written one after the other.
      await lockUser(db, given.userId)
      await refuseSecond(db, given)
      if (given.isPrimary) await demoteOthers(db, given.userId)
      return onlyRow(
        await db
          .insert(contactChannels)
          .values({
            ...given,
            projectId: project.id,
            type: 'email',
            createdAt: projectNow(ctx, project),
          })
          .returning(),
      )
    })
  } catch (error) {
    throw asTaken(error, given.value)
  }
}

export interface ContactChannelChanges {
  value: string | undefined
  usedForAuth: boolean | undefined
  isPrimary: boolean | undefined
  isVerified: boolean | undefined
}

/** Changes an address. A new value has to be verified anew, unless the change says that it is. */
export async function changeContactChannel(
  ctx: Context,
  channel: ContactChannel,
  changes: ContactChannelChanges,
): Promise<ContactChannel> {
  if (Object.values(changes).every((value) => value === undefined)) return channel
  const { id, userId } = channel
  const { value, isPrimary } = changes
  // The database compares: the row may have got another value since it was read.
  const isStillVerified =
    value === undefined
      ? undefined
      : sql`${contactChannels.isVerified} and ${contactChannels.value} = ${value}`
  const isVerified = changes.isVerified ?? isStillVerified
  try {
    return await ctx.db.transaction(async (db) => {
      await lockUser(db, userId)
      if (value !== undefined) await refuseSecond(db, { userId, value, exceptId: id })
      if (isPrimary) await demoteOthers(db, userId, id)
      const [changed] = await db
        .update(contactChannels)
        .set({ ...changes, isVerified })
        .where(eq(contactChannels.id, id))
        .returning()
      if (changed === undefined) throw refuse(400, 'There is no such contact channel.')
      if (changed.value !== channel.value)
        await deleteCodes(db, channel.projectId, { userId, address: channel.value })
      return changed
    })
  } catch (error) {
    throw asTaken(error, value ?? null)
  }
}

/** Deletes a user's address; says whether there was one. */
export async function deleteContactChannel(
  db: Database,
  projectId: string,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const deleted = await db
    .delete(contactChannels)
    .where(
      and(
        eq(contactChannels.projectId, projectId),
        eq(contactChannels.userId, userId),
        eq(contactChannels.id, id),
      ),
    )
    .returning({ address: contactChannels.value })
  for (const { address } of deleted) await deleteCodes(db, projectId, { userId, address })
  return deleted.length > 0
}

/** The indexes alone would name somebody else where the user itself signs in with the address. */
async function refuseSecond(
  db: Database,
  { userId, value, exceptId }: { userId: string; value: string; exceptId?: string },
): Promise<void> {
  const [own] = await db
    .select({ id: contactChannels.id })
    .from(contactChannels)
    .where(
      and(
        eq(contactChannels.userId, userId),
        eq(contactChannels.value, value),
        exceptId === undefined ? undefined : ne(contactChannels.id, exceptId),
      ),
    )
  if (own !== undefined) throw refuse(400, ALREADY_THERE)
}

function asTaken(error: unknown, value: string | null): unknown {
  if (violates(error, 'contact_channels_once')) return refuse(400, ALREADY_THERE)
  if (violates(error, 'contact_channels_sign_in'))
    return fail('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE', {
      type: 'email',
      contact_channel_value: value,
    })
  return error
}
