import { API_PREFIX } from '@latchkey/contract'
import { returnFromSamlProvider } from '@latchkey/contract/routes/sign-in/oauth'
import { readServiceProviderMetadata } from '@latchkey/contract/routes/team-connections/connections'
import { type Context, projectNow } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { OAuthFlow } from '../../db/values.js'
import { FLOW_MILLIS } from '../../domain/oauth/flows.js'
import type { Profile } from '../../domain/oauth/providers/provider.js'
import { checkProfile } from '../../domain/oauth/providers/read-profile.js'
import { consumeOnce } from '../../domain/rate-limits/consume-once.js'
import type { SamlConnection } from '../../domain/team-connections/connections.js'
import type { ServiceProvider } from '../../saml/saml-profile.js'
import type { SignInStart } from './sign-in-start.js'

/**
 * Returns the service provider of a connection. Each connection has its own entity ID and URL, so that no other connection accepts
 * its assertions.
 */
export function serviceProviderOf(
  { config }: Pick<Context, 'config'>,
  connectionId: string,
): ServiceProvider {
  const urlOf = (path: string) =>
    config.publicUrl + API_PREFIX + path.replace('{connection_id}', connectionId)
  return {
    entityId: urlOf(readServiceProviderMetadata.path),
    acsUrl: urlOf(returnFromSamlProvider.path),
  }
}

/** Returns how a sign-in with a SAML connection starts. The library is loaded for the first one. */
export const samlStart = (ctx: Context, { id, config }: SamlConnection): SignInStart => ({
  id,
  isShared: false,
  scopes: [],
  isPostedBack: true,
  authorizationUrl: async ({ state, nonce }) => {
    const { signInUrl } = await import('../../saml/service-provider.js')
    const request = { requestId: requestIdOf({ nonce }), relayState: state }
    return signInUrl(serviceProviderOf(ctx, id), config, request)
  },
})

/** Returns the ID of the request that a flow has begun. An ID must not start with a digit (XML Schema, type `ID`). */
const requestIdOf = ({ nonce }: Pick<OAuthFlow, 'nonce'>): string => `_${nonce}`

/** The response of a SAML identity provider. */
interface ReturnedResponse {
  connection: SamlConnection
  flow: OAuthFlow
  /** The form field `SAMLResponse`. */
  encoded: string
}

/**
 * Reads the account of a user who returned from a SAML identity provider.
 *
 * @throws ProviderError
 */
export async function readSamlProfile(
  ctx: Context,
  project: Project,
  { connection: { id, config }, flow, encoded }: ReturnedResponse,
): Promise<Profile> {
  const { readResponse } = await import('../../saml/read-response.js')
  // Later, the request has expired.
  const usedUntil = projectNow(ctx, project) + FLOW_MILLIS
  const { subject, email, name, groups } = await readResponse(serviceProviderOf(ctx, id), config, {
    encoded,
    requestId: requestIdOf(flow),
    nowMillis: ctx.now(),
    consumeAssertion: (assertionId) =>
      consumeOnce(ctx, project, ['saml assertion', id, assertionId], usedUntil),
  })
  return checkProfile({
    accountId: subject.nameId,
    displayName: name,
    profileImageUrl: null,
    email,
    // The team has proven the domain of the address and chosen the provider.
    isEmailVerified: true,
    groups,
  })
}
