/** The built-in OAuth providers. */
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

const unusualProviderNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['linkedin', 'LinkedIn'],
])

/** Returns the name of a provider for people. Default: its capitalized ID. */
export const providerName = (id: string): string =>
  unusualProviderNames.get(id) ?? id.replace(/^./, (first) => first.toUpperCase())

/** The providers that a project can use with the OAuth keys of the service. */
export const SHARED_OAUTH_PROVIDER_IDS = ['google', 'github', 'microsoft', 'spotify'] as const
