import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { oidcProvider } from '../../domain/connection-sign-in/oidc-provider.js'
import { findProvider } from '../../domain/oauth/providers/find-provider.js'
import type { Provider } from '../../domain/oauth/providers/provider.js'
import { findConnection, isOidc, isSaml } from '../../domain/team-connections/connections.js'
import { samlStart } from './saml-sign-in.js'
import { oauthStart, type SignInStart } from './sign-in-start.js'

/**
 * Finds how a sign-in with a provider of a project, or with the connection of a team that is on, starts. Rejects with
 * OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED.
 *
 * @throws ProviderError
 */
export async function findSignInStart(
  ctx: Context,
  project: Project,
  providerId: string,
): Promise<SignInStart> {
  const connection = await findConnection(ctx.db, project.id, providerId)
  if (connection?.state === 'on' && isSaml(connection)) return samlStart(ctx, connection)
  return oauthStart(await findSignInProvider(ctx, project, providerId))
}

/**
 * Finds a provider of a project, or the one of a team's connection by OpenID Connect that is on. Rejects with
 * OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED.
 *
 * @throws ProviderError
 */
export async function findSignInProvider(
  ctx: Context,
  project: Project,
  providerId: string,
): Promise<Provider> {
  const connection = await findConnection(ctx.db, project.id, providerId)
  if (connection === undefined) return findProvider(ctx, project, providerId)
  if (connection.state !== 'on' || !isOidc(connection))
    throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  return oidcProvider(ctx, project, connection)
}
