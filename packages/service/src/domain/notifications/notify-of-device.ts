import type { Context } from '../../context.js'
import type { Project } from '../../db/project-row.js'
import { recordDevice } from './known-devices.js'
import { notifyOwner } from './notify-owner.js'

/**
 * Records the device of a sign-in, and notifies the owner of the account if it is a new one. A sign-up only records
 * it. A server that signs in for a user has no device. Call it before the sign-in is written to the audit log.
 */
export async function notifyOfDevice(
  ctx: Context,
  project: Project,
  { userId, isNewUser }: { userId: string; isNewUser: boolean },
): Promise<void> {
  const actor = ctx.auditSource?.actor.type
  if (actor === undefined || actor === 'server' || actor === 'admin') return
  const isNewDevice = await recordDevice(ctx, project, userId)
  if (isNewDevice && !isNewUser) await notifyOwner(ctx, project.id, { type: 'new_device', userId })
}
