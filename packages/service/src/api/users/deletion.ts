import * as routes from '@latchkey/contract/routes/account-deletion'
import * as schemas from '@latchkey/contract/schemas/account-deletion'
import { fail } from '@latchkey/contract/errors'
import { inTransaction } from '../../db/in-transaction.js'
import { implement } from '../call/implement.js'
import { success } from '../call/response.js'
import { projectNow } from '../../context.js'
import { restoreUser, isExpired, openRestoreCode } from '../../domain/users/pending-deletion.js'
import { graceDaysOf } from '../../domain/user-lifecycle/schedule-deletion.js'

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
