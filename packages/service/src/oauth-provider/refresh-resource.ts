import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { OAuthServer } from '../domain/oauth-server/server.js'

/**
 * Rejects a refresh for a resource that the user did not allow, or for none of several (RFC 8707, section 2.2). The library rejects it too, but after the
 * refresh token was used: the client would lose its access.
 */
export function requireGrantedResource(
  { resources }: Pick<OAuthServer, 'resources'>,
  { oidc }: KoaContextWithOIDC,
): void {
  const token = oidc.entities.RefreshToken
  if (token === undefined) return
  const scopes = oidc.params?.['scope'] ? oidc.requestParamScopes : token.scopes
  // Without a resource, a token with this scope is for the claims of the user.
  const implied = scopes.has('openid') ? undefined : token.resource
  const resource = oidc.params?.['resource'] ?? implied
  if (resource === undefined) return
  const isGranted = typeof resource === 'string' && token.resourceIndicators.has(resource)
  if (!isGranted || !resources.some(({ identifier }) => identifier === resource))
    throw new errors.InvalidTarget('the resource must be one of those that the user has allowed')
}
