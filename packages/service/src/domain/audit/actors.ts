import type { ActorDetails, AuditSource, Context } from '../../context.js'
import type { AuditActor } from '../../db/values.js'

/**
 * Returns a context whose events have another actor: one without an account, which the details name.
 *
 * @example const ctx = withActor(tx, 'identity_provider', { connectionId })
 */
export function withActor<Ctx extends Pick<Context, 'auditSource'>>(
  ctx: Ctx,
  type: Extract<AuditActor['type'], 'scim_token' | 'setup_link' | 'identity_provider'>,
  actorDetails: ActorDetails,
): Ctx {
  const { auditSource } = ctx
  // Work of the service itself has no request.
  if (auditSource === undefined) return ctx
  return { ...ctx, auditSource: { ...auditSource, actor: { type, id: null }, actorDetails } }
}

/** Whether a request comes from a device of a user or visitor, and not from a server, an admin or an identity provider. */
export const isOfDevice = (source: AuditSource | undefined): source is AuditSource =>
  source?.actor.type === 'user' || source?.actor.type === 'client'
