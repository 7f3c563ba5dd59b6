import { DECISION_PATH } from '../domain/oauth-server/server.js'

/** The paths of the library below the issuer. */
export const paths = {
  authorization: '/authorize',
  code_verification: '/device',
  device_authorization: '/device-authorization',
  end_session: '/logout',
  introspection: '/introspect',
  jwks: '/jwks',
  pushed_authorization_request: '/par',
  registration: '/register',
  revocation: '/revoke',
  token: '/token',
  userinfo: '/userinfo',
} as const

/** The paths of the metadata, which the library defines. */
export const METADATA = '/.well-known/oauth-authorization-server'
export const OPENID_METADATA = '/.well-known/openid-configuration'

const exactPaths: readonly string[] = [...Object.values(paths), METADATA, OPENID_METADATA]

/** Paths that end with the ID of a request: the library resumes it there, or takes the decision about it. */
const pathsOfRequests: readonly string[] = [
  paths.authorization,
  paths.code_verification,
  DECISION_PATH,
]

/** The paths that a browser shows. */
const pagePaths: readonly string[] = [
  paths.authorization,
  paths.code_verification,
  paths.end_session,
  DECISION_PATH,
]

/** Tells whether a browser shows the answers at a path below the issuer. */
export const isPage = (path: string): boolean =>
  pagePaths.some((page) => path === page || path.startsWith(`${page}/`))

/**
 * Tells whether a path below the issuer is one that is served. The library itself ignores case and a slash at the end, so it
 * would also serve a path that no limit counts.
 */
export function isServed(path: string): boolean {
  if (exactPaths.includes(path)) return true
  const end = path.lastIndexOf('/')
  return end < path.length - 1 && pathsOfRequests.includes(path.slice(0, end))
}
