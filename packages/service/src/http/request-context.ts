import { createAuditSource } from './audit-source.js'
import type { Context } from '../context.js'
import type { AuditAction, AuditActor } from '../db/values.js'
import { generationOf } from '../client-generations/client-generation.js'
import type { Authentication } from '../domain/sessions/authentication.js'
import type { Client } from '../lib/requests/client-address.js'

interface RequestOfContext {
  headers: Headers
  client: Client
  requestId: string
  declaredEvents?: readonly AuditAction[] | undefined
}

/**
 * Creates the context of a request: its reports and its events in the audit log have the request ID,
 * and its responses have what the client of the request expects.
 */
export function createRequestContext(
  ctx: Context,
  request: RequestOfContext,
  actor: AuditActor,
): Context {
  const { requestId } = request
  return {
    ...ctx,
    report: (error) => ctx.report(error, { requestId }),
    clientGeneration: generationOf(request.headers),
    auditSource: createAuditSource({ ...request, actor }),
  }
}

/** Returns the actor that credentials name. */
export function actorOf(credentials: Authentication | undefined): AuditActor {
  if (credentials === undefined) return { type: 'client', id: null }
  const { access, user, owner } = credentials
  if (access !== 'client') return { type: access, id: owner?.user.row.id ?? null }
  return user === undefined ? { type: 'client', id: null } : { type: 'user', id: user.row.id }
}
