import {
  OAUTH_PROVIDER_IDS,
  SHARED_OAUTH_PROVIDER_IDS,
  type OAuthProviderId,
} from '@latchkey/contract'
import * as openIdProviders from '@latchkey/contract/schemas/admin/openid-providers'
import * as z from 'zod'
import { PRIVATE_KEY_RULE, signingAlgorithm } from '../lib/private-key.js'
import { isSecureUrl } from '../lib/urls.js'

const sharedIds: readonly string[] = SHARED_OAUTH_PROVIDER_IDS

/** A provider of a project in a configuration file. */
export const oauthProviderSeed = z
  .strictObject({
    id: z.enum(OAUTH_PROVIDER_IDS),
    /** `shared` needs no account at the provider: in development, users sign in at a mock provider. */
    type: z.enum(['shared', 'standard']),
    clientId: z.string().min(1).optional(),
    /**
     * Apple's may be JSON with teamId, keyId and privateKey (PEM), from which the service creates secrets.
     */
    clientSecret: z.string().min(1).optional(),
    facebookConfigId: z.string().min(1).optional(),
    microsoftTenantId: z.string().min(1).optional(),
  })
  .refine(({ id, type }) => type === 'standard' || sharedIds.includes(id), {
    error: `must be standard: only ${sharedIds.join(', ')} can be shared`,
    path: ['type'],
  })
  .refine(({ type, clientId, clientSecret }) => type === 'shared' || (clientId && clientSecret), {
    error: 'needs clientId and clientSecret, or the type shared',
  })

const { openIdProviderFields: fields } = openIdProviders

/** An OpenID provider that a project adds to the built-in ones. */
export const openIdProviderSeed = z
  .strictObject({
    /** Chosen freely, such as `acme`: the argument of `signInWithOAuth`. */
    id: openIdProviders.openIdProviderId,
    issuer: openIdProviders.issuer,
    displayName: fields.display_name,
    iconUrl: z.optional(fields.icon_url),
    clientId: fields.client_id,
    clientSecret: z.string().min(1).optional(),
    /** PKCS #8, PEM, in place of a secret (`private_key_jwt`). */
    privateKey: z
      .string()
      .refine((text) => signingAlgorithm(text) !== undefined, { error: PRIVATE_KEY_RULE })
      .optional(),
    privateKeyId: z.string().min(1).optional(),
    scopes: z.optional(fields.scopes),
    claims: z.optional(fields.claims),
    trustEmailVerified: z.optional(fields.trust_email_verified),
    isEnabled: z.boolean().optional(),
  })
  .refine(
    ({ clientSecret, privateKey }) => (clientSecret === undefined) !== (privateKey === undefined),
    {
      error: 'needs either clientSecret or privateKey',
    },
  )

/** An https URL of another service, or a URL on this machine. */
export const secureUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL', abort: true })
  .refine(isSecureUrl, { error: 'must be https, or on this machine' })

const override = z.strictObject({
  /** The issuer, whose discovery document (OpenID Connect Discovery 1.0) lists the endpoints. */
  issuer: secureUrl.optional(),
  authorizationEndpoint: secureUrl.optional(),
  tokenEndpoint: secureUrl.optional(),
  userinfoEndpoint: secureUrl.optional(),
})

/** Other endpoints of providers, such as those of a self-hosted GitLab or GitHub. */
export const oauthOverrides = z
  .strictObject(
    Object.fromEntries(OAUTH_PROVIDER_IDS.map((id) => [id, override])) as Record<
      OAuthProviderId,
      typeof override
    >,
  )
  .partial()
