/** Path prefix of every API call. */
export const API_PREFIX = '/api/v1'

/** Default path of the hosted pages. */
export const HANDLER_PATH = '/handler'

/** The project that owns all other projects. */
export const INTERNAL_PROJECT_ID = 'internal'

/** The description of the keys that the configuration file of a service sets. */
export const CONFIGURED_KEYS = 'From the configuration'

/** The query parameter with the URL to return to after sign-in and sign-up. */
export const RETURN_TO_PARAMETER = 'after_auth_return_to'

/** The query parameter of pages on which the signed-in user signs in again. */
export const SIGN_IN_AGAIN_PARAMETER = 'sign_in_again'

/** The emails about the security of an account that its owner gets, by what happened, in the order in which they are listed. */
export const SECURITY_NOTIFICATIONS = {
  signIns: ['new_device'],
  password: ['password_added', 'password_changed', 'password_removed'],
  methods: [
    'passkey_added',
    'passkey_removed',
    'provider_connected',
    'provider_disconnected',
    'email_codes_enabled',
    'email_codes_disabled',
    'credentials_revoked',
  ],
  emails: ['primary_email_changed', 'sign_in_email_added', 'sign_in_email_removed'],
  secondFactor: [
    'two_factor_enabled',
    'two_factor_disabled',
    'recovery_codes_created',
    'recovery_code_used',
  ],
  account: ['account_deletion_scheduled', 'account_restored'],
} as const

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
