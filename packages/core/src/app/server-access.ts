import type { Access } from '../client/access.js'
import { defaultPlatform } from '../platform/default-platform.js'
import { requestStore } from '../session/stores/request.js'
import type { ClientAppOptions, ServerTokenStoreOption } from './options.js'
import { refreshWithSecretKey } from './refresh-with-secret-key.js'
import {
  assertNotExposed,
  assertPrivateConnection,
  readLowerKeys,
  readSecretKey,
  type SecretKeyOptions,
} from './secret-key.js'

/** Options of `new ServerApp(options)`. Missing settings are read from the environment when they are first needed. */
export interface ServerAppOptions extends Omit<ClientAppOptions, 'tokenStore'>, SecretKeyOptions {
  /** Default: null. Pass the request as `tokenStore` to methods instead of sharing one session. */
  tokenStore?: ServerTokenStoreOption | undefined
  /**
   * Default: `LATCHKEY_SECRET_SERVER_KEY`. The publishable client key is optional beside it; if it is set, it is sent
   * too.
   */
  secretServerKey?: string | undefined
}

/** Returns the access of a project's own server. Throws where its key would be exposed. */
export function serverAccess(options: ServerAppOptions): Access {
  assertNotExposed(options)
  const platform = defaultPlatform(options)
  const key = readSecretKey(
    { option: 'secretServerKey', variable: 'LATCHKEY_SECRET_SERVER_KEY', prefix: 'ssk_' },
    options.secretServerKey,
    platform,
  )
  const lowerKeys = readLowerKeys('server', options, platform)
  if (options.tokenStore === 'memory')
    platform.warn(
      "With tokenStore: 'memory', all users of this server share one session. Pass the request as tokenStore to getUser().",
    )
  return {
    type: 'server',
    keys(settings) {
      assertPrivateConnection(settings)
      return { ...lowerKeys, secretServerKey: key() }
    },
    openRequestStore: requestStore,
    requestRefresh: refreshWithSecretKey,
  }
}
