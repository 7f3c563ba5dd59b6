import type { Client, SessionMode } from '../client/client.js'
import { openTokenStore } from '../client/token-store.js'
import { servicePeer } from '../http/peer.js'
import { Session } from '../session/session.js'
import { endAtService } from './end-at-service.js'
import { refreshTokens } from './refresh-tokens.js'

/** Opens the session of a client that keeps its tokens in a token store. */
export const openTokenSession = (client: Client): Session =>
  new Session({
    platform: client.platform,
    tasks: client.tasks,
    store: openTokenStore(client.options, client.platform, client.settings, client.access),
    refresh: (...args) => refreshTokens(client, ...args),
    endAtService: (tokens) => endAtService(client, tokens),
    onChange: (state) => client.reportSession(state),
    onReconnect: () => void client.invalidateAll(),
  })

/** Sessions whose tokens the client keeps itself. */
export const tokenSessions: SessionMode = { open: openTokenSession, peer: servicePeer }
