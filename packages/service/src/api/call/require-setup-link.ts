import { fail } from '@latchkey/contract/errors'
import { findSetupLink, type SetupLinkOfTeam } from '../../domain/connection-sign-in/setup-links.js'
import type { Call } from './call.js'

/** RFC 6750, section 2.1. */
const BEARER = /^Bearer ([\w-]{1,200})$/i

/**
 * Requires the token of a set-up link, which names the team of the call. Rejects with SSO_SETUP_LINK_NOT_FOUND, and a link
 * that changes something too often with 429.
 */
export async function requireSetupLink({
  ctx,
  auth: { project },
  headers,
  request,
}: Pick<Call, 'ctx' | 'auth' | 'headers' | 'request'>): Promise<SetupLinkOfTeam> {
  const [, token] = BEARER.exec(headers.get('authorization') ?? '') ?? []
  if (token === undefined) throw fail('SSO_SETUP_LINK_NOT_FOUND')
  const link = await findSetupLink(ctx, project, token)
  if (request.method !== 'GET') ctx.writeLimit.count(link.id, ctx.now())
  return link
}
