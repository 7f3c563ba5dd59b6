/** Path prefix of every API call. */
export const API_PREFIX = '/api/v1'

/** Default path of the hosted pages. */
export const HANDLER_PATH = '/handler'

/** The project that owns all other projects. */
export const INTERNAL_PROJECT_ID = 'internal'

/** The roles of the people who manage a project. Each one may also do what those after it may. */
export const PROJECT_ROLES = ['owner', 'developer', 'support', 'read_only'] as const
export type ProjectRole = (typeof PROJECT_ROLES)[number]

/** Whether a role may do what another one may. */
export const includesRole = (role: ProjectRole, required: ProjectRole): boolean =>
  PROJECT_ROLES.indexOf(role) <= PROJECT_ROLES.indexOf(required)

/** The query parameter with the URL to return to after sign-in and sign-up. */
export const RETURN_TO_PARAMETER = 'after_auth_return_to'

/** The query parameter of pages on which the signed-in user signs in again. */
export const SIGN_IN_AGAIN_PARAMETER = 'sign_in_again'

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

/** The events that a project can send to webhooks. */
export const WEBHOOK_EVENT_TYPES = [
  'user.created',
  'user.updated',
  'user.deleted',
  'team.created',
  'team.updated',
  'team.deleted',
  'team_membership.created',
  'team_membership.deleted',
  'team_permission.created',
  'team_permission.deleted',
  'project_permission.created',
  'project_permission.deleted',
] as const
export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number]
