import * as routes from '@latchkey/contract/routes/recovery-codes'
import * as schemas from '@latchkey/contract/schemas/recovery-codes'
import { implement } from '../call/implement.js'
import { requireSession } from '../../domain/sessions/active-sessions.js'
import {
  createRecoveryCodes,
  readRecoveryCodes,
} from '../../domain/credentials/recovery-codes/recovery-codes.js'

export const recoveryCodes = implement(routes, schemas, {
  readRecoveryCodes: ({ ctx, subject }) => readRecoveryCodes(ctx.db, subject.row.id),

  createRecoveryCodes: (call) =>
    createRecoveryCodes(call.ctx, call.auth.project, {
      userId: call.user.row.id,
      requireSession: (db) => requireSession(db, call),
    }),
})
