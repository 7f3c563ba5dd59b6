import { IMPORT_BATCH_SIZE } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import * as routes from '@latchkey/contract/routes/admin/user-migration'
import * as schemas from '@latchkey/contract/schemas/user-migration/user-migration'
import { exportUsers } from '../../domain/user-lifecycle/user-migration/export-users.js'
import { importBatch } from '../../domain/user-lifecycle/user-migration/import-batch.js'
import { implement } from '../call/implement.js'

export const userMigration = implement(routes, schemas, {
  importUsers: ({ ctx, auth, body }) => importBatch(ctx, auth.project, body),

  exportUsers: async ({ ctx, auth, query: { cursor, limit = IMPORT_BATCH_SIZE } }) => {
    if (!ctx.config.credentialExportEnabled) throw fail('CREDENTIAL_EXPORT_NOT_ENABLED')
    const { users, nextCursor } = await exportUsers(ctx, auth.project, { cursor, limit })
    return { items: users, isPaginated: true, pagination: { nextCursor } } as const
  },
})
