import type { TokenPair } from '@latchkey/core'

/**
 * Returns the session cookies for a page of an app.
 *
 * @param at any URL of the app
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
    // Without the path of the URL: the client sets cookies for all paths, and removes no others.
    url: new URL('/', at).href,
  }))
}
