import { OAUTH_STATE_COOKIE_SECONDS } from '@latchkey/contract/constants'
import type { Client } from '../../client/client.js'
import { parseCookies } from '../../session/stores/cookie-text.js'

/** A sign-in that waits for the response of an OAuth provider. */
export interface PendingAuthorization {
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri: string
  /** The user who links an account; undefined for a sign-in. */
  readonly userId?: string | undefined
}

/** More cookies could make the headers of the page's requests too long. */
const MAX_PENDING = 10

/** 32 random bytes in base64url. */
const STATE = /^[\w-]{43}$/

/** The name of the cookie with the code verifier, and of the entry in the tab's storage. */
const nameOf = ({ settings }: Client, state: string) =>
  `${settings.cookiePrefix}-oauth-outer-${state}`

/**
 * Stores a sign-in until the provider leads back: the code verifier in a cookie, the rest in the storage of this tab, so
 * that no other tab and no other page can complete it. Deletes the oldest ones if more than 10 wait.
 *
 * @returns whether it is stored
 */
export function storePendingAuthorization(
  client: Client,
  { state, codeVerifier, redirectUri, userId = '' }: PendingAuthorization,
): boolean {
  const { cookies, storage } = client.platform
  if (!cookies || !storage) return false
  // Browsers list the oldest cookie first (RFC 6265, section 5.4).
  const pending = parseCookies(cookies.read())
    .map(([name]) => name)
    .filter((name) => name.startsWith(nameOf(client, '')))
  for (const name of pending.slice(0, 1 - MAX_PENDING)) {
    cookies.remove(name)
    storage.remove(name)
  }
  const name = nameOf(client, state)
  cookies.write(name, codeVerifier, { maxAgeSeconds: OAUTH_STATE_COOKIE_SECONDS })
  return storage.set(name, `${userId} ${redirectUri}`) && cookies.read().includes(codeVerifier)
}

/** Returns the sign-in that this tab began with a state; undefined if there is none, and after an hour. */
export function findPendingAuthorization(
  client: Client,
  state: string,
): PendingAuthorization | undefined {
  const { cookies, storage } = client.platform
  if (!cookies || !storage || !STATE.test(state)) return undefined
  const name = nameOf(client, state)
  const codeVerifier = new Map(parseCookies(cookies.read())).get(name)
  const [userId, redirectUri] = storage.get(name)?.split(' ') ?? []
  if (!codeVerifier || !redirectUri) return undefined
  return { state, codeVerifier, redirectUri, userId: userId || undefined }
}

/** Deletes a stored sign-in, so that its response is handled once. */
export function removePendingAuthorization(client: Client, { state }: PendingAuthorization): void {
  const name = nameOf(client, state)
  client.platform.cookies?.remove(name)
  client.platform.storage?.remove(name)
}
