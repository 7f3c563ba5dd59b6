import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { notifyOwner, type OwnerNotification } from './notify-owner.js'
import { readAddresses, recipientsOf, type OwnAddress } from './recipients.js'

/**
 * Notifies the owner of an account if its primary address or the addresses that it signs in with have changed. The
 * addresses before the change receive it too, so that a thief who replaces them cannot keep it from the owner.
 *
 * @param before `readAddresses` before the change, in the same transaction
 */
export async function notifyOfAddresses(
  ctx: Context,
  project: Project,
  { userId, before }: { userId: string; before: readonly OwnAddress[] },
): Promise<void> {
  const after = await readAddresses(ctx.db, userId)
  const change = compare(before, after)
  if (change === undefined) return
  const recipients = [...new Set([...recipientsOf(before), ...recipientsOf(after)])]
  await notifyOwner(ctx, project.id, { ...change, userId, recipients })
}

/** One change is one notification: that of the primary address, if it has changed. */
function compare(
  before: readonly OwnAddress[],
  after: readonly OwnAddress[],
): Pick<OwnerNotification, 'type' | 'facts'> | undefined {
  const [oldPrimary, newPrimary] = [primaryOf(before), primaryOf(after)]
  if (oldPrimary?.canonicalValue !== newPrimary?.canonicalValue)
    return {
      type: 'primary_email_changed',
      facts: { oldEmail: oldPrimary?.value, newEmail: newPrimary?.value },
    }
  const added = signInAddressMissingIn(before, after)
  if (added !== undefined) return { type: 'sign_in_email_added', facts: { email: added.value } }
  const removed = signInAddressMissingIn(after, before)
  if (removed === undefined) return undefined
  return { type: 'sign_in_email_removed', facts: { email: removed.value } }
}

const primaryOf = (addresses: readonly OwnAddress[]) => addresses.find(({ isPrimary }) => isPrimary)

/** Finds a sign-in address of `addresses` that is not in `others`. */
const signInAddressMissingIn = (others: readonly OwnAddress[], addresses: readonly OwnAddress[]) =>
  addresses.find(
    ({ usedForAuth, canonicalValue }) =>
      usedForAuth &&
      !others.some((other) => other.usedForAuth && other.canonicalValue === canonicalValue),
  )
