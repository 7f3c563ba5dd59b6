import type { OAuthProviderId } from '@latchkey/contract'
import { eq } from 'drizzle-orm'
import { oauthAccounts, oauthTokens } from '../../src/db/schema.js'
import {
  codeOf,
  exchange,
  locationOf,
  start,
  userOf,
  type AuthorizeQuery,
  type Started,
} from '../support/oauth.js'
import { readResponse, requestOf, type CallResponse, type TestProject } from '../support/project.js'
import type { TestService } from '../support/service.js'
import { documentedProviders } from './documented-providers.js'

/** Goes to a provider and returns as it documents, with these parameters in place of a code. */
export async function visitProvider(
  service: TestService,
  { project, id, query }: { project: TestProject; id: OAuthProviderId; query?: AuthorizeQuery },
  parameters?: Record<string, string>,
): Promise<CallResponse> {
  const started = await start(project, id, query)
  const providerQuery = started.location.searchParams
  // The fake provider puts the nonce, which is its code, into the ID token.
  const granted = {
    code: providerQuery.get('nonce') ?? 'the code',
    ...documentedProviders[id].callback,
  }
  const state = providerQuery.get('state') ?? ''
  return returnFrom(service, id, { started, fields: { state, ...(parameters ?? granted) } })
}

/** Returns from a provider with these fields only, as the provider documents. */
export async function returnFrom(
  service: TestService,
  id: OAuthProviderId,
  { started: { cookie }, fields }: { started: Started; fields: Record<string, string> },
): Promise<CallResponse> {
  const text = new URLSearchParams(fields).toString()
  const path = `/auth/oauth/callback/${id}`
  const form = { cookie, 'Content-Type': 'application/x-www-form-urlencoded' }
  const request = documentedProviders[id].postsForm
    ? requestOf('POST', path, { headers: form, body: text })
    : requestOf('GET', `${path}?${text}`, { headers: { cookie } })
  return readResponse(await service.fetch(request))
}

/** Signs in at a provider; returns the user, and what the service stored. */
export async function signInAt(service: TestService, project: TestProject, id: OAuthProviderId) {
  const response = await exchange(project, codeOf(await visitProvider(service, { project, id })))
  const user = await userOf(project, response)
  const { db } = service.ctx
  const [account] = await db
    .select()
    .from(oauthAccounts)
    .where(eq(oauthAccounts.projectId, project.id))
  const [tokens] = await db
    .select()
    .from(oauthTokens)
    .where(eq(oauthTokens.oauthAccountId, account?.id ?? ''))
  return { user, account, tokens }
}

/** The error that the app's error page gets, by a redirect of either status. */
export function errorOf(response: CallResponse) {
  const { searchParams } = locationOf(response)
  return {
    code: searchParams.get('errorCode'),
    details: JSON.parse(searchParams.get('details') ?? 'null') as unknown,
  }
}
