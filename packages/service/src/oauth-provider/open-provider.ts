import { timingSafeEqual } from 'node:crypto'
import Provider, {
  type Configuration,
  type CookiesSetOptions,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import type { Context } from '../context.js'
import { claimsOf, findGrantingUser } from '../domain/oauth-server/account.js'
import { findClient } from '../domain/oauth-server/clients.js'
import { grantableScopes, OPENID_SCOPES } from '../domain/oauth-server/requests.js'
import { listServerKeys, TOKEN_SECONDS } from '../domain/oauth-server/server-keys.js'
import { decisionUrlOf, type EnabledServer, oauthIssuerOf } from '../domain/oauth-server/server.js'
import { hashSecret } from '../lib/secrets.js'
import { createAdapter } from './adapter.js'
import { VERIFIED } from './client-metadata.js'
import { createPages } from './pages.js'
import { paths } from './paths.js'
import { requireGrantedResource } from './refresh-resource.js'
import { createDocumentFetch, unverifiedClientFeatures } from './unverified-clients.js'
import { isDocumentUrl, restrictMetadata } from './unverified-metadata.js'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
/** The session only keeps the form of a device code. */
const SESSION_SECONDS = 10 * MINUTE

/** The name of the cookie of the library's own session. */
export const SESSION_COOKIE = 'latchkey_oauth_session'

/**
 * Creates the authorization server of a project with the rules of RFC 9700: code with PKCE (S256), exact redirect URLs,
 * rotated refresh tokens, tokens for one resource. It has no implicit grant, no password grant and no sign-in of its own:
 * users sign in on the pages of the app.
 */
export async function openProvider(ctx: Context, enabled: EnabledServer): Promise<Provider> {
  const { project } = enabled
  const issuer = oauthIssuerOf(ctx.config.publicUrl, project.id)
  const keys = await listServerKeys(ctx, project.id)
  const provider = new Provider(issuer, {
    ...configurationOf(ctx, enabled),
    jwks: { keys },
  })
  // The service sets the headers of a proxy itself.
  provider.proxy = true
  provider.Client.prototype.compareClientSecret = function compare(this: SecretHolder, actual) {
    const expected = Buffer.from(this.clientSecret ?? '')
    const hashed = Buffer.from(hashSecret(actual))
    return expected.length === hashed.length && timingSafeEqual(expected, hashed)
  }
  const { save } = provider.ClientCredentials.prototype
  provider.ClientCredentials.prototype.save = function saveWithoutUser() {
    // A client that acts for itself has no user about whom these scopes tell.
    const scopes = this.scope?.split(' ').filter((id) => !OPENID_SCOPES.includes(id)) ?? []
    this.scope = scopes.join(' ') || undefined
    return save.call(this)
  }
  // Each client can learn of the end of a session, so each ID token names one.
  provider.Client.prototype.includeSid = () => true
  // Anyone can register the URL of an unverified client: only an answer of the user leads there (RFC 9700, section 4.11.2).
  provider.on('authorization.error', ({ oidc }, error) => {
    if (oidc.result === undefined && oidc.client?.metadata()[VERIFIED] !== true)
      error.allow_redirect = false
  })
  provider.on('server_error', (_ctx, error) => ctx.report(error))
  // The handler of the library writes to the console.
  provider.onerror = (error) => ctx.report(error)
  return provider
}

interface SecretHolder {
  /** The hash of the secret; see `toClientMetadata`. */
  clientSecret?: string | undefined
}

function configurationOf(ctx: Context, enabled: EnabledServer): Configuration {
  const { project, server } = enabled
  const pages = createPages(enabled)
  const issuer = oauthIssuerOf(ctx.config.publicUrl, project.id)
  const cookie = { httpOnly: true, sameSite: 'lax', path: new URL(issuer).pathname } as const
  return {
    adapter: createAdapter(ctx, { project, server }),
    fetch: createDocumentFetch(ctx),
    extraClientMetadata: {
      // The validator runs once for each property, and looks at all metadata.
      properties: [VERIFIED],
      validator: (koa, _property, _value, metadata) => {
        if (koa !== undefined || isDocumentUrl(metadata.client_id)) restrictMetadata(metadata)
      },
    },
    findAccount: async (_koa, id, token) => {
      const user = await findGrantingUser(ctx, project, id)
      // Without a token, the user has just decided. The library expects that the account is there.
      if (user === undefined && token === undefined)
        throw new errors.AccessDenied('The account cannot be used.')
      return user && { accountId: id, claims: async () => claimsOf(user) }
    },
    claims: {
      openid: ['sub'],
      profile: ['name', 'picture'],
      email: ['email', 'email_verified'],
    },
    scopes: [...OPENID_SCOPES],
    responseTypes: ['code'],
    subjectTypes: ['public'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: {
      idTokenSigningAlgValues: ['ES256'],
      dPoPSigningAlgValues: ['ES256', 'EdDSA'],
    },
    allowOmittingSingleRegisteredRedirectUri: false,
    pkce: { required: () => true },
    rotateRefreshToken: (koa) => {
      requireGrantedResource(server, koa)
      return true
    },
    issueRefreshToken: async (_koa, client) => client.grantTypeAllowed('refresh_token'),
    // A grant does not end with one session, but with all of a user's at once, such as at a reset of the password
    // (`endOtherSessions`). The user can also disconnect the app, and an admin can delete the user or the client.
    expiresWithSession: async () => false,
    revokeGrantPolicy: () => true,
    // Each authorization is a grant of its own, so that a stolen token of one device ends only the grant of this device.
    loadExistingGrant: async (koa) => {
      const { grantId, sid } = koa.oidc.result?.consent ?? {}
      const { client, session } = koa.oidc
      // The tokens name the session of the app. That of the library ends with the request.
      if (typeof sid === 'string' && client !== undefined) session?.sidFor(client.clientId, sid)
      if (grantId === undefined) return undefined
      const grant = await koa.oidc.provider.Grant.find(grantId)
      // The library would ask the user again, for a session of its own that has ended.
      if (grant === undefined) throw new errors.AccessDenied('The access has ended.')
      return grant
    },
    // A URL with a scheme of an app has the origin `null`, as any page in a sandbox.
    clientBasedCORS: (_koa, origin, client) =>
      origin !== 'null' &&
      client.clientAuthMethod === 'none' &&
      (client.redirectUris ?? []).some((url) => new URL(url).origin === origin),
    cookies: {
      keys: ctx.sealer.deriveSecrets(`cookies of the OAuth server of ${project.id}`),
      names: {
        session: SESSION_COOKIE,
        interaction: 'latchkey_oauth_request',
        resume: 'latchkey_oauth_resume',
      },
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax' },
    },
    discovery: {
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
      ...(server.signOutUrl !== null && {
        frontchannel_logout_supported: true,
        frontchannel_logout_session_supported: true,
      }),
    },
    interactions: {
      policy: policy(),
      url: (_koa, interaction) => decisionUrlOf(issuer, interaction.uid),
    },
    renderError: pages.renderError,
    routes: { ...paths },
    ttl: {
      AccessToken: TOKEN_SECONDS,
      ClientCredentials: TOKEN_SECONDS,
      IdToken: TOKEN_SECONDS,
      AuthorizationCode: MINUTE,
      DeviceCode: 10 * MINUTE,
      // A user may have to sign up and verify an address first.
      Interaction: 60 * MINUTE,
      Session: SESSION_SECONDS,
      RefreshToken: 30 * DAY,
      Grant: 365 * DAY,
    },
    features: {
      devInteractions: { enabled: false },
      // Only for its metadata. The service signs users out and sends logout tokens itself, because the sessions are those of
      // the app: `leadToSignOut`, `createLogoutDelivery`.
      rpInitiatedLogout: { enabled: server.signOutUrl !== null },
      claimsParameter: { enabled: false },
      userinfo: { enabled: true },
      clientCredentials: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: async (_koa, client, token) => token.clientId === client.clientId,
      },
      introspection: {
        enabled: true,
        allowedPolicy: async (_koa, client, token) => {
          if (token.clientId !== client.clientId) return false
          const accountId = 'accountId' in token ? token.accountId : undefined
          return (
            accountId === undefined ||
            (await findGrantingUser(ctx, project, accountId)) !== undefined
          )
        },
      },
      ...unverifiedClientFeatures(ctx, { project, server }),
      pushedAuthorizationRequests: { enabled: true },
      dPoP: { enabled: true },
      deviceFlow: {
        enabled: true,
        mask: '****-****',
        deviceInfo: () => ({}),
        userCodeInputSource: async (koa, _form, out, error) => {
          if (error !== undefined) await saveNewSession(koa, cookie)
          // The device has asked for something that it cannot get, such as a scope: another code does not help.
          if (out !== undefined && koa.status >= 400 && out.error !== 'invalid_request')
            return pages.renderError(koa, out)
          return pages.renderUserCode(koa, error)
        },
        userCodeConfirmSource: pages.confirmUserCode,
        successSource: pages.renderDeviceSuccess,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (_koa, _client, oneOf) => oneOf ?? [],
        useGrantedResource: async () => false,
        getResourceServerInfo: async (_koa, identifier, { clientId }) => {
          const resource = server.resources.find((entry) => entry.identifier === identifier)
          const client = await findClient(ctx.db, project.id, clientId)
          if (resource === undefined || client === undefined) throw new errors.InvalidTarget()
          const every = resource.scopes.map(({ id }) => id).join(' ')
          const granted = grantableScopes(server, client, { scope: every, resource: identifier })
          return {
            scope: granted
              .filter((scope) => scope.resource === identifier)
              .map(({ id }) => id)
              .join(' '),
            audience: identifier,
            accessTokenTTL: TOKEN_SECONDS,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'ES256' } },
          }
        },
      },
    },
  }
}

/**
 * Saves a session that has just begun. The library does not, when it answers with an error on the way of the code of a device, such
 * as to a form that was sent without a session.
 */
async function saveNewSession(
  { oidc }: KoaContextWithOIDC,
  cookie: CookiesSetOptions,
): Promise<void> {
  const { session } = oidc
  if (session === undefined || session.exp !== undefined) return
  oidc.cookies.set(SESSION_COOKIE, await session.save(SESSION_SECONDS), cookie)
}

/** The library's policy, with a sign-in on the pages of the app for every request: only they know who is signed in. */
function policy() {
  const { base, Check } = interactionPolicy
  const prompts = base()
  prompts
    .get('login')
    ?.checks.add(
      new Check('session_of_app', 'the app decides who is signed in', (koa) =>
        koa.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    )
  return prompts
}
