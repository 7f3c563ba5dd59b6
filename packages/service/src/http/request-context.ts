import type { ActorDetails, AuditSource, Context } from '../context.js'
import type { AuditAction, AuditActor } from '../db/values.js'
import { generationOf } from '../client-generations/client-generation.js'
import type { Authentication } from '../domain/sessions/authentication.js'
import type { Client } from '../lib/requests/client-address.js'
import { ipInfoOf } from '../api/call/ip-info.js'

const USER_AGENT_LENGTH = 512

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
  actorDetails?: ActorDetails,
): Context {
  const { requestId } = request
  return {
    ...ctx,
    report: (error) => ctx.report(error, { requestId }),
    clientGeneration: generationOf(request.headers),
    auditSource: { ...createAuditSource(request, actor), actorDetails },
  }
}

/** The part of a Hono context that describes a request. */
interface Exchange {
  req: { raw: Request }
  get(name: 'client'): Client
  get(name: 'requestId'): string
}

/** The same for a request to a page or call that is not in the contract. */
export function createExchangeContext(ctx: Context, c: Exchange, actor: AuditActor): Context {
  const { headers } = c.req.raw
  const request = { headers, client: c.get('client'), requestId: c.get('requestId') }
  return createRequestContext(ctx, request, actor)
}

/** Returns the actor that credentials name. */
export function actorOf(credentials: Authentication | undefined): AuditActor {
  if (credentials === undefined) return { type: 'client', id: null }
  const { access, user, owner } = credentials
  if (access !== 'client') return { type: access, id: owner?.user.row.id ?? null }
  return user === undefined ? { type: 'client', id: null } : { type: 'user', id: user.row.id }
}

/** Returns the details that name the keys of a server or an admin. */
export const keyDetailsOf = (credentials: Authentication | undefined): ActorDetails | undefined =>
  credentials === undefined || credentials.access === 'client' || credentials.keyId === undefined
    ? undefined
    : { actorKeyId: credentials.keyId }

/** Describes a request. */
function createAuditSource(request: RequestOfContext, actor: AuditActor): AuditSource {
  const { headers, client, requestId, declaredEvents } = request
  return {
    actor,
    clientAddress: client.address ?? null,
    ipInfo: ipInfoOf(request),
    userAgent: headers.get('user-agent')?.slice(0, USER_AGENT_LENGTH) ?? null,
    acceptLanguage: headers.get('accept-language'),
    requestId,
    declaredEvents,
  }
}
