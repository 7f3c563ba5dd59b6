import { defaultPlatform } from '../platform/default-platform.js'
import { exposure } from '../platform/exposure.js'
import { currentUserOf } from '../resources/current-user.js'
import type { Access } from './access.js'
import type { AdminAppOptions } from './admin-app.js'
import { adminContext, adminMethods } from './admin-methods.js'
import { ownerAccess } from './owner-access.js'
import { assertPrivateWay, assertUnexposed, secretKey } from './secret-key.js'

/**
 * What whoever configures a project is to it: by the session of its owner, else by its key.
 *
 * @throws Error where the key could be read by those whom it must be kept from
 */
export function adminAccess(options: AdminAppOptions): Access {
  const { projectOwnerSession, superSecretAdminKey } = options
  if (projectOwnerSession) {
    if (superSecretAdminKey === undefined) return ownerAccess(projectOwnerSession)
    throw new TypeError('Pass superSecretAdminKey or projectOwnerSession to the app, not both.')
  }
  if (superSecretAdminKey === undefined && exposure())
    throw new TypeError('Pass projectOwnerSession to the app: a key would be for servers only.')
  assertUnexposed(options)
  const key = secretKey(
    { option: 'superSecretAdminKey', variable: 'LATCHKEY_SUPER_SECRET_ADMIN_KEY', prefix: 'sak_' },
    superSecretAdminKey,
    defaultPlatform(options),
  )
  return {
    type: 'admin',
    keys(settings) {
      assertPrivateWay(settings)
      return { superSecretAdminKey: key() }
    },
    methods: (ctx) => adminMethods(ctx, adminContext(ctx)),
    userOf: currentUserOf,
  }
}
