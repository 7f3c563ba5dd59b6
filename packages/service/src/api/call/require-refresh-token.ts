import { fail } from '@latchkey/contract/errors'
import type { Call } from './call.js'
import { namesUsedBy, readHeader } from '../../lib/requests/protocol-headers.js'
import { findSessionOfToken } from '../../domain/sessions/sessions.js'

/** Returns the refresh token of a request, or rejects with SCHEMA_ERROR. */
export function readRefreshToken(headers: Headers): string {
  const refreshToken = readHeader(headers, 'refreshToken')
  if (refreshToken !== null) return refreshToken
  const name = namesUsedBy(headers).refreshToken
  throw fail('SCHEMA_ERROR', { message: `header ${name} must be there` })
}

/** A session, with the refresh token that the caller has. */
export interface HeldSession {
  id: string
  refreshToken: string
  /** Whether only the key of its device can refresh it. */
  isBound: boolean
}

/**
 * Requires a usable refresh token of the session that the access token names: the caller holds the session, and not
 * only a token that expires in minutes. Rejects with SCHEMA_ERROR without one, and with
 * REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED for that of another session.
 */
export async function requireRefreshToken({
  ctx,
  auth: { project, session },
  headers,
}: Pick<Call, 'ctx' | 'auth' | 'headers'>): Promise<HeldSession> {
  const refreshToken = readRefreshToken(headers)
  const usable = await findSessionOfToken(ctx, project, refreshToken)
  if (usable === undefined || usable.id !== session?.id)
    throw fail('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  return { id: usable.id, refreshToken, isBound: usable.keyThumbprint !== null }
}
