import type { JWKSCacheInput } from 'oauth4webapi'

/** A user's profile at a provider. */
export interface Profile {
  accountId: string
  displayName: string | null
  profileImageUrl: string | null
  email: string | null
  /** The provider's claim; `trustsEmail` decides whether it is trusted. */
  isEmailVerified: boolean
  /** The groups of the user at the identity provider of a team. */
  groups?: readonly string[] | undefined
}

/** Everything that a provider returns about a user; absent parts are undefined. */
export interface ProfileSource {
  /** Response of the user info endpoint. */
  userInfo: unknown
  /** Response of the endpoint that lists addresses. */
  emails: unknown
  /** Claims of the checked ID token. */
  claims: unknown
  /** Parameters of the callback: Apple sends the name there, once. */
  callback: Readonly<Record<string, string>>
}

/** The URLs of a provider. */
export interface ProviderEndpoints {
  /** The issuer of its ID tokens and, if it sends one, of its callbacks. */
  issuer: string
  /** True if the configuration names other endpoints but no issuer, so that only the origin of callbacks is known. */
  hasUnknownIssuer?: boolean
  authorizationEndpoint: string
  tokenEndpoint: string
  userinfoEndpoint?: string | undefined
  /** Keys of its ID tokens. */
  jwksUri?: string | undefined
  /** Algorithms of its ID tokens. Default: RS256. */
  idTokenAlgorithms?: string[]
  /** True if a callback without the issuer is rejected (RFC 9207, section 2.4). */
  namesIssuer?: boolean
}

/** The members of a discovery document (OpenID Connect Discovery 1.0, section 3) that the service uses. */
export interface DiscoveryDocument {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  userinfo_endpoint?: string | undefined
  jwks_uri?: string | undefined
  /** The host of Microsoft Graph. */
  msgraph_host?: string | undefined
}

/** The specifics of a provider. */
export interface ProviderDefinition extends ProviderEndpoints {
  /** Scopes of every request. */
  scopes: readonly string[]
  /** True if its ID token is requested and checked, with a nonce. */
  usesIdToken: boolean
  usesPkce: boolean
  /** How the client secret is sent (RFC 6749, section 2.3.1), or that a private key takes its place (RFC 7523). */
  clientAuth: 'post' | 'basic' | 'private-key'
  /** True if its token response has no `token_type`, against RFC 6749, section 5.1. */
  omitsTokenType?: boolean
  /** True if the provider is trusted to have verified an email address. */
  trustsEmail: boolean
  /** True if the provider posts the callback as a form. */
  answersByForm: boolean
  /** Lists addresses at the user info endpoint's own path and this one. */
  emailsPath?: string
  /** Returns where the profile is read on another server, if its discovery document names another endpoint. */
  profileEndpointOf?: (document: DiscoveryDocument) => string | undefined
  profileOf: (source: ProfileSource) => Profile
}

/** A request to a provider. */
export interface ProviderRequest {
  method: string
  headers: Record<string, string>
  /** A form, or nothing. */
  body?: unknown
}

/** The configuration of a provider in a project. */
export interface Provider {
  id: string
  definition: ProviderDefinition
  isShared: boolean
  clientId: string
  /** With `private-key`: the key, in PEM. */
  clientSecret: string
  /** The `kid` of the private key. */
  privateKeyId?: string | undefined
  /** The callback URL of the service. */
  callbackUrl: string
  /** The issuer of an OpenID provider of the project; null for a built-in provider. */
  ownIssuer: string | null
  /** Additional parameters of the authorization request. */
  authorizationParameters: Readonly<Record<string, string>>
  /** The keys of its ID tokens, which are fetched when they are missing or old. */
  jwksCache: JWKSCacheInput
  /** Sends a request to the provider; always ends after the timeout. */
  fetch: (url: string, request: ProviderRequest) => Promise<Response>
}

/** Tokens of a provider, as it granted them. */
export interface ProviderTokens {
  accessToken: string
  refreshToken: string | null
  /** Lifetime in seconds; null if the provider states none. */
  expiresInSeconds: number | null
  scopes: string[]
}
