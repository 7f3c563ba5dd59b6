import {
  OAUTH_PROVIDER_IDS,
  SHARED_OAUTH_PROVIDER_IDS,
  type OAuthProviderId,
} from '@latchkey/contract'
import * as z from 'zod'
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
