import { defaultPlatform } from '../platform/default-platform.js'
import { exposure } from '../platform/exposure.js'
import type { Access } from './access.js'
import type { AdminAppOptions } from './admin-app.js'
import { asAdmin } from './admin-methods.js'
import { lowerKeys } from './server-keys.js'
import { ownerAccess } from './owner-access.js'
import { assertPrivateWay, assertUnexposed, secretKey } from './secret-key.js'
import { answering, tradeOf } from './server-access.js'

/** What whoever configures a project is to it: by the session of its owner, else by its key. */
export function adminAccess(options: AdminAppOptions): Access {
  const access = accessBy(options)
  return {
    ...access,
    methods: (ctx, session) => ({ ...access.methods?.(ctx, session), ...answering(ctx, session) }),
  }
}

/** @throws Error where the key could be read by those whom it must be kept from */
function accessBy(options: AdminAppOptions): Access {
  const { projectOwnerSession, superSecretAdminKey } = options
  if (projectOwnerSession) {
    if (superSecretAdminKey === undefined) return ownerAccess(projectOwnerSession)
    throw new TypeError('Pass superSecretAdminKey or projectOwnerSession to the app, not both.')
  }
  if (superSecretAdminKey === undefined && exposure())
    throw new TypeError('Pass projectOwnerSession to the app: a key would be for servers only.')
  assertUnexposed(options)
  const platform = defaultPlatform(options)
  const key = secretKey(
    {
      option: 'superSecretAdminKey',
      instead: 'projectOwnerSession',
      variable: 'LATCHKEY_SUPER_SECRET_ADMIN_KEY',
      prefix: 'sak_',
    },
    superSecretAdminKey,
    platform,
  )
  const lower = lowerKeys('admin', options, platform)
  return {
    ...asAdmin(),
    keys(settings) {
      assertPrivateWay(settings)
      return { ...lower, superSecretAdminKey: key() }
    },
    trade: tradeOf(options, platform),
  }
}
