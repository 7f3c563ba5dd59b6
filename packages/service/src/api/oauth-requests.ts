import { fail } from '@latchkey/contract/errors'
import * as routes from '@latchkey/contract/routes/oauth-server/requests'
import * as schemas from '@latchkey/contract/schemas/oauth-server/requests'
import { inTransaction } from '../db/in-transaction.js'
import { recordAuditEvent, userSubject } from '../domain/audit/record-audit-event.js'
import { isVerified } from '../domain/oauth-server/clients.js'
import {
  destinationOf,
  documentHostOf,
  findPendingRequest,
  findSignInTime,
  isRemembered,
  isToLoopback,
  rememberConsent,
  sealDecision,
} from '../domain/oauth-server/requests.js'
import { recordAllowance } from '../domain/oauth-server/unverified-clients.js'
import { decisionUrlOf, oauthIssuerOf } from '../domain/oauth-server/server.js'
import { requireSession } from '../domain/sessions/active-sessions.js'
import { recentSignInRequired } from '../domain/sessions/recent-sign-in.js'
import { lockUser } from '../domain/users/users.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'

export const oauthRequests = implement(routes, schemas, {
  readOAuthRequest: async (call) => {
    const { ctx, auth, user } = call
    const request = await requirePending(call)
    return {
      clientName: request.client.displayName,
      isVerified: isVerified(request.client),
      clientHost: documentHostOf(request.client),
      destination: destinationOf(request),
      isLoopback: isToLoopback(request),
      scopes: request.scopes,
      isRemembered: await isRemembered(ctx, request, user.row.id),
      requiresSignIn:
        (await findSignInTime(ctx, auth.project, request, auth.session)) === undefined,
    }
  },

  decideOAuthRequest: async (call) => {
    const { ctx, auth, user, params, body, heldSession } = call
    const { project } = auth
    const request = await requirePending(call)
    const userId = user.row.id
    const isAllowed = body.decision === 'allow'
    const session = { id: heldSession.id, userId }
    const signedInAt = await findSignInTime(ctx, project, request, session)
    // A user may always say no.
    if (isAllowed && signedInAt === undefined) throw recentSignInRequired(ctx)
    if (isAllowed)
      await inTransaction(ctx, async (tx) => {
        await lockUser(tx.db, userId)
        await requireSession(tx.db, call)
        const isNew = !(await isRemembered(tx, request, userId))
        await rememberConsent(tx, request, userId)
        await recordAllowance(tx, request.client)
        // The user was not asked again.
        if (!isNew) return
        await recordAuditEvent(tx, project, {
          action: 'oauth_consent.granted',
          subject: userSubject(userId),
          details: { clientId: request.client.id },
        })
      })
    const decision = sealDecision(ctx, {
      projectId: project.id,
      requestId: params.requestId,
      userId,
      sessionId: session.id,
      authTime: Math.floor((signedInAt ?? 0) / 1000),
      isAllowed,
    })
    const issuer = oauthIssuerOf(ctx.config.publicUrl, project.id)
    const query = new URLSearchParams({ decision })
    return { redirectUrl: `${decisionUrlOf(issuer, params.requestId)}?${query}` }
  },
})

async function requirePending({
  ctx,
  auth,
  params,
}: Pick<Call<{ requestId: string }>, 'ctx' | 'auth' | 'params'>) {
  const request = await findPendingRequest(ctx, auth.project.id, params.requestId)
  if (request === undefined) throw fail('OAUTH_REQUEST_NOT_FOUND')
  return request
}
