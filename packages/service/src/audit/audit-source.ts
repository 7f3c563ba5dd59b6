import type { AuditActor } from '../db/values.js'
import type { Client } from '../http/client/client-address.js'

/** Where a change comes from, as the audit log and notifications name it. */
export interface AuditSource {
  actor: AuditActor
  clientAddress: string | null
  userAgent: string | null
  acceptLanguage: string | null
  /** The same as in a header of the response. */
  requestId: string
}

const USER_AGENT_LENGTH = 512

interface AuditedRequest {
  headers: Headers
  client: Client
  requestId: string
  actor: AuditActor
}

/** Describes a request. */
export function createAuditSource(request: AuditedRequest): AuditSource {
  const { headers, client, requestId, actor } = request
  return {
    actor,
    clientAddress: client.address ?? null,
    userAgent: headers.get('user-agent')?.slice(0, USER_AGENT_LENGTH) ?? null,
    acceptLanguage: headers.get('accept-language'),
    requestId,
  }
}
