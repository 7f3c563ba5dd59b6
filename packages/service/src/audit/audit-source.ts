import { randomUUID } from 'node:crypto'
import type { AuditActor } from '../db/values.js'
import type { Authentication } from '../http/auth/authenticate.js'
import type { Client } from '../http/client/client-address.js'

/** Where a change comes from, as the audit log records it. */
export interface AuditSource {
  actor: AuditActor
  clientAddress: string | null
  userAgent: string | null
  requestId: string
}

const USER_AGENT_LENGTH = 512
const REQUEST_ID = /^[\w.:-]{1,128}$/

/** Describes a request. Its ID is that of a proxy (`X-Request-Id`), otherwise a new one. */
export function auditSourceOf(
  headers: Headers,
  client: Client,
  credentials: Authentication | undefined,
): AuditSource {
  const requestId = headers.get('x-request-id') ?? ''
  return {
    actor: actorOf(credentials),
    clientAddress: client.address ?? null,
    userAgent: headers.get('user-agent')?.slice(0, USER_AGENT_LENGTH) ?? null,
    requestId: REQUEST_ID.test(requestId) ? requestId : randomUUID(),
  }
}

function actorOf(credentials: Authentication | undefined): AuditActor {
  if (credentials === undefined) return { type: 'client', id: null }
  const { access, user, ownerId } = credentials
  if (access !== 'client') return { type: access, id: ownerId ?? null }
  return user === undefined ? { type: 'client', id: null } : { type: 'user', id: user.row.id }
}
