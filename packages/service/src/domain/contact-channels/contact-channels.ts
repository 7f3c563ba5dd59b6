import { and, asc, eq, ne } from 'drizzle-orm'
import { recordAddress } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import { type Database, onlyRow } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { contactChannels, type ChannelOrigin, type Project } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import {
  claimedByAnother,
  isClaimedByAnother,
  limitUnverified,
  lockAddress,
  releaseAddress,
} from '../users/address-ownership.js'
import { addressColumns, canonicalEmail } from '../../lib/canonical-email.js'
import { notifyOfAddresses } from '../notifications/notify-of-addresses.js'
import { readAddresses } from '../notifications/recipients.js'
import { deleteCodes } from '../verification-codes/code-lifetimes.js'
import { violates } from '../../db/errors.js'
import { lockUser } from '../users/users.js'

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

/** Returns the query for a user's primary address: one row or none. */
export const selectPrimaryEmail = (db: Database, userId: string) =>
  db
    .select()
    .from(contactChannels)
    .where(and(eq(contactChannels.userId, userId), contactChannels.isPrimary))

/** Removes the primary flag from all addresses of a user except one. Lock the user first. */
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

/** How a change of an address was authorized. */
interface Authorized {
  /** True if a server or admin key sent the change. The address then counts as set by the server. */
  byServer: boolean
  /** Rejects if the session that sent the change has ended. Called while the user is locked. */
  requireSession: (db: Database) => Promise<void>
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
  { byServer, requireSession, ...fields }: NewContactChannel & Authorized,
): Promise<ContactChannel> {
  const { userId, value } = fields
  try {
    return await inTransaction(ctx, async (tx) => {
      // Addresses of one user are written one after the other.
      await lockUser(tx.db, userId)
      await requireSession(tx.db)
      await lockAddress(tx.db, project.id, value)
      await rejectDuplicate(tx.db, fields)
      if (!byServer) await limitUnverified(tx, userId)
      const columns = {
        ...fields,
        ...addressColumns(value),
        origin: byServer ? ('server' as const) : ('added' as const),
      }
      await claimAddress(tx.db, project, columns, value)
      const before = await readAddresses(tx.db, userId)
      if (fields.isPrimary) await demoteOthers(tx.db, userId)
      const added = onlyRow(
        await tx.db
          .insert(contactChannels)
          .values({
            ...columns,
            projectId: project.id,
            type: 'email',
            createdAt: projectNow(ctx, project),
          })
          .returning(),
      )
      await recordAddress(tx, project, 'address.added', added)
      await notifyOfAddresses(tx, project, { userId, before })
      return added
    })
  } catch (error) {
    throw toConflictError(error, value)
  }
}

export interface ContactChannelChanges {
  value: string | undefined
  usedForAuth: boolean | undefined
  isPrimary: boolean | undefined
  isVerified: boolean | undefined
}

/** Changes an address. A new value must be verified again, unless the change says that it is verified. */
export async function updateContactChannel(
  ctx: Context,
  project: Project,
  {
    channel: { id, userId },
    changes,
    ...authorized
  }: { channel: ContactChannel; changes: ContactChannelChanges } & Authorized,
): Promise<ContactChannel> {
  const { value, isPrimary } = changes
  try {
    return await inTransaction(ctx, async (tx) => {
      const { db } = tx
      await lockUser(db, userId)
      await authorized.requireSession(db)
      const isSameRow = eq(contactChannels.id, id)
      const [before] = await db.select().from(contactChannels).where(isSameRow)
      if (before === undefined) throw missing()
      if (Object.values(changes).every((change) => change === undefined)) return before
      await lockAddress(db, project.id, value ?? before.value)
      // Read again: the claim of another user may have taken its flag.
      const [current] = await db.select().from(contactChannels).where(isSameRow).for('update')
      if (current === undefined) throw missing()
      if (value !== undefined) await rejectDuplicate(db, { userId, value, exceptId: id })
      const columns = changedColumns(current, changes, authorized)
      if (value !== undefined || changes.usedForAuth || changes.isVerified)
        await claimAddress(db, project, { userId, ...columns }, value ?? null)
      const addressesBefore = await readAddresses(db, userId)
      if (isPrimary) await demoteOthers(db, userId, id)
      const changed = onlyRow(
        await db.update(contactChannels).set(columns).where(isSameRow).returning(),
      )
      if (changed.canonicalValue !== current.canonicalValue)
        await deleteCodes(db, project.id, { userId, address: current.value })
      await recordAddress(tx, project, 'address.changed', { ...changed, before: current })
      await notifyOfAddresses(tx, project, { userId, before: addressesBefore })
      return changed
    })
  } catch (error) {
    throw toConflictError(error, value ?? null)
  }
}

