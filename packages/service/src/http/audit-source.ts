import type { AuditSource } from '../context.js'
import type { AuditAction, AuditActor } from '../db/values.js'
import type { Client } from '../lib/requests/client-address.js'
import { ipInfoOf } from '../api/call/ip-info.js'

const USER_AGENT_LENGTH = 512

interface AuditedRequest {
  headers: Headers
  client: Client
  requestId: string
  actor: AuditActor
  declaredEvents?: readonly AuditAction[] | undefined
}

/** Describes a request. */
export function createAuditSource(request: AuditedRequest): AuditSource {
  const { headers, client, requestId, actor, declaredEvents } = request
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
