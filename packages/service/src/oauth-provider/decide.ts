import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { Context } from '../context.js'
import { inTransaction } from '../db/in-transaction.js'
import { findGrantingUser } from '../domain/oauth-server/account.js'
import { findClient, type OAuthClient } from '../domain/oauth-server/clients.js'
import { bindGrant } from '../domain/oauth-server/records.js'
import {
  type Decision,
  grantableScopes,
  hasConsent,
  mayAskFor,
  openDecision,
  type RequestParameters,
} from '../domain/oauth-server/requests.js'
import type { EnabledServer } from '../domain/oauth-server/server.js'
import { recordClientSignIn, sidOf } from '../domain/sessions/client-sign-ins.js'

interface Exchange {
  req: IncomingMessage
  res: ServerResponse
}

/**
 * Leads the browser of a request to the consent page, and takes the decision back from it. The library checks that the browser
 * has the cookie of the request, so a decision counts only in the browser in which the request began.
 *
 * @param decision the sealed decision; null on the way to the consent page
 */
export async function decideRequest(
  ctx: Context,
  {
    provider,
    enabled,
    decision,
  }: { provider: Provider; enabled: EnabledServer; decision: string | null },
  { req, res }: Exchange,
): Promise<void> {
  const { uid, params } = await provider.interactionDetails(req, res)
  if (decision === null) {
    if (!(await isAllowedToAsk(ctx, enabled, params))) {
      await provider.interactionFinished(req, res, invalidScope)
      return
    }
    const page = new URL(enabled.server.consentUrl)
    page.searchParams.set('request', uid)
    res.writeHead(303, { Location: page.href }).end()
    return
  }
  const opened = openDecision(ctx, decision, { projectId: enabled.project.id, requestId: uid })
  if (opened === undefined)
    throw new errors.InvalidRequest('The decision has expired. Start again.')
  const result = opened.isAllowed
    ? await allow(ctx, { provider, enabled, params, decision: opened })
    : denial('The user denied the request.')
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
}

async function isAllowedToAsk(
  ctx: Context,
  { project }: EnabledServer,
  params: RequestParameters,
): Promise<boolean> {
  const client = params.client_id && (await findClient(ctx.db, project.id, params.client_id))
  // Of a client that is gone, the consent page says so.
  return !client || mayAskFor(client, params)
}

/** As the library answers (RFC 6749, section 4.1.2.1). */
const invalidScope = {
  error: 'invalid_scope',
  error_description: 'requested scope is not allowed',
}

const denial = (reason: string) => ({ error: 'access_denied', error_description: reason })

interface Allowance {
  provider: Provider
  enabled: EnabledServer
  params: RequestParameters
  decision: Decision
}

/** Creates the grant of a request that its user has allowed. */
async function allow(
  ctx: Context,
  {
    provider,
    enabled: { project, server },
    params,
    decision: { userId, sessionId, authTime },
  }: Allowance,
) {
  const client = params.client_id && (await findClient(ctx.db, project.id, params.client_id))
  const user = await findGrantingUser(ctx, project, userId)
  if (!client || user === undefined) return denial('The account cannot be used.')
  const grant = new provider.Grant({ accountId: userId, clientId: client.id })
  const scopes = grantableScopes(server, client, params)
  for (const { id, resource } of scopes)
    if (resource === null) grant.addOIDCScope(id)
    else grant.addResourceScope(resource, id)
  const grantId = await grant.save()
  if (!(await hasConsent(ctx, client, userId))) {
    await grant.destroy()
    return denial('The user has disconnected the app.')
  }
  const isOffline = scopes.some(({ id, resource }) => id === 'offline_access' && resource === null)
  const isRecorded = await inTransaction(ctx, async (tx) => {
    if (!(await recordClientSignIn(tx.db, sessionId, client.id))) return false
    if (hasLogoutUrl(client) && !isOffline) await bindGrant(tx, project.id, { grantId, sessionId })
    return true
  })
  if (!isRecorded) {
    await grant.destroy()
    return denial('The user has signed out.')
  }
  return {
    login: { accountId: userId, ts: authTime, remember: false },
    consent: { grantId, sid: sidOf(sessionId) },
  }
}

/**
 * Whether a client wants to sign users out with the app. Its grants without `offline_access` then end with the session (OpenID
 * Connect Back-Channel Logout 1.0, section 2.7). Those of other clients, such as command-line tools, stay.
 */
const hasLogoutUrl = ({ backChannelLogoutUrl, frontChannelLogoutUrl }: OAuthClient): boolean =>
  backChannelLogoutUrl !== null || frontChannelLogoutUrl !== null
