import type { OAuthProviderId } from '@latchkey/contract'
import type { JWKSCacheInput } from 'oauth4webapi'

/** Who somebody is at a provider. */
export interface Profile {
  accountId: string
  displayName: string | null
  profileImageUrl: string | null
  email: string | null
  /** What the provider says; whether it is believed is `trustsEmail`. */
  isEmailVerified: boolean
}

/** All that a provider tells of somebody; what it does not have is undefined. */
export interface ProfileSource {
  /** Answer of the user info endpoint. */
  userInfo: unknown
  /** Answer of the endpoint that lists addresses. */
  emails: unknown
  /** Claims of the checked ID token. */
  claims: unknown
  /** What the callback itself carried: Apple tells the name there, once. */
  callback: Readonly<Record<string, string>>
}

/** Where a provider is reached. */
export interface ProviderEndpoints {
  /** Who signs its ID tokens and, where it says so, its callbacks. */
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  userinfoEndpoint?: string | undefined
  /** Keys of its ID tokens. */
  jwksUri?: string | undefined
}

/** What is particular about a provider (protocol, section 4.9). */
export interface ProviderDefinition extends ProviderEndpoints {
  /** Always asked for. */
  scopes: readonly string[]
  /** Whether its ID token is asked for and checked, with a nonce. */
  usesIdToken: boolean
  usesPkce: boolean
  /** How it wants the client secret (RFC 6749, section 2.3.1). */
  clientAuth: 'post' | 'basic'
  /** Whether its token response has no `token_type`, against RFC 6749, section 5.1. */
  omitsTokenType?: boolean
  /** Whether its word on an address counts. */
  trustsEmail: boolean
  /** Comes back by a form, posted from its own page. */
  answersByForm: boolean
  /** Lists addresses at the user info endpoint's own path and this one. */
  emailsPath?: string
  profileOf: (source: ProfileSource) => Profile
}

/** What a provider is asked. */
export interface ProviderRequest {
  method: string
  headers: Record<string, string>
  /** A form, or nothing. */
  body?: unknown
}

/** A provider as a project uses it. */
export interface Provider {
  id: OAuthProviderId
  definition: ProviderDefinition
  isShared: boolean
  clientId: string
  clientSecret: string
  /** The service's own address that it sends people back to. */
  callbackUrl: string
  /** Besides what every provider is sent. */
  authorizationParameters: Readonly<Record<string, string>>
  /** The keys of its ID tokens, which are fetched when they are missing or old. */
  jwksCache: JWKSCacheInput
  /** Asks the provider; ends after a while, whatever the provider does. */
  fetch: (url: string, request: ProviderRequest) => Promise<Response>
}

/** Tokens of a provider, as it granted them. */
export interface ProviderTokens {
  accessToken: string
  refreshToken: string | null
  /** Seconds; null where the provider names no end. */
  expiresInSeconds: number | null
  scopes: string[]
}
