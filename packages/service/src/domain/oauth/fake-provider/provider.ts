import { SHARED_OAUTH_PROVIDER_IDS, type OAuthProviderId } from '@latchkey/contract'
import type { Context } from '../../../context.js'
import { callbackUrlOf } from '../flows.js'
import { definitions } from '../providers/definitions.js'
import { createProviderFetch } from '../providers/fetch-provider.js'
import { userInfoProfile } from '../providers/profiles.js'
import type { Provider } from '../providers/provider.js'
import { serveFakeProvider } from './server.js'

const sharedIds: readonly OAuthProviderId[] = SHARED_OAUTH_PROVIDER_IDS
/** Not a secret: it protects accounts that do not exist. */
const MOCK_SECRET = 'mock'

/**
 * Returns the mock provider for development, which runs in the service itself: the user chooses an account
 * and optionally a failure. Undefined in production, and for providers that cannot be shared.
 */
export function fakeProvider(ctx: Context, id: OAuthProviderId): Provider | undefined {
  if (ctx.config.mode === 'production' || !sharedIds.includes(id)) return undefined
  const base = `${ctx.config.publicUrl}/dev/oauth/${id}`
  const { scopes, trustsEmail } = definitions[id]
  return {
    id,
    definition: {
      issuer: base,
      authorizationEndpoint: `${base}/authorize`,
      tokenEndpoint: `${base}/token`,
      userinfoEndpoint: `${base}/userinfo`,
      scopes,
      trustsEmail,
      usesIdToken: false,
      usesPkce: true,
      clientAuth: 'post',
      answersByForm: false,
      profileOf: userInfoProfile,
    },
    isShared: true,
    clientId: id,
    clientSecret: MOCK_SECRET,
    callbackUrl: callbackUrlOf(ctx, id),
    ownIssuer: null,
    authorizationParameters: {},
    jwksCache: {},
    fetch: createProviderFetch({
      timeoutMillis: ctx.config.oauthTimeoutMillis,
      serve: serveFakeProvider(ctx),
    }),
  }
}
