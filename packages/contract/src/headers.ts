/** Prefix of the protocol's headers that every generation of the service accepts (protocol, 1.2). */
export const DEFAULT_HEADER_PREFIX = 'X-Stack-'

/** Prefixes of the protocol's headers: clients published in 2026 send the second one. */
export const HEADER_PREFIXES = [DEFAULT_HEADER_PREFIX, 'X-Hexclave-'] as const

/** Sent so that a tunnel in front of the service does not answer with its own page (protocol, 1.2). */
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
  'knownError',
  'actualStatus',
  'requestId',
] as const

export type HeaderKey = (typeof keys)[number]
export type HeaderNames = { readonly [Key in HeaderKey]: string }

/**
 * The name of one header of the protocol.
 *
 * @example headerName('X-Stack-', 'projectId') // 'X-Stack-Project-Id'
 * @see protocol, section 1.2
 */
export const headerName = (prefix = DEFAULT_HEADER_PREFIX, key: string): string =>
  prefix + key.replace(/^.|[A-Z]/g, (letter, at) => (at ? '-' : '') + letter.toUpperCase())

/**
 * Names of the headers that client requests and their answers use, under one prefix.
 * The headers of secret keys are in `secret-headers.ts`, so that no client bundle names them.
 *
 * @example headerNames().projectId // 'X-Stack-Project-Id'
 * @see protocol, sections 1.2 and 1.5
 */
export const headerNames = (prefix: string = DEFAULT_HEADER_PREFIX): HeaderNames =>
  Object.fromEntries(keys.map((key) => [key, headerName(prefix, key)])) as HeaderNames
