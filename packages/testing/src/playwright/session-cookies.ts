import type { TokenPair } from '@latchkey/core'

/**
 * The cookies in which a page of an app keeps its session.
 *
 * @param at any address of the app
 */
export function sessionCookies(
  at: string,
  prefix: string,
  projectId: string,
  { accessToken, refreshToken }: TokenPair,
): { name: string; value: string; url: string }[] {
  const values = {
    [`${prefix}-refresh-${projectId}`]: String(refreshToken),
    [`${prefix}-access`]: JSON.stringify([refreshToken, accessToken]),
  }
  return Object.entries(values).map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    // Without the path of that: the kit's own cookies are of all paths, and it ends no others.
    url: new URL('/', at).href,
  }))
}
