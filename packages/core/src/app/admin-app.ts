import { UsageError } from '@latchkey/contract/errors/error'
import type { Access } from '../client/access.js'
import { ownOptions } from '../lib/objects.js'
import { clientEnvironment } from '../platform/client-environment.js'
import type { LoadUser } from './app.js'
import { BaseAdminApp } from './base-admin-app.js'
import type { CurrentServerUser } from './current-server-user.js'
import type { ClientAppOptions, ServerTokenStoreOption } from './options.js'
import { OAUTH_ERROR, ownerAccess, type ProjectOwnerSession } from './owner-access.js'
import { secretKeyAccess, type SecretKeyOptions } from './secret-key.js'

// The build makes a part of its own of a file that is only loaded in this way.
const currentServerUser = () => import('./current-server-user.js')

const loadUser: LoadUser<CurrentServerUser> = async (client, generation) =>
  (await client.load(currentServerUser)).loadCurrentServerUser(client, generation)

/** Options of `new AdminApp(options)`. Missing settings are read from the environment when they are first needed. */
export interface AdminAppOptions extends Omit<ClientAppOptions, 'tokenStore'>, SecretKeyOptions {
  /** Default: null. Pass the request as `tokenStore` to methods instead of sharing one session. */
  tokenStore?: ServerTokenStoreOption | undefined
  /** Default: `LATCHKEY_SUPER_SECRET_ADMIN_KEY`. An app with it throws in a browser. */
  superSecretAdminKey?: string | undefined
  /** Sent with the admin key. Default: `LATCHKEY_SECRET_SERVER_KEY`, if it is set. */
  secretServerKey?: string | undefined
  /**
   * The session of a user who owns the project, instead of the key. It can be used in a browser.
   *
   * @example
   * const owner = await internalApp.getUser({ or: 'redirect' })
   * const app = new AdminApp({ projectId, projectOwnerSession: owner.currentSession })
   */
  projectOwnerSession?: ProjectOwnerSession | undefined
}

/**
 * Returns the access of an app that configures its project: by the session of the owner, else by the key. Throws where
 * the key would be exposed.
 */
function adminAccess(options: AdminAppOptions): Access {
  const { projectOwnerSession, superSecretAdminKey } = options
  if (projectOwnerSession) {
    if (superSecretAdminKey === undefined) return ownerAccess(projectOwnerSession)
    throw new UsageError(
      'INVALID_CONFIGURATION',
      'Pass superSecretAdminKey or projectOwnerSession to the app, not both.',
    )
  }
  if (superSecretAdminKey === undefined && clientEnvironment())
    throw new UsageError(
      'INVALID_CONFIGURATION',
      'Missing projectOwnerSession. Pass it to the app: keys are for servers only.',
    )
  const access = secretKeyAccess('admin', options, {
    option: 'superSecretAdminKey',
    alternative: 'projectOwnerSession',
    variable: 'LATCHKEY_SUPER_SECRET_ADMIN_KEY',
    prefix: 'sak_',
  })
  return { ...access, oauthError: OAUTH_ERROR }
}

/**
 * The app of the project's admins: it has all methods of a `ServerApp`, and configures the project itself, its keys,
 * permissions and emails. It has no session of its own unless it gets a `tokenStore`.
 *
 * @example
 * const app = new AdminApp({ projectId, superSecretAdminKey })
 * const project = await app.getProject()
 */
export class AdminApp extends BaseAdminApp<CurrentServerUser> {
  constructor(options: AdminAppOptions = {}) {
    const own = ownOptions(options)
    super(own, adminAccess(own), loadUser)
  }
}
