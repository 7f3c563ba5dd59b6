import * as z from 'zod/mini'
import { OAUTH_PROVIDER_IDS } from '../../oauth-providers.js'
import {
  absoluteUrl,
  foreignId,
  hostedPictureUrl,
  isSecure,
  list,
  listOf,
  millis,
  nameText,
  nothing,
  scopeUpTo,
  success,
  textUpTo,
  uuid,
} from '../primitives.js'

const notEmpty = z.minLength(1, 'must not be empty')

/** Names of other sign-in methods, which the pages and the filters of lists tell apart from providers. */
const METHOD_NAMES = ['anonymous', 'mail', 'oauth', 'otp', 'passkey', 'password', 'totp']
const reservedIds: readonly string[] = [
  ...OAUTH_PROVIDER_IDS,
  ...METHOD_NAMES,
  // Every JavaScript object has a property of this name.
  'constructor',
]

/** The ID of an OpenID provider, which its owner chooses, such as `acme`. */
export const openIdProviderId = z.string().check(
  z.regex(
    /^[a-z][a-z0-9_-]{0,62}$/,
    'must start with a lower-case letter and have at most 63 lower-case letters, digits, - and _',
  ),
  z.refine(
    (id) => !reservedIds.includes(id),
    'is the ID of a built-in provider or the name of a sign-in method',
  ),
  // The IDs of connections of teams are UUIDs.
  z.refine((id) => !z.safeParse(uuid, id).success, 'must not be a UUID'),
)

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const { search, hash, username, password } = url
  return isSecure(url) && search + hash + username + password === '' && !/[?#]/.test(text)
}

/** The issuer of an OpenID provider (OpenID Connect Discovery 1.0, section 3). */
export const issuer = absoluteUrl.check(
  z.refine(isIssuer, 'must be an https URL without a user name, query and fragment'),
)

const claimName = textUpTo(256).check(notEmpty)

/** When an email address of the provider counts as verified. */
export const emailTrust = z.enum(['never', 'always', 'claim'])

/** The settings of an OpenID provider that a change can replace. */
export const openIdProviderFields = {
  display_name: nameText.check(notEmpty),
  /** Empty: a key is shown. */
  icon_url: z.union([z.literal(''), hostedPictureUrl]),
  client_id: textUpTo(2048).check(notEmpty),
  /** `openid` is always requested. */
  scopes: listOf(scopeUpTo(256)),
  /** The claims with the fields of the profile. The ID of the account is always `sub`. */
  claims: z.strictObject({ email: claimName, name: claimName, picture: claimName }),
  trust_email_verified: emailTrust,
  is_enabled: z.boolean(),
}

/** How the service authenticates at the token endpoint: with a secret, or with a private key (RFC 7523). */
export const openIdCredentialFields = {
  client_secret: z.optional(textUpTo(4096).check(notEmpty)),
  /** PKCS #8, PEM. */
  private_key: z.optional(textUpTo(16_384).check(notEmpty)),
  /** The `kid` by which the provider finds the public key. */
  private_key_id: z.optional(foreignId.check(notEmpty)),
}

/** The account of the last test of the sign-in, as the settings read it. */
const testedAccount = z.strictObject({
  account_id: z.string(),
  email: z.nullable(z.string()),
  /** Whether the address would count as verified. */
  is_email_verified: z.boolean(),
  display_name: z.nullable(z.string()),
  profile_image_url: z.nullable(z.string()),
})

/** An OpenID provider of a project. Its credentials are never returned. */
export const openIdProvider = z.strictObject({
  id: openIdProviderId,
  issuer,
  ...openIdProviderFields,
  client_authentication: z.enum(['client_secret', 'private_key_jwt']),
  /** To be registered at the provider. */
  redirect_url: z.string(),
  /** To be registered at the provider, if it supports OpenID Connect Back-Channel Logout 1.0. */
  back_channel_logout_url: z.string(),
  /** The result of the last test; null if there was none since the last change. */
  last_test: z.nullable(
    z.strictObject({
      tested_at_millis: millis,
      /** An error code, such as `invalid_client`; null if the test succeeded. */
      error: z.nullable(z.string()),
      account: z.nullable(testedAccount),
    }),
  ),
})

export const listOpenIdProviders = { response: list(openIdProvider) }

const changes = z.partial(z.strictObject(openIdProviderFields)).shape

export const createOpenIdProvider = {
  body: z.strictObject({
    id: openIdProviderId,
    issuer,
    ...changes,
    display_name: openIdProviderFields.display_name,
    client_id: openIdProviderFields.client_id,
    ...openIdCredentialFields,
  }),
  response: openIdProvider,
}

/** The issuer stays: accounts of another one could have the IDs of accounts that are connected. */
export const updateOpenIdProvider = {
  body: z.strictObject({ ...changes, ...openIdCredentialFields }),
  response: openIdProvider,
}

export const deleteOpenIdProvider = { body: nothing, response: success }

export const discoverOpenIdProvider = {
  body: z.strictObject({ issuer }),
  response: z.strictObject({
    authorization_endpoint: z.string(),
    token_endpoint: z.string(),
    userinfo_endpoint: z.nullable(z.string()),
    jwks_uri: z.string(),
    /** Whether the provider says that it can end sessions by back-channel. */
    supports_back_channel_logout: z.boolean(),
  }),
}

export const testOpenIdSignIn = {
  body: nothing,
  response: z.strictObject({ authorization_url: z.string() }),
}

/** OpenID Connect Back-Channel Logout 1.0, section 2.5. Unknown parameters are ignored. */
export const logOutByBackChannel = {
  strictQuery: false,
  keepsKeys: true as const,
  body: z.object({ logout_token: textUpTo(65_536) }),
  response: z.strictObject({}),
}
