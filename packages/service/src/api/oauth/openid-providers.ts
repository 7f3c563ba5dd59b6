import type { Output } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import * as routes from '@latchkey/contract/routes/admin/openid-providers'
import { returnFromOpenIdProvider } from '@latchkey/contract/routes/sign-in/oauth'
import * as schemas from '@latchkey/contract/schemas/admin/openid-providers'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { StoredOpenIdProvider } from '../../db/values.js'
import { discover } from '../../domain/oauth/openid/discovery.js'
import {
  LogoutTokenError,
  logOutByToken,
  type OpenIdClient,
} from '../../domain/oauth/openid/logout-token.js'
import {
  addOpenIdProvider,
  deleteOpenIdProvider,
  updateOpenIdProvider,
} from '../../domain/oauth/openid/manage-providers.js'
import { openIdProvider, openIdUrlOf } from '../../domain/oauth/openid/openid-provider.js'
import { findConnection, isOidc } from '../../domain/team-connections/connections.js'
import { findProject } from '../../domain/projects/project-keys.js'
import { HttpError, rejection } from '../../errors/http-error.js'
import { implement } from '../call/implement.js'
import { ApiResponse, success, toList } from '../call/response.js'
import { credentialOf } from './openid-credential.js'
import { oauthStart } from './sign-in-start.js'
import { beginTest } from './sign-in-test.js'
import { answering } from './provider-http-errors.js'

/** The response must not be cached (OpenID Connect Back-Channel Logout 1.0, section 2.8). */
const LOGOUT_HEADERS = { 'Cache-Control': 'no-store' }

export const openIdProviders = implement(routes, schemas, {
  listOpenIdProviders: async ({ ctx, auth: { project } }) =>
    toList(project.openIdProviders.map((provider) => toResponse(ctx, project, provider))),

  createOpenIdProvider: async ({ ctx, body, auth: { project } }) => {
    const { clientSecret: _secret, privateKey: _key, privateKeyId: _keyId, ...settings } = body
    const credential = credentialOf(body)
    if (credential === undefined) throw rejection('Pass client_secret or private_key.')
    const { isEnabled = false } = settings
    const provider = await addOpenIdProvider(ctx, project, { ...settings, isEnabled, credential })
    return toResponse(ctx, project, provider)
  },

  updateOpenIdProvider: async ({ ctx, params, body, auth: { project } }) => {
    const { clientSecret: _secret, privateKey: _key, privateKeyId: _keyId, ...settings } = body
    const changes = { ...settings, credential: credentialOf(body) }
    const id = params.providerId
    return toResponse(ctx, project, await updateOpenIdProvider(ctx, project, { id, changes }))
  },

  deleteOpenIdProvider: async ({ ctx, params, auth: { project } }) => {
    await deleteOpenIdProvider(ctx, project, params.providerId)
    return success
  },

  discoverOpenIdProvider: async ({ ctx, body }) => {
    const issuer = await answering(ctx, () => discover(ctx, body.issuer))
    return {
      authorizationEndpoint: issuer.authorizationEndpoint,
      tokenEndpoint: issuer.tokenEndpoint,
      userinfoEndpoint: issuer.userinfoEndpoint ?? null,
      jwksUri: issuer.jwksUri,
      supportsBackChannelLogout: issuer.hasBackChannelLogout,
    }
  },

  testOpenIdSignIn: async ({ ctx, params, auth: { project } }) => {
    const provider = findOpenIdProvider(project, params.providerId)
    if (provider === undefined) throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    const authorizationUrl = await answering(ctx, async () =>
      beginTest(ctx, project, oauthStart(await openIdProvider(ctx, project, provider))),
    )
    return { authorizationUrl }
  },

  logOutByBackChannel: async ({ ctx, params, body }) => {
    const project = await findProject(ctx, params.projectId)
    const provider = project && (await findLoggingOut(ctx, project, params.providerId))
    if (project === undefined || provider === undefined) throw invalidRequest()
    const { logout_token: token } = body
    await answering(ctx, () => logOutByToken(ctx, project, { provider, token })).catch(
      toInvalidRequest,
    )
    return new ApiResponse({}, LOGOUT_HEADERS)
  },
})

const findOpenIdProvider = (
  { openIdProviders: providers }: Project,
  providerId: string,
): StoredOpenIdProvider | undefined => providers.find(({ id }) => id === providerId)

/** Finds the provider that ends sessions: of the project, or of a connection of a team. */
async function findLoggingOut(
  ctx: Context,
  project: Project,
  id: string,
): Promise<OpenIdClient | undefined> {
  const connection = await findConnection(ctx.db, project.id, id)
  if (connection === undefined) return findOpenIdProvider(project, id)
  return isOidc(connection) ? { id, connectionId: id, ...connection.config } : undefined
}

/** The error of OpenID Connect Back-Channel Logout 1.0, section 2.8. */
const invalidRequest = () =>
  new HttpError(400, {
    error: 'invalid_request',
    error_description: 'The logout token is not valid for this provider, or was used before.',
  })

function toInvalidRequest(error: unknown): never {
  throw error instanceof LogoutTokenError ? invalidRequest() : error
}

const toResponse = (
  ctx: Context,
  project: Project,
  provider: StoredOpenIdProvider,
): CamelKeys<Output<typeof schemas.openIdProvider>> => {
  const { privateKeySealed, clientSecretSealed: _, privateKeyId: _id, ...settings } = provider
  const ids = [project.id, provider.id] as const
  return {
    ...settings,
    clientAuthentication: privateKeySealed === undefined ? 'client_secret' : 'private_key_jwt',
    redirectUrl: openIdUrlOf(ctx, returnFromOpenIdProvider.path, ids),
    backChannelLogoutUrl: openIdUrlOf(ctx, routes.logOutByBackChannel.path, ids),
  }
}
