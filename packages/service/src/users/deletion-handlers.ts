import { fail } from '@latchkey/contract/errors'
import {
  accountDeletion as routes,
  serverDeletions as serverRoutes,
} from '@latchkey/contract/routes'
import {
  accountDeletion as schemas,
  serverDeletions as serverSchemas,
} from '@latchkey/contract/schemas'
import { inTransaction } from '../db/in-transaction.js'
import { resolveUserId } from '../http/auth/current-user.js'
import { findUserOrReject } from '../http/find-or-reject.js'
import { implement } from '../http/implement.js'
import { success } from '../http/response.js'
import { projectNow } from '../projects/project-clock.js'
import { restoreUser } from './pending-deletion.js'
import { isExpired, openRestoreCode } from './restore-codes.js'
import { graceDaysOf } from './schedule-deletion.js'

export const accountDeletion = implement(routes, schemas, {
  readDeletionGrace: async ({ ctx, auth }) => ({ graceDays: graceDaysOf(ctx, auth.project) }),

  restoreAccount: async ({ ctx, auth: { project }, body }) => {
    const code = openRestoreCode(ctx.sealer, body.code)
    if (code === undefined) throw fail('VERIFICATION_CODE_NOT_FOUND')
    if (isExpired(code, projectNow(ctx, project))) throw fail('VERIFICATION_CODE_EXPIRED')
    if (!(await inTransaction(ctx, (tx) => restoreUser(tx, project, code))))
      throw fail('VERIFICATION_CODE_NOT_FOUND')
    return success
  },
})

export const serverDeletions = implement(serverRoutes, serverSchemas, {
  readDeletion: async (call) => {
    const { row } = await findUserOrReject(call, resolveUserId(call, call.params.userId))
    return { userId: row.id, deleteAtMillis: row.deleteAt }
  },

  cancelDeletion: async (call) => {
    const { row } = await findUserOrReject(call, resolveUserId(call, call.params.userId))
    await inTransaction(call.ctx, (tx) => restoreUser(tx, call.auth.project, { userId: row.id }))
    return success
  },
})
