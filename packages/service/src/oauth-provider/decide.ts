import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { Context } from '../context.js'
import { findGrantingUser } from '../domain/oauth-server/account.js'
import { findClient } from '../domain/oauth-server/clients.js'
import {
  type Decision,
  grantableScopes,
  hasConsent,
  openDecision,
  type RequestParameters,
} from '../domain/oauth-server/requests.js'
import type { EnabledServer } from '../domain/oauth-server/server.js'

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
  { provider, enabled: { project, server }, params, decision: { userId, authTime } }: Allowance,
) {
  const client = params.client_id && (await findClient(ctx.db, project.id, params.client_id))
  const user = await findGrantingUser(ctx, project, userId)
  if (!client || user === undefined) return denial('The account cannot be used.')
  const grant = new provider.Grant({ accountId: userId, clientId: client.id })
  for (const { id, resource } of grantableScopes(server, client, params))
    if (resource === null) grant.addOIDCScope(id)
    else grant.addResourceScope(resource, id)
  const grantId = await grant.save()
  if (!(await hasConsent(ctx, client, userId))) {
    await grant.destroy()
    return denial('The user has disconnected the app.')
  }
  return {
    login: { accountId: userId, ts: authTime, remember: false },
    consent: { grantId },
  }
}
