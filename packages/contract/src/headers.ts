import { DEFAULT_HEADER_PREFIX } from './constants.js'

const suffixes = {
  overrideErrorStatus: 'Override-Error-Status',
  projectId: 'Project-Id',
  branchId: 'Branch-Id',
  accessType: 'Access-Type',
  clientVersion: 'Client-Version',
  accessToken: 'Access-Token',
  refreshToken: 'Refresh-Token',
  publishableClientKey: 'Publishable-Client-Key',
  randomNonce: 'Random-Nonce',
  knownError: 'Known-Error',
  actualStatus: 'Actual-Status',
  requestId: 'Request-Id',
} as const

export type HeaderNames = { readonly [Name in keyof typeof suffixes]: string }

/**
 * Names of the headers that client requests and their answers use, under one prefix.
 * The headers of secret keys are in `secret-headers.ts`, so that no client bundle names them.
 *
 * @example headerNames().projectId // 'X-Stack-Project-Id'
 * @see protocol, sections 1.2 and 1.5
 */
export function headerNames(prefix: string = DEFAULT_HEADER_PREFIX): HeaderNames {
  const entries = Object.entries(suffixes).map(([name, suffix]) => [name, prefix + suffix])
  return Object.fromEntries(entries) as HeaderNames
}

/** Sent so that a tunnel in front of the service does not answer with its own page (protocol, 1.2). */
export const TUNNEL_HEADER = 'ngrok-skip-browser-warning'

/** Carries both tokens between an app's own front end and back end (protocol, section 6.4). */
export const AUTH_HEADER = 'x-stack-auth'
