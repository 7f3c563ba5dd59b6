export * from './constants.js'
export * from './names.js'
export * from './paths.js'
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
  LatchkeyError,
  type ErrorCode,
  type ErrorDetails,
  type KnownError,
} from './errors/error.js'
export { isLatchkeyError } from './errors/is-latchkey-error.js'
export {
  accessTokenErrors,
  adminAccessTokenErrors,
  apiKeyErrors,
  passwordRequirementErrors,
  projectAuthenticationErrors,
  refreshTokenErrors,
  verificationCodeErrors,
  type Family,
} from './errors/families.js'
export { AUTH_HEADER } from './auth-header.js'
export {
  DEFAULT_HEADER_PREFIX,
  headerName,
  headerNames,
  TUNNEL_HEADER,
  type HeaderNames,
} from './headers.js'
export type { Input, Output, Schemas } from './wire.js'
