import * as routes from '@latchkey/contract/routes/recovery-codes'
import * as schemas from '@latchkey/contract/schemas/recovery-codes'
import { currentUser, subjectId } from '../call/current-user.js'
import { findUserOrReject } from '../call/find-or-reject.js'
import { implement } from '../call/implement.js'
import { requireRecentSignIn } from '../../domain/sessions/recent-sign-in.js'
import { requireSession } from '../../domain/sessions/require-session.js'
import {
  createRecoveryCodes,
  readRecoveryCodes,
} from '../../domain/credentials/recovery-codes/recovery-codes.js'

export const recoveryCodes = implement(routes, schemas, {
  readRecoveryCodes: async (call) => {
    const refusal = 'Clients may only read about the recovery codes of their own user.'
    const userId = subjectId(call, call.query.userId, refusal)
    await findUserOrReject(call, userId)
    return readRecoveryCodes(call.ctx.db, userId)
  },

  createRecoveryCodes: async (call) => {
    const userId = currentUser(call).row.id
    await requireRecentSignIn(call)
    return createRecoveryCodes(call.ctx, call.auth.project, {
      userId,
      requireSession: (db) => requireSession(db, call),
    })
  },
})
