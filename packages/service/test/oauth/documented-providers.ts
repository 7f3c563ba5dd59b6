import type { OAuthProviderId } from '@latchkey/contract'

/** The email address of the documented account. */
export const EMAIL = 'ada@example.com'
const PICTURE = 'https://pictures.example.com/ada.png'

/** A provider as its documentation describes it: its responses, and the resulting user. */
export interface DocumentedProvider {
  /** Members of the token response besides `access_token` and the ID token. */
  token: Record<string, unknown>
  /** How the client sends its secret. */
  clientAuth: 'post' | 'basic'
  /** Claims of the ID token besides those of the protocol; undefined without an ID token. */
  claims?: Record<string, unknown>
  user?: Record<string, unknown>
  emails?: unknown
  /** Fields of the callback besides `code` and `state`. */
  callback?: Record<string, string>
  /** Parameters of the callback when the user cancels. */
  cancellation: Record<string, string>
  /** Whether the callback is a form that the browser posts. */
  postsForm?: boolean
  expected: {
    accountId: string
    name: string
    email: string | null
    isVerified: boolean
    picture: string | null
  }
}

const ada = { accountId: '1', name: 'Ada', email: EMAIL, isVerified: true, picture: PICTURE }
const usualToken = {
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: 'the refresh token',
}
const denied = { error: 'access_denied' }

/** Documented responses of the built-in providers, with their deviations from RFC 6749 and OpenID Connect. */
export const documentedProviders: Record<OAuthProviderId, DocumentedProvider> = {
  google: {
    token: { ...usualToken, scope: 'openid https://www.googleapis.com/auth/userinfo.email' },
    clientAuth: 'post',
    claims: { email: EMAIL, email_verified: true },
    user: { sub: '1', name: 'Ada', picture: PICTURE, email: EMAIL, email_verified: true },
    cancellation: denied,
    expected: ada,
  },
  github: {
    // An OAuth app has no refresh tokens, and separates scopes by commas.
    token: { token_type: 'bearer', scope: 'read:org,user:email' },
    clientAuth: 'post',
    user: { id: 1, login: 'ada-l', name: 'Ada', avatar_url: PICTURE, email: null },
    emails: [
      { email: 'other@example.com', primary: false, verified: true, visibility: null },
      { email: EMAIL, primary: true, verified: true, visibility: 'private' },
    ],
    cancellation: { ...denied, error_description: 'The user has denied your application access.' },
    expected: ada,
  },
  microsoft: {
    token: { ...usualToken, scope: 'User.Read openid', ext_expires_in: 3600 },
    clientAuth: 'post',
    claims: { tid: '8d1ef6d8-3a3c-4bd0-9f2e-0d6f4a3e8c11' },
    user: { id: '1', displayName: 'Ada', mail: null, userPrincipalName: EMAIL },
    cancellation: { ...denied, error_subcode: 'cancel' },
    // The owner of a tenant can enter any address.
    expected: { ...ada, isVerified: false, picture: null },
  },
  spotify: {
    token: { ...usualToken, scope: 'user-read-email user-read-private' },
    clientAuth: 'basic',
    user: { id: '1', display_name: 'Ada', email: EMAIL, images: [{ url: PICTURE }] },
    cancellation: denied,
    expected: { ...ada, isVerified: false },
  },
  facebook: {
    token: { token_type: 'bearer', expires_in: 5_183_944 },
    clientAuth: 'post',
    user: { id: '1', name: 'Ada', email: EMAIL, picture: { data: { url: PICTURE } } },
    cancellation: { ...denied, error_reason: 'user_denied', error_code: '200' },
    expected: { ...ada, isVerified: false },
  },
  discord: {
    token: { ...usualToken, scope: 'identify email' },
    clientAuth: 'post',
    user: {
      id: '1',
      username: 'ada',
      global_name: 'Ada',
      avatar: 'a1',
      email: EMAIL,
      verified: true,
    },
    cancellation: denied,
    expected: { ...ada, picture: 'https://cdn.discordapp.com/avatars/1/a1.png' },
  },
  gitlab: {
    token: { ...usualToken, created_at: 1_790_000_000 },
    clientAuth: 'post',
    user: { id: 1, name: 'Ada', email: EMAIL, avatar_url: PICTURE, confirmed_at: '2026-01-01' },
    cancellation: denied,
    expected: ada,
  },
  bitbucket: {
    // `scopes` instead of `scope`.
    token: { ...usualToken, scopes: 'account email' },
    clientAuth: 'basic',
    user: { account_id: '1', display_name: 'Ada', links: { avatar: { href: PICTURE } } },
    emails: { values: [{ email: EMAIL, is_primary: true, is_confirmed: true }] },
    cancellation: denied,
    expected: ada,
  },
  linkedin: {
    // Without `token_type`.
    token: { expires_in: 5_184_000, scope: 'email,openid,profile' },
    clientAuth: 'post',
    user: {
      sub: '1',
      name: 'Ada',
      picture: PICTURE,
      email: EMAIL,
      email_verified: true,
      locale: { country: 'US', language: 'en' },
    },
    cancellation: { error: 'user_cancelled_authorize' },
    expected: ada,
  },
  apple: {
    token: usualToken,
    clientAuth: 'post',
    // A text instead of a boolean.
    claims: { email: EMAIL, email_verified: 'true', is_private_email: 'true' },
    callback: {
      user: '{"name":{"firstName":"Ada","lastName":"Lovelace"},"email":"x@example.com"}',
    },
    cancellation: { error: 'user_cancelled_authorize' },
    postsForm: true,
    expected: { ...ada, name: 'Ada Lovelace', picture: null },
  },
  x: {
    token: { ...usualToken, expires_in: 7200, scope: 'users.read tweet.read offline.access' },
    clientAuth: 'basic',
    user: { data: { id: '1', name: 'Ada', username: 'ada', profile_image_url: PICTURE } },
    cancellation: denied,
    expected: { ...ada, email: null, isVerified: false },
  },
}
