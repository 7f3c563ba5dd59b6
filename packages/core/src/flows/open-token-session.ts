import type { Client, SessionMode } from '../client/client.js'
import { openTokenStore } from '../client/token-store.js'
import { sendToService } from '../http/in-flight-request.js'
import { CircuitBreaker } from '../http/retry/circuit-breaker.js'
import { Session } from '../session/session.js'
import type { TokenPair } from '../session/tokens.js'
import { endAtService } from './end-at-service.js'
import { refreshSession, refreshTokens } from './refresh-tokens.js'

/** Opens the session of a client that keeps its tokens in a token store. */
export function openTokenSession(client: Client): Session {
  const breaker = new CircuitBreaker(client.platform)
  return new Session({
    platform: client.platform,
    tasks: client.tasks,
    store: openTokenStore(client.options, client.platform, client.settings, client.access),
    refresh: (...args) => refreshTokens(client, breaker, ...args),
    endAtService: (tokens) => endAtService(client, tokens),
    onChange: (state) => client.reportSession(state),
    onReconnect: () => void client.invalidateAll(),
  })
}

/** Sessions whose tokens the client keeps itself. */
export const tokenSessions: SessionMode = { open: openTokenSession, send: sendToService }

/** Sessions whose tokens the client keeps itself, and which a refresh binds to this device. */
export const boundTokenSessions: SessionMode = {
  // Not a spread of `tokenSessions`: bundlers keep one in pages that use neither.
  open: openTokenSession,
  send: sendToService,
  bind: bindTokens,
}

/** Binds a new session by a refresh. A failure does not stop the sign-in: the next refresh binds the session. */
async function bindTokens(client: Client, tokens: TokenPair): Promise<TokenPair> {
  if (tokens.refreshToken === null) return tokens
  try {
    const options = { keepsSuccessor: true, maxAttempts: 1 }
    const bound = await refreshSession(client, tokens.refreshToken, options)
    if (!bound) return tokens
    const { accessToken, refreshToken = tokens.refreshToken } = bound
    return { accessToken, refreshToken }
  } catch (error) {
    client.platform.report(error)
    return tokens
  }
}
