/** Path prefix of every API call. */
export const API_PREFIX = '/api/v1'

/** Default path of the hosted pages. */
export const HANDLER_PATH = '/handler'

/** The project that owns all other projects. */
export const INTERNAL_PROJECT_ID = 'internal'

/** The query parameter with the URL to return to after sign-in and sign-up. */
export const RETURN_TO_PARAMETER = 'after_auth_return_to'

/** The query parameter of pages on which the signed-in user signs in again. */
export const SIGN_IN_AGAIN_PARAMETER = 'sign_in_again'

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
