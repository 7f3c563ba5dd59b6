import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../../context.js'
import {
  openOAuthProvider,
  type OAuthProviderConfig,
} from '../../projects/oauth-provider-config.js'
import type { Project } from '../../../db/schema.js'
import { callbackUrlOf } from '../flows.js'
import { openIdProvider } from '../openid/openid-provider.js'
import { definitions } from './definitions.js'
import { resolveEndpoints, withTenant } from './endpoints.js'
import { createProviderFetch } from './fetch-provider.js'
import { fakeProvider } from '../fake-provider/provider.js'
import type { Provider } from './provider.js'

/**
 * Finds a provider of a project, or rejects with OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED. A shared provider
 * is the mock provider, which does not exist in production.
 */
export async function findProvider(
  ctx: Context,
  project: Project,
  providerId: string,
): Promise<Provider> {
  const added = project.openIdProviders.find(({ id }) => id === providerId)
  if (added?.isEnabled) return openIdProvider(ctx, project, added)
  const stored = project.oauthProviders.find(({ id }) => id === providerId)
  if (stored === undefined) throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  if (stored.type === 'standard')
    return standardProvider(ctx, openOAuthProvider(ctx.sealer, stored))
  const shared = fakeProvider(ctx, stored.id)
  if (shared === undefined) throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  return shared
}

async function standardProvider(ctx: Context, config: OAuthProviderConfig): Promise<Provider> {
  const { id, clientId, clientSecret, facebookConfigId, microsoftTenantId } = config
  const fetch = createProviderFetch({ timeoutMillis: ctx.config.oauthTimeoutMillis })
  const override = ctx.config.oauthProviders[id]
  const resolved = await resolveEndpoints(definitions[id], {
    override,
    tenant: microsoftTenantId,
    fetch,
  })
  const endpoints = withTenant(resolved, microsoftTenantId)
  return {
    id,
    definition: { ...definitions[id], ...endpoints },
    isShared: false,
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    callbackUrl: callbackUrlOf(ctx, id),
    ownIssuer: null,
    authorizationParameters:
      id === 'facebook' && facebookConfigId !== undefined ? { config_id: facebookConfigId } : {},
    jwksCache: jwksCacheOf(ctx, endpoints.jwksUri),
    fetch,
  }
}

function jwksCacheOf({ jwksCaches }: Context, jwksUri = ''): Provider['jwksCache'] {
  const cache = jwksCaches.get(jwksUri) ?? {}
  jwksCaches.set(jwksUri, cache)
  return cache
}
