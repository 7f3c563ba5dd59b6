import { isLatchkeyError } from '@latchkey/contract/errors/error'
import { accessTokenErrors, refreshTokenErrors } from '@latchkey/contract/errors/families'
import { deleteCurrentSession } from '@latchkey/contract/routes/current-session'
import type { Client } from '../client/client.js'
import type { Platform } from '../platform/platform.js'
import { END_TIMEOUT_MILLIS } from '../session/client-session.js'
import type { TokenPair } from '../session/tokens.js'
import { refreshSession } from './refresh-tokens.js'

/**
 * Ends a session at the service that has ended on this device. Resolves to whether the service has confirmed it within
 * 3 s; if not, it is repeated.
 */
export const endAtService = (client: Client, tokens: TokenPair): Promise<boolean> =>
  client.tasks
    .run(() => revokeOrRetry(client, tokens), {
      timeout: { millis: END_TIMEOUT_MILLIS, onTimeout: () => false },
    })
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
    await client.http.request(deleteCurrentSession, {}, { tokens })
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
  { refreshToken }: TokenPair,
  signal: AbortSignal,
): Promise<void> {
  while (client.platform.onLifecycle && !signal.aborted) {
    await nextReconnect(client.platform, signal)
    if (signal.aborted) return
    try {
      // The access token may have expired meanwhile.
      await revokeSession(client, { accessToken: null, refreshToken })
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