/** Returns the columns of a channel after a change. Flags of the old address do not apply to a new one. */
function changedColumns(
  current: ContactChannel,
  { value = current.value, isVerified, ...changes }: ContactChannelChanges,
  { byServer }: Authorized,
) {
  const address = addressColumns(value)
  const isSame = address.canonicalValue === current.canonicalValue
  const usedForAuth = changes.usedForAuth ?? current.usedForAuth
  const isSetByServer = byServer && (!isSame || changes.usedForAuth === true)
  return {
    ...address,
    usedForAuth,
    isPrimary: changes.isPrimary ?? current.isPrimary,
    isVerified: isVerified ?? (isSame && current.isVerified),
    origin: originOf({ isSame, isSetByServer }, current),
  }
}

function originOf(
  { isSame, isSetByServer }: { isSame: boolean; isSetByServer: boolean },
  current: ContactChannel,
): ChannelOrigin {
  if (isSetByServer) return 'server'
  return isSame ? current.origin : 'added'
}

/**
 * Prepares an address for a channel: a claim or a verification takes the flag from channels without a claim; a
 * channel that is to sign in is rejected while another user holds the claim.
 *
 * @param requested the address as the request has it; null if the request keeps the address
 */
async function claimAddress(
  db: Database,
  project: Project,
  channel: Pick<
    ContactChannel,
    'userId' | 'canonicalValue' | 'usedForAuth' | 'isVerified' | 'origin'
  >,
  requested: string | null,
): Promise<void> {
  const address = { userId: channel.userId, email: channel.canonicalValue }
  if (channel.usedForAuth && (await isClaimedByAnother(db, project.id, address)))
    throw claimedByAnother(requested)
  if (channel.isVerified || (channel.usedForAuth && channel.origin !== 'added'))
    await releaseAddress(db, project.id, address)
}

/** Deletes a user's address; returns false if there was none. */
export const deleteContactChannel = (
  ctx: Context,
  project: Project,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const before = await readAddresses(tx.db, userId)
    const [deleted] = await tx.db
      .delete(contactChannels)
      .where(
        and(
          eq(contactChannels.projectId, project.id),
          eq(contactChannels.userId, userId),
          eq(contactChannels.id, id),
        ),
      )
      .returning()
    if (deleted === undefined) return false
    await deleteCodes(tx.db, project.id, { userId, address: deleted.value })
    await recordAddress(tx, project, 'address.removed', deleted)
    await notifyOfAddresses(tx, project, { userId, before })
    return true
  })

/** The error of the index would name another user although the user itself signs in with the address. */
async function rejectDuplicate(
  db: Database,
  { userId, value, exceptId }: { userId: string; value: string; exceptId?: string },
): Promise<void> {
  const [own] = await db
    .select({ id: contactChannels.id })
    .from(contactChannels)
    .where(
      and(
        eq(contactChannels.userId, userId),
        eq(contactChannels.canonicalValue, canonicalEmail(value)),
        exceptId === undefined ? undefined : ne(contactChannels.id, exceptId),
      ),
    )
  if (own !== undefined) throw rejection(ALREADY_THERE)
}

const missing = () => rejection('There is no such contact channel.')

function toConflictError(error: unknown, value: string | null): unknown {
  if (violates(error, 'contact_channels_once')) return rejection(ALREADY_THERE)
  if (violates(error, 'contact_channels_sign_in')) return claimedByAnother(value)
  return error
}

/** A contact channel of a user. */
export const toContactChannel = (row: ContactChannel) => ({
  id: row.id,
  userId: row.userId,
  type: row.type,
  value: row.value,
  isPrimary: row.isPrimary,
  isVerified: row.isVerified,
  usedForAuth: row.usedForAuth,
})
