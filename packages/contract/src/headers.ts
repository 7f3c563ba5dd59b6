/** Prefix of the protocol's headers that every generation of the service accepts. */
export const DEFAULT_HEADER_PREFIX = 'X-Stack-'

/** Prefixes of the protocol's headers: clients published in 2026 send the second one. */
export const HEADER_PREFIXES = [DEFAULT_HEADER_PREFIX, 'X-Hexclave-'] as const

/** Sent so that a development tunnel (ngrok) does not respond with its own page. */
export const TUNNEL_HEADER = 'ngrok-skip-browser-warning'

const keys = [
  'overrideErrorStatus',
  'projectId',
  'branchId',
  'accessType',
  'clientVersion',
  'accessToken',
  'refreshToken',
  'publishableClientKey',
  'randomNonce',
  'allowAnonymousUser',
  'proofOfWork',
  'knownError',
  'actualStatus',
  'requestId',
] as const

export type HeaderKey = (typeof keys)[number]
export type HeaderNames = { readonly [Key in HeaderKey]: string }

/**
 * Returns the name of a header of the protocol.
 *
 * @example headerName('X-Stack-', 'projectId') // 'X-Stack-Project-Id'
 */
export const headerName = (prefix = DEFAULT_HEADER_PREFIX, key: string): string =>
  prefix + key.replace(/^.|[A-Z]/g, (letter, at) => (at ? '-' : '') + letter.toUpperCase())

/**
 * Returns the names of the headers of client requests and their responses, under one prefix. The headers of secret keys
 * are in `secret-headers.ts`, so that client bundles do not contain them.
 *
 * @example headerNames().projectId // 'X-Stack-Project-Id'
 */
export const headerNames = (prefix: string = DEFAULT_HEADER_PREFIX): HeaderNames =>
  Object.fromEntries(keys.map((key) => [key, headerName(prefix, key)])) as HeaderNames

/** The OAuth client secret of clients without a publishable client key. Clients have sent it since 2.8.77. */
export const SECRET_WITHOUT_KEY = '__stack_public_client__'

/** The header with both tokens, which an app's front end sends to its own back end. */
export const AUTH_HEADER = 'x-stack-auth'
