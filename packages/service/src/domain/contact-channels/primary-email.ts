import { and, eq, ne } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { onlyRow } from '../../db/database.js'
import { recordAddress } from '../audit/record-audit-event.js'
import { contactChannels, type Project } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { lockAddress, releaseAddress } from '../users/address-ownership.js'
import { addressColumns, canonicalEmail } from '../../lib/canonical-email.js'
import { deleteCodes } from '../verification-codes/code-lifetimes.js'
import { selectPrimaryEmail } from './contact-channels.js'

/** A change of the primary address; a `value` of null removes it. */
export interface PrimaryEmailChanges {
  value: string | null | undefined
  isVerified: boolean | undefined
  usedForAuth: boolean | undefined
}

/** Clients treat words of twenty letters and more as secrets and do not show them, including field names. */
export const needsAddress = () =>
  rejection('Missing primary_email. The other fields about the primary email need it.')

/**
 * Changes a user's primary address. A new value keeps the flags of the old one, including whether it is
 * verified, unless the change says otherwise.
 */
export async function changePrimaryEmail(
  ctx: Context,
  project: Project,
  { userId, changes }: { userId: string; changes: PrimaryEmailChanges },
): Promise<void> {
  const { value, isVerified, usedForAuth } = changes
  const [before] = await selectPrimaryEmail(ctx.db, userId)
  const address = value ?? before?.value
  // Before the channel, as every transaction does.
  if (address !== undefined) await lockAddress(ctx.db, project.id, address)
  // Locked, because another request may be deleting the channel.
  const [current] = await selectPrimaryEmail(ctx.db, userId).for('update')
  const isOther =
    value === null || (value !== undefined && canonicalEmail(value) !== current?.canonicalValue)
  if (current !== undefined && isOther)
    await deleteCodes(ctx.db, project.id, { userId, address: current.value })
  const leavesNone = value === null || (value === undefined && current === undefined)
  if (leavesNone && (isVerified || usedForAuth)) throw needsAddress()
  if (leavesNone) {
    if (current === undefined) return
    await ctx.db.delete(contactChannels).where(eq(contactChannels.id, current.id))
    await recordAddress(ctx, project, 'address.removed', current)
    return
  }
  const next = value ?? current?.value ?? ''
  const isSame = current?.canonicalValue === canonicalEmail(next)
  await putPrimaryEmail(ctx, project, {
    userId,
    current,
    ...addressColumns(next),
    isVerified: isVerified ?? current?.isVerified ?? false,
    usedForAuth: usedForAuth ?? current?.usedForAuth ?? false,
    origin: isSame && usedForAuth === undefined ? current.origin : 'server',
  })
}

type ChannelColumns = typeof contactChannels.$inferSelect

interface PrimaryEmail extends Pick<
  ChannelColumns,
  'userId' | 'value' | 'canonicalValue' | 'isVerified' | 'usedForAuth' | 'origin'
> {
  /** The channel that is the primary one so far. */
  current: ChannelColumns | undefined
}

/** Writes the primary address. It takes the place of another channel with the same address. */
async function putPrimaryEmail(
  ctx: Context,
  project: Project,
  { current, userId, ...values }: PrimaryEmail,
): Promise<void> {
  const { canonicalValue } = values
  const isSame = and(
    eq(contactChannels.userId, userId),
    eq(contactChannels.canonicalValue, canonicalValue),
  )
  if (values.usedForAuth || values.isVerified)
    await releaseAddress(ctx.db, project.id, { userId, email: canonicalValue })
  if (current === undefined) {
    await ctx.db.delete(contactChannels).where(isSame)
    const added = onlyRow(
      await ctx.db
        .insert(contactChannels)
        .values({
          ...values,
          projectId: project.id,
          userId,
          type: 'email',
          isPrimary: true,
          createdAt: projectNow(ctx, project),
        })
        .returning(),
    )
    await recordAddress(ctx, project, 'address.added', added)
    return
  }
  await ctx.db.delete(contactChannels).where(and(isSame, ne(contactChannels.id, current.id)))
  await ctx.db.update(contactChannels).set(values).where(eq(contactChannels.id, current.id))
  const changed = { ...values, id: current.id, userId, isPrimary: true }
  await recordAddress(ctx, project, 'address.changed', { ...changed, before: current })
}
