import { UsageError } from '@latchkey/contract/errors/error'
import type { Access } from '../client/access.js'
import { ownOptions } from '../lib/objects.js'
import { defaultPlatform } from '../platform/default-platform.js'
import type {
  SessionHandler,
  SessionHandlerOptions,
} from '../server-sessions/handler/session-handler.js'
import type { LoadUser } from './app.js'
import { BaseServerApp } from './base-server-app.js'
import type { CurrentServerUser } from './current-server-user.js'
import type { PublicKeyStore } from './incoming-requests/key-set.js'
import type { ClientAppOptions, ServerTokenStoreOption } from './options.js'
import {
  ProtectedResource,
  type ProtectedResourceOptions,
} from './protected-resources/protected-resource.js'
import { secretKeyAccess, type SecretKeyOptions } from './secret-key.js'

const sessionHandler = () => import('../server-sessions/handler/session-handler.js')
const currentServerUser = () => import('./current-server-user.js')

const loadUser: LoadUser<CurrentServerUser> = async (client, generation) =>
  (await client.load(currentServerUser)).loadCurrentServerUser(client, generation)

/** Options of `new ServerApp(options)`. Missing settings are read from the environment when they are first needed. */
export interface ServerAppOptions extends Omit<ClientAppOptions, 'tokenStore'>, SecretKeyOptions {
  /** Default: null. Pass the request as `tokenStore` to methods instead of sharing one session. */
  tokenStore?: ServerTokenStoreOption | undefined
  /**
   * Default: `LATCHKEY_SECRET_SERVER_KEY`. The publishable client key is optional beside it; if it is set, it is sent
   * too.
   */
  secretServerKey?: string | undefined
  /**
   * For how many seconds after its expiry `authenticate` accepts an access token while this server cannot reach the service:
   * up to 3,600. Default: none, so requests with an expired token reject in an outage.
   *
   * It costs a request every 30 seconds, from the first call of `authenticate` on: this server lists the sessions that have
   * ended, and rejects their tokens, in an outage and otherwise. A session that ended, or whose user
   * was banned, less than a minute before an outage stays accepted for that long. Only a process that has asked before the
   * outage accepts expired tokens. Calls with `maxAgeSeconds` never do, and nothing that needs the service works.
   *
   * `isInOutageGrace` of the result tells that a token was accepted in this way.
   */
  outageGrace?: number | undefined
  /** Stores the public keys, so that a process that starts in an outage verifies access tokens. Default: none. */
  keyStore?: PublicKeyStore | undefined
}

/** Returns the access of a project's own server. Throws where its key would be exposed. */
function serverAccess(options: ServerAppOptions): Access {
  const access = secretKeyAccess('server', options, {
    option: 'secretServerKey',
    variable: 'LATCHKEY_SECRET_SERVER_KEY',
    prefix: 'ssk_',
  })
  if (options.tokenStore === 'memory')
    defaultPlatform(options).warn(
      "With tokenStore: 'memory', all users of this server share one session. Pass the request as tokenStore to getUser().",
    )
  return access
}

const MAX_GRACE_SECONDS = 3_600

/** @throws TypeError `INVALID_CONFIGURATION` unless it is a number of seconds up to an hour */
function assertOutageGrace(seconds: number): void {
  if (!(seconds > 0 && seconds <= MAX_GRACE_SECONDS))
    throw new UsageError(
      'INVALID_CONFIGURATION',
      `outageGrace must be a number of seconds from 1 to ${MAX_GRACE_SECONDS}. Leave it out to accept no expired tokens.`,
    )
}

/**
 * The app of the project's own server: reads and changes all users and teams, and authenticates requests. Its constructor
 * throws in a browser, where the secret key would be exposed.
 *
 * One app serves all requests. It has no session of its own unless it gets a `tokenStore`: pass the request to the methods
 * that need a session.
 *
 * @example
 * const app = new ServerApp()
 * const user = await app.getUser({ tokenStore: request })
 */
export class ServerApp extends BaseServerApp<CurrentServerUser> {
  constructor(options: ServerAppOptions = {}) {
    const own = ownOptions(options)
    const { outageGrace, keyStore } = own
    if (outageGrace !== undefined) assertOutageGrace(outageGrace)
    super(own, serverAccess(own), loadUser, { outageGrace, keyStore })
  }

  /**
   * Returns a handler with which this server holds the sessions of its pages, in cookies that no script can read. The
   * pages use `ClientApp` of `@latchkey/core/server-sessions`. Route all methods and paths below `path` to it; it takes a
   * `Request` and resolves to a `Response`, as the routes of Next.js, Hono and others do.
   *
   * @example
   * // app/api/latchkey/[...path]/route.ts of Next.js
   * const handler = serverApp.createSessionHandler()
   * export { handler as GET, handler as POST, handler as PUT, handler as PATCH, handler as DELETE }
   * @see OAuth 2.0 for Browser-Based Applications, section 6.1
   */
  createSessionHandler(options?: SessionHandlerOptions): (request: Request) => Promise<Response> {
    let handler: Promise<SessionHandler> | undefined
    const open = async () => {
      const { createSessionHandler } = await this.client.load(sessionHandler)
      return createSessionHandler(this.client, (await this.openAuthenticator()).refresh, options)
    }
    return async (request) => {
      handler ??= open().catch((error: unknown) => {
        handler = undefined
        throw error
      })
      return (await handler)(request)
    }
  }

  /**
   * Returns the API of this server that accepts access tokens of other apps, tools and agents, which the project's
   * authorization server has issued. It takes a `Request` and answers with a `Response`, as the routes of Next.js, Hono and
   * others do.
   *
   * @throws TypeError `INVALID_ARGUMENT` if `resource` is not the URL of an API
   * @example
   * const notes = serverApp.protectResource({ resource: 'https://app.example.com/api/notes', scopes: ['notes:read'] })
   * export const GET = notes.protect(async (_request, { userId }) => Response.json(await listNotes(userId)))
   * @see RFC 9068; RFC 9728
   */
  protectResource(options: ProtectedResourceOptions): ProtectedResource {
    return new ProtectedResource(this.client, ownOptions(options))
  }
}
