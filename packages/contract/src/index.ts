export * from './constants.js'
export * from './names.js'
export * from './project-roles.js'
export * from './oauth-providers.js'
export type {
  AccessType,
  EmptyBody,
  Endpoint,
  EndpointErrors,
  EndpointInput,
  EndpointResponse,
  Method,
  PathParameters,
  TypedMethod,
} from './endpoint.js'
export {
  isLatchkeyError,
  LatchkeyError,
  type ErrorCode,
  type ErrorDetails,
  type KnownError,
  type RequestSummary,
} from './errors/error.js'
export {
  accessTokenErrors,
  adminAccessTokenErrors,
  apiKeyErrors,
  passwordRequirementErrors,
  projectAuthenticationErrors,
  refreshTokenErrors,
} from './errors/families.js'
export type { Family } from './errors/catalogue.js'
export { verificationCodeErrors } from './errors/verification-code-errors.js'
export type {
  AboutRule,
  ApiKeyRule,
  AuditAction,
  InputField,
  LimitRule,
  PartialRoleRule,
  PermissionRule,
  RecentSignInField,
  Rules,
  SettingRule,
  UserKind,
} from './rules.js'
export {
  AUTH_HEADER,
  DEFAULT_HEADER_PREFIX,
  HEADER_PREFIXES,
  headerName,
  headerNames,
  TUNNEL_HEADER,
  type HeaderNames,
} from './headers.js'
export {
  everyAccess,
  wholeEndpoint,
  type CompleteRules,
  type WholeEndpoint,
} from './whole-endpoint.js'
export type { Input, Output, Schemas } from './wire.js'
