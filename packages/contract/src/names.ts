/** The project that owns all other projects (spec, section 9). */
export const INTERNAL_PROJECT_ID = 'internal'

/** The query parameter that carries the return destination through sign-in and sign-up (spec, section 2). */
export const RETURN_TO_PARAMETER = 'after_auth_return_to'

/** Providers that people can sign in with (protocol, section 3.1, OAuthProviderConfig). */
export const OAUTH_PROVIDER_IDS = [
  'google',
  'github',
  'microsoft',
  'spotify',
  'facebook',
  'discord',
  'gitlab',
  'bitbucket',
  'linkedin',
  'apple',
  'x',
] as const
export type OAuthProviderId = (typeof OAUTH_PROVIDER_IDS)[number]

/** Those of them that a project can use with the service's own keys (protocol, section 4.9). */
export const SHARED_OAUTH_PROVIDER_IDS = ['google', 'github', 'microsoft', 'spotify'] as const
