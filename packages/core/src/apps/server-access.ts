import { defaultPlatform } from '../platform/default-platform.js'
import type { Access } from './access.js'
import { assertKey, assertPrivateWay, assertUnexposed, secretKey } from './secret-key.js'
import { serverContext } from './server-context.js'
import { serverMethods } from './server-methods.js'
import type { ServerAppOptions } from './server-app.js'

/** Whoever is signed in, as a project's own server sees them. */
export const serverUserOf = ((ctx) => {
  const server = serverContext(ctx)
  return async () =>
    (await ctx.load(() => import('../resources/server/nouns.js'))).loadCurrentUser(server)
  // It is another model of the same person, as the types of the app's own methods say.
}) as (...given: Parameters<Access['userOf']>) => unknown as Access['userOf']

/** What a project's own server is to its project. */
export function serverAccess(options: ServerAppOptions): Access {
  assertUnexposed(options)
  const { secretServerKey, publishableClientKey } = options
  const key = secretKey(
    { option: 'secretServerKey', variable: 'LATCHKEY_SECRET_SERVER_KEY', prefix: 'ssk_' },
    secretServerKey,
    defaultPlatform(options),
  )
  if (publishableClientKey !== undefined)
    assertKey('publishableClientKey', publishableClientKey, 'pck_')
  return {
    type: 'server',
    keys(settings) {
      assertPrivateWay(settings)
      return { secretServerKey: key() }
    },
    methods: serverMethods,
    userOf: serverUserOf,
  }
}
