import type { Client } from '../client/client.js'
import { openTokenStore } from '../client/token-store.js'
import { Session } from '../session/session.js'
import { refreshTokens } from './refresh-tokens.js'

/** Opens the session of a client that keeps its tokens in a token store. */
export const openTokenSession = (client: Client): Session =>
  new Session({
    platform: client.platform,
    tasks: client.tasks,
    store: openTokenStore(client.options, client.platform, client.settings, client.access),
    refresh: (...args) => refreshTokens(client, ...args),
    onChange: (state) => client.reportSession(state),
    onReconnect: () => void client.invalidateAll(),
  })
