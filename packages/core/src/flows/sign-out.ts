import { accessTokenErrors, refreshTokenErrors } from '@latchkey/contract/errors/families'
import { deleteCurrentSession as deleteEndpoint } from '@latchkey/contract/routes/current-session'
import type { Client } from '../client/client.js'
import { isLatchkeyError } from '../errors/latchkey-error.js'
import type { Platform } from '../platform/platform.js'
import type { TokenPair } from '../session/tokens.js'
import { refreshSession } from './refresh-tokens.js'

/** Options of `signOut`. */
export interface SignOutOptions {
  /**
   * Where to go afterwards: a URL of this site or of a trusted origin. If it is not trusted, the sign-out rejects and the
   * session stays. Default: the page `afterSignOut`.
   */
  redirectUrl?: string | URL | undefined
  /** Whether to stay on this page. Default: false. */
  noRedirect?: boolean | undefined
}

/** Where a sign-out leads to. */
interface Redirection {
  /** The trusted URL. Default: the page `afterSignOut`. */
  readonly destination: string | undefined
  readonly noRedirect: boolean
}

/** The result of a sign-out. */
export interface SignedOut {
  /**
   * Whether the service has ended the session within 3 s. If not, the session has ended on this device, and the client
   * continues to end it at the service.
   */
  readonly confirmed: boolean
}

const MAX_WAIT_MILLIS = 3_000

const endpoint = {
  ...deleteEndpoint,
  errors: [...accessTokenErrors, ...refreshTokenErrors],
} as const

/** The sign-out in progress of each client. */
const signOutsInProgress = new WeakMap<Client, Promise<SignedOut>>()

export async function signOut(
  client: Client,
  { redirectUrl, noRedirect = false }: SignOutOptions = {},
): Promise<SignedOut> {
  const { navigator } = client
  const destination = redirectUrl ? navigator.requireTrusted(redirectUrl) : undefined
  const options = { destination, noRedirect }
  // Before anything that takes time or can fail.
  const tokens = client.session().signOut()
  const inProgress = signOutsInProgress.get(client)
  if (inProgress && !tokens.accessToken && !tokens.refreshToken) return inProgress
  const signedOut = revokeAndRedirect(client, tokens, options).finally(() => {
    // Another user may have begun to sign out meanwhile.
    if (signOutsInProgress.get(client) === signedOut) signOutsInProgress.delete(client)
  })
  signOutsInProgress.set(client, signedOut)
  navigator.addPendingNavigation({
    leavesPage: leavesPage(client, signedOut, options),
    url: destination ?? navigator.urls.afterSignOut,
  })
  // The caller continues before a guard goes to the sign-in page.
  return signedOut
}

async function revokeAndRedirect(
  client: Client,
  tokens: TokenPair,
  { destination, noRedirect }: Redirection,
): Promise<SignedOut> {
  const { navigator } = client
  const confirmed = await endAtService(client, tokens)
  if (destination) await navigator.go(destination)
  else if (!noRedirect) await navigator.redirectTo('afterSignOut')
  return { confirmed }
}

/**
 * Ends a session at the service that has ended on this device. Resolves to whether the service has confirmed it within
 * 3 s; if not, it is repeated.
 */
export const endAtService = (client: Client, tokens: TokenPair): Promise<boolean> =>
  client.tasks
    .run(() => revokeOrRetry(client, tokens), {
      timeout: { millis: MAX_WAIT_MILLIS, onTimeout: () => false },
    })
    // The app was disposed of.
    .catch(() => false)

/** Resolves to whether the sign-out has left the page: not if it failed, or if the page was shown again meanwhile. */
const leavesPage = (
  { platform, tasks }: Client,
  signedOut: Promise<SignedOut>,
  { destination, noRedirect }: Redirection,
): Promise<boolean> =>
  tasks
    .run(
      (signal) =>
        new Promise<boolean>((resolve) => {
          const stop = platform.onLifecycle?.((event) => {
            if (event === 'shown-from-cache') settle(false)
          })
          const settle = (leaves: boolean) => {
            stop?.()
            resolve(leaves)
          }
          signal.addEventListener('abort', () => settle(false))
          signedOut.then(
            () => settle(!!destination || !noRedirect),
            () => settle(false),
          )
        }),
    )
    // The app was disposed of.
    .catch(() => false)

/** Ends a session at the service; resolves to whether that succeeded. If not, it is repeated when the device is online. */
async function revokeOrRetry(client: Client, tokens: TokenPair): Promise<boolean> {
  try {
    await revokeSession(client, tokens)
    return true
  } catch (error) {
    const { platform, tasks } = client
    platform.report(error)
    // The retry ends when the app is disposed of.
    tasks.run((signal) => retryOnReconnect(client, tokens, signal)).catch(() => {})
    return false
  }
}

/** Ends a session at the service. A session that has already ended is a success. */
async function revokeSession(client: Client, tokens: TokenPair): Promise<void> {
  try {
    await deleteSession(client, tokens)
  } catch (error) {
    if (!isLatchkeyError(error, ...refreshTokenErrors)) throw error
  }
}

/** Deletes a session with its access token, or with a new one if the service rejects it. */
async function deleteSession(
  client: Client,
  { accessToken, refreshToken }: TokenPair,
): Promise<void> {
  const deleteWith = async (token: string) => {
    const tokens = { accessToken: token, refreshToken }
    await client.http.request(endpoint, {}, { tokens })
  }
  if (accessToken)
    try {
      await deleteWith(accessToken)
      return
    } catch (error) {
      if (!isLatchkeyError(error, ...accessTokenErrors)) throw error
    }
  const refreshed = refreshToken && (await refreshSession(client, refreshToken))
  if (refreshed) await deleteWith(refreshed.accessToken)
}

/** Ends a session at the service as soon as the device is online and the service responds. */
async function retryOnReconnect(
  client: Client,
  tokens: TokenPair,
  signal: AbortSignal,
): Promise<void> {
  while (client.platform.onLifecycle && !signal.aborted) {
    await nextReconnect(client.platform, signal)
    if (signal.aborted) return
    try {
      // The access token may have expired meanwhile. Without a refresh token, a server holds the session.
      await revokeSession(client, tokens.refreshToken ? { ...tokens, accessToken: null } : tokens)
      return
    } catch {
      // The next reconnect is the next attempt.
    }
  }
}

/** Resolves when the device is online again or the signal aborts. */
const nextReconnect = (platform: Platform, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = platform.onLifecycle?.((event) => {
      if (event === 'online') finish()
    })
    const finish = () => {
      stop?.()
      signal.removeEventListener('abort', finish)
      resolve()
    }
    signal.addEventListener('abort', finish)
  })
