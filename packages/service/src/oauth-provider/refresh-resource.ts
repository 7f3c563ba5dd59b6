import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { OAuthServer } from '../domain/oauth-server/server.js'

/**
 * Rejects a refresh for a resource that the user did not allow (RFC 8707, section 2.2). The library rejects it too, but after the
 * refresh token was used: the client would lose its access.
 */
export function requireGrantedResource(
  { resources }: Pick<OAuthServer, 'resources'>,
  { oidc }: KoaContextWithOIDC,
): void {
  const token = oidc.entities.RefreshToken
  const requested = oidc.params?.['resource']
  if (token === undefined) return
  if (requested === undefined) {
    const scopes = oidc.params?.['scope'] ? oidc.requestParamScopes : token.scopes
    const isForUserInfo = scopes.has('openid')
    if (Array.isArray(token.resource) && token.resource.length > 1 && !isForUserInfo)
      throw new errors.InvalidTarget('name one of the resources of the refresh token')
    return
  }
  const isGranted = typeof requested === 'string' && token.resourceIndicators.has(requested)
  if (!isGranted || !resources.some(({ identifier }) => identifier === requested))
    throw new errors.InvalidTarget()
}
