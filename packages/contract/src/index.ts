export * from './constants.js'
export * from './names.js'
export {
  everyAccess,
  wholeEndpoint,
  type AccessType,
  type EmptyBody,
  type Endpoint,
  type EndpointErrors,
  type EndpointInput,
  type EndpointResponse,
  type Method,
  type PathParameters,
  type TypedMethod,
  type WholeEndpoint,
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
  generalErrors,
  passwordRequirementErrors,
  projectAuthenticationErrors,
  refreshTokenErrors,
} from './errors/families.js'
export type { Family } from './errors/catalogue.js'
export { verificationCodeErrors } from './errors/verification-code-errors.js'
export {
  completeRules,
  type AboutRule,
  type ApiKeyRule,
  type AuditAction,
  type CompleteRules,
  type InputField,
  type LimitRule,
  type PermissionRule,
  type Rules,
  type SettingRule,
  type UserKind,
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
export type { Input, Output, Schemas } from './wire.js'
