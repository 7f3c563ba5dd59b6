import * as routes from '@latchkey/contract/routes/admin/openid-providers'
import type { ResponseOf } from '../../http/http-client.js'
import { omitUndefined, pick } from '../../lib/objects.js'
import type { ServerScope } from '../scope.js'
import type { OidcCredential } from '../team/team-connections.js'

/** The settings of an OpenID provider that a change can replace. */
export interface OpenIdProviderSettings {
  /** The name on the sign-in button. */
  readonly displayName: string
  /** URL of a picture for the button. Empty: a key is shown. */
  readonly iconUrl: string
  /** The ID that the provider has issued to the project. */
  readonly clientId: string
  /** The scopes of each request. `openid` is always requested. */
  readonly scopes: readonly string[]
  /** The claims with the fields of a profile. The ID of an account is always `sub`. */
  readonly claims: { readonly email: string; readonly name: string; readonly picture: string }
  /**
   * When an email address of the provider counts as verified, and so can sign in an existing user with that address:
   * `never`, `always`, or `claim` for the claim `email_verified`. `always` is for providers that give addresses of your own
   * domains to your own people only.
   */
  readonly trustEmailVerified: 'never' | 'always' | 'claim'
  /** Whether users can sign in with it. */
  readonly isEnabled: boolean
}

/** How the service authenticates at the token endpoint of a provider, as for the provider of a team. */
export type OpenIdCredential = OidcCredential

/** An OpenID provider that the project has added to the built-in ones. Its credential is never returned. */
export interface OpenIdProvider extends OpenIdProviderSettings {
  /** The ID that `signInWithOAuth` takes, such as `acme`. */
  readonly id: string
  /** The issuer, whose discovery document lists the endpoints (OpenID Connect Discovery 1.0). */
  readonly issuer: string
  /** How the service authenticates at the token endpoint. */
  readonly clientAuthentication: 'client_secret' | 'private_key_jwt'
  /** The redirect URI to register at the provider. */
  readonly redirectUrl: string
  /** The URL to register at the provider for logout by back-channel (OpenID Connect Back-Channel Logout 1.0). */
  readonly backChannelLogoutUrl: string
  /** The result of the last test; null if there was none since the last change. */
  readonly lastTest: OpenIdProviderTest | null
}

/** The result of a test of the sign-in. */
export interface OpenIdProviderTest {
  /** When it ended. */
  readonly testedAt: Date
  /** An error code, such as `invalid_client`; null if the test succeeded. */
  readonly error: string | null
  /** The account that signed in, as the settings read it; null if the test failed. */
  readonly account: {
    /** The claim `sub`. */
    readonly accountId: string
    /** Null if the provider returned none. */
    readonly email: string | null
    /** Whether the address would count as verified. */
    readonly isEmailVerified: boolean
    /** Null if the provider returned none. */
    readonly displayName: string | null
    /** Null if the provider returned none, or one that is not on an https server. */
    readonly profileImageUrl: string | null
  } | null
}

/** A new OpenID provider. Settings that are left out have the defaults of the service; it is disabled. */
export type NewOpenIdProvider = Partial<OpenIdProviderSettings> &
  OpenIdCredential & {
    /** At most 63 lower-case letters, digits, `-` and `_`. It cannot be changed. */
    readonly id: string
    /** An https URL. It cannot be changed. */
    readonly issuer: string
    /** The name on the sign-in button. */
    readonly displayName: string
    /** The ID that the provider has issued to the project. */
    readonly clientId: string
  }

/** Changes of an OpenID provider. A field that is not set stays unchanged. */
export type OpenIdProviderPatch = Partial<OpenIdProviderSettings> & OpenIdCredential

/** The part of the discovery document of an issuer that a sign-in uses. */
export interface OpenIdDiscovery {
  /** URL of the sign-in page of the provider. */
  readonly authorizationEndpoint: string
  /** URL from which the service gets tokens. */
  readonly tokenEndpoint: string
  /** Null if the provider has none. */
  readonly userinfoEndpoint: string | null
  /** URL of the keys of its tokens. */
  readonly jwksUri: string
  /** Whether the provider ends sessions by back-channel. */
  readonly supportsBackChannelLogout: boolean
}

const toProvider = (provider: ResponseOf<typeof routes.createOpenIdProvider>): OpenIdProvider =>
  Object.freeze(provider)

export async function listOpenIdProviders({ http }: ServerScope): Promise<OpenIdProvider[]> {
  const { items } = await http.request(routes.listOpenIdProviders, {})
  return items.map(toProvider)
}

export async function createOpenIdProvider(
  scope: ServerScope,
  { id, issuer, displayName, clientId, ...settings }: NewOpenIdProvider,
): Promise<OpenIdProvider> {
  const body = { id, issuer, ...settingsBody(settings), displayName, clientId }
  const response = await scope.http.request(routes.createOpenIdProvider, { body })
  await refresh(scope)
  return toProvider(response)
}

export async function updateOpenIdProvider(
  scope: ServerScope,
  providerId: string,
  patch: OpenIdProviderPatch,
): Promise<OpenIdProvider> {
  const input = { params: { providerId }, body: settingsBody(patch) }
  const response = await scope.http.request(routes.updateOpenIdProvider, input)
  await refresh(scope)
  return toProvider(response)
}

export async function deleteOpenIdProvider(scope: ServerScope, providerId: string): Promise<void> {
  const params = { providerId }
  await scope.http.request(routes.deleteOpenIdProvider, { params })
  await refresh(scope)
}

export async function discoverOpenIdProvider(
  { http }: ServerScope,
  issuer: string,
): Promise<OpenIdDiscovery> {
  const body = { issuer }
  const response = await http.request(
    routes.discoverOpenIdProvider,
    { body },
    { isIdempotent: true },
  )
  return Object.freeze(response)
}

export async function testOpenIdSignIn({ http }: ServerScope, providerId: string): Promise<string> {
  const params = { providerId }
  const response = await http.request(routes.testOpenIdSignIn, { params })
  return response.authorizationUrl
}

const refresh = ({ client }: ServerScope): Promise<void> =>
  client.invalidate('listOpenIdProviders', 'getProject')

/** The named fields only: a provider that was read has fields that a change must not have. */
const settingsBody = (patch: OpenIdProviderPatch) =>
  omitUndefined({
    ...pick(patch, 'displayName', 'iconUrl', 'claims', 'trustEmailVerified', 'isEnabled'),
    ...pick(patch, 'clientId', 'clientSecret', 'privateKey', 'privateKeyId'),
    scopes: patch.scopes && [...patch.scopes],
  })
