import { fail } from '@latchkey/contract/errors'
import { serverGeneratedPasswords as routes } from '@latchkey/contract/routes'
import { serverGeneratedPasswords as schemas } from '@latchkey/contract/schemas'
import { resolveUserId } from '../../http/auth/current-user.js'
import { findUserOrReject } from '../../http/find-or-reject.js'
import { implement } from '../../http/implement.js'
import { queuePasswordWork } from '../../rate-limits/request-limits.js'
import { requireRecentSignIn } from '../../sessions/recent-sign-in.js'
import { generatePassword } from './generated-passwords.js'

export const serverGeneratedPasswords = implement(routes, schemas, {
  createGeneratedPassword: async (call) => {
    const { ctx, auth, params } = call
    const { row } = await findUserOrReject(call, resolveUserId(call, params.userId))
    if (!auth.project.config.credentialEnabled) throw fail('PASSWORD_AUTHENTICATION_NOT_ENABLED')
    await requireRecentSignIn(call)
    const runQueued = queuePasswordWork(call)
    return generatePassword(ctx, auth.project, { userId: row.id, runQueued })
  },
})
