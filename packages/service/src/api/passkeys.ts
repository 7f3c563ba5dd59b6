import * as routes from '@latchkey/contract/routes/passkeys'
import * as schemas from '@latchkey/contract/schemas/passkeys'
import type { Database } from '../db/database.js'
import { subjectId } from './call/current-user.js'
import { findUserOrReject } from './call/find-or-reject.js'
import { HttpError } from '../errors/http-error.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { success, toList } from './call/response.js'
import { requireRecentSignIn } from '../domain/sessions/recent-sign-in.js'
import { requireSession } from '../domain/sessions/require-session.js'
import { toOwnedPasskey } from '../domain/credentials/passkeys/passkey-response.js'
import {
  deletePasskey,
  listPasskeys,
  renamePasskey,
} from '../domain/credentials/passkeys/owned-passkeys.js'

type PasskeyCall = Pick<Call, 'ctx' | 'auth'> & { params: { userId: string; passkeyId: string } }

const OWN_ONLY = 'Clients may only work with the passkeys of their own user.'

export const passkeys = implement(routes, schemas, {
  listPasskeys: async (call) => {
    const { ctx, query, auth } = call
    const userId = subjectId(call, query.userId, OWN_ONLY)
    await findUserOrReject(call, userId)
    return toList((await listPasskeys(ctx.db, auth.project.id, userId)).map(toOwnedPasskey))
  },

  renamePasskey: async (call) => {
    const { ctx, auth, body } = call
    const change = { ...(await pathOf(call)), name: body.name }
    const renamed = await renamePasskey(ctx, auth.project, { ...change, ...authorizationOf(call) })
    if (renamed === undefined) throw missing()
    return toOwnedPasskey(renamed)
  },

  deletePasskey: async (call) => {
    const { ctx, auth } = call
    const path = await pathOf(call)
    const isDeleted = await deletePasskey(ctx, auth.project, { ...path, ...authorizationOf(call) })
    if (!isDeleted) throw missing()
    return success
  },
})

/** The user and the passkey that the path of a change names. A user needs a recent sign-in. */
async function pathOf(call: PasskeyCall): Promise<{ userId: string; id: string }> {
  const userId = subjectId(call, call.params.userId, OWN_ONLY)
  await findUserOrReject(call, userId)
  await requireRecentSignIn(call)
  return { userId, id: call.params.passkeyId }
}

const authorizationOf = (call: PasskeyCall) => ({
  byUser: call.auth.access === 'client',
  requireSession: (db: Database) => requireSession(db, call),
})

const missing = () => new HttpError(404, 'The user has no such passkey.')
