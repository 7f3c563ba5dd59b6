import { refreshCurrentSession } from '@latchkey/contract/routes/current-session'
import { defaultPlatform } from '../platform/default-platform.js'
import type { Platform } from '../platform/platform.js'
import type { CurrentServerUser } from '../resources/server/current-user.js'
import type { Trade } from '../resources/context.js'
import type { Access } from './access.js'
import type { AppContext } from './context.js'
import type { ClientAppOptions } from './options.js'
import { lowerKeys } from './server-keys.js'
import { assertPrivateWay, assertUnexposed, secretKey } from './secret-key.js'
import { requestMethods, type ServerRequestMethods } from './request-methods.js'
import { serverUserOf } from './server-context.js'
import { type BySession, serverMethods } from './server-methods.js'
import type { ServerAppOptions } from './server-app.js'
import type { SessionMethods } from './session-methods.js'

export type Answering = ServerRequestMethods<CurrentServerUser>

/** What an app has that answers the requests of others, which no page does. */
export const answering = (ctx: AppContext, { getUser }: SessionMethods): Answering =>
  requestMethods(ctx, getUser as unknown as BySession)

/** Refreshes by the secret key, in a header. */
const tradeByKey: Trade = ({ attempt }, refreshToken, options) =>
  attempt(refreshCurrentSession, {}, { ...options, tokens: { accessToken: null, refreshToken } })

/**
 * How an app with a secret key refreshes: as a client does it if it has a publishable key, for which the
 * token endpoint asks.
 *
 * @see protocol, sections 3.6 and 4.6
 */
export const tradeOf = (
  { publishableClientKey }: ClientAppOptions,
  { env }: Platform,
): Trade | undefined =>
  (publishableClientKey ?? env('LATCHKEY_PUBLISHABLE_CLIENT_KEY')) ? undefined : tradeByKey

/** What a project's own server is to its project. */
export function serverAccess(options: ServerAppOptions): Access {
  assertUnexposed(options)
  const platform = defaultPlatform(options)
  const key = secretKey(
    { option: 'secretServerKey', variable: 'LATCHKEY_SECRET_SERVER_KEY', prefix: 'ssk_' },
    options.secretServerKey,
    platform,
  )
  const lower = lowerKeys('server', options, platform)
  if (options.tokenStore === 'memory')
    platform.warn(
      "tokenStore: 'memory' is one session, shared by everybody whom this server answers. Pass the request as tokenStore.",
    )
  return {
    type: 'server',
    keys(settings) {
      assertPrivateWay(settings)
      return { ...lower, secretServerKey: key() }
    },
    trade: tradeOf(options, platform),
    methods: (ctx, session) => ({
      ...serverMethods(ctx, session),
      ...answering(ctx, session),
    }),
    userOf: serverUserOf,
  }
}
