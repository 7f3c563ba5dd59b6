import type { ErrorCode } from './catalogue.js'

// A family is a list of codes that callers handle alike. It is not a superclass: check whether it includes a code.

/** A new password does not meet the requirements. */
export const passwordRequirementErrors = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_TOO_WEAK',
] as const satisfies readonly ErrorCode[]

/** The access token was rejected. */
export const accessTokenErrors = [
  'UNPARSABLE_ACCESS_TOKEN',
  'ACCESS_TOKEN_EXPIRED',
  'INVALID_PROJECT_FOR_ACCESS_TOKEN',
] as const satisfies readonly ErrorCode[]

/** The session has ended or cannot be used this way. */
export const refreshTokenErrors = [
  'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
  'CANNOT_DELETE_CURRENT_SESSION',
  'PROVIDER_REJECTED',
] as const satisfies readonly ErrorCode[]

/** The access token of a project's owner was rejected. */
export const adminAccessTokenErrors = [
  'UNPARSABLE_ADMIN_ACCESS_TOKEN',
  'ADMIN_ACCESS_TOKEN_EXPIRED',
  'INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN',
  'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN',
] as const satisfies readonly ErrorCode[]

/**
 * Project keys, access types and the access token of a project's owner were rejected. The list is written out because
 * bundlers keep a list that spreads another one, even when it is unused.
 */
export const projectAuthenticationErrors = [
  'PROJECT_KEY_WITHOUT_ACCESS_TYPE',
  'INVALID_ACCESS_TYPE',
  'ACCESS_TYPE_WITHOUT_PROJECT_ID',
  'ACCESS_TYPE_REQUIRED',
  'INSUFFICIENT_ACCESS_TYPE',
  'INVALID_PUBLISHABLE_CLIENT_KEY',
  'INVALID_SECRET_SERVER_KEY',
  'INVALID_SUPER_SECRET_ADMIN_KEY',
  'UNPARSABLE_ADMIN_ACCESS_TOKEN',
  'ADMIN_ACCESS_TOKEN_EXPIRED',
  'INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN',
  'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN',
  'CLIENT_AUTHENTICATION_REQUIRED',
  'SERVER_AUTHENTICATION_REQUIRED',
  'ADMIN_AUTHENTICATION_REQUIRED',
  'CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED',
  'CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED',
  'CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED',
  'EXPECTED_INTERNAL_PROJECT',
] as const satisfies readonly ErrorCode[]

/** An API key was rejected. */
export const apiKeyErrors = [
  'API_KEY_NOT_FOUND',
  'API_KEY_EXPIRED',
  'API_KEY_REVOKED',
  'WRONG_API_KEY_TYPE',
  'PUBLIC_API_KEY_CANNOT_BE_REVOKED',
] as const satisfies readonly ErrorCode[]
