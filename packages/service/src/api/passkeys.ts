import * as routes from '@latchkey/contract/routes/passkeys'
import * as schemas from '@latchkey/contract/schemas/passkeys'
import type { Database } from '../db/database.js'
import { HttpError } from '../errors/http-error.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { success, toList } from './call/response.js'
import { requireSession } from '../domain/sessions/active-sessions.js'
import type { User } from '../domain/users/user-view.js'
import {
  deletePasskey,
  listPasskeys,
  renamePasskey,
  toOwnedPasskey,
} from '../domain/credentials/passkeys/owned-passkeys.js'

type PasskeyCall = Pick<Call, 'ctx' | 'auth'> & { params: { passkeyId: string }; subject: User }

export const passkeys = implement(routes, schemas, {
  listPasskeys: async ({ ctx, auth, subject }) =>
    toList((await listPasskeys(ctx.db, auth.project.id, subject.row.id)).map(toOwnedPasskey)),

  renamePasskey: async (call) => {
    const change = { ...changeOf(call), name: call.body.name }
    const renamed = await renamePasskey(call.ctx, call.auth.project, change)
    if (renamed === undefined) throw missing()
    return toOwnedPasskey(renamed)
  },

  deletePasskey: async (call) => {
    if (!(await deletePasskey(call.ctx, call.auth.project, changeOf(call)))) throw missing()
    return success
  },
})

/** The passkey that the path of a change names, and who changes it. */
const changeOf = (call: PasskeyCall) => ({
  userId: call.subject.row.id,
  id: call.params.passkeyId,
  byUser: call.auth.access === 'client',
  requireSession: (db: Database) => requireSession(db, call),
})

const missing = () => new HttpError(404, 'The user has no such passkey.')
