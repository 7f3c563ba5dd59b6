import * as routes from '@latchkey/contract/routes/sign-in/anonymous'
import * as schemas from '@latchkey/contract/schemas/sign-in/anonymous'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { Project } from '../../db/schema.js'
import { signIn } from '../../domain/sessions/sessions.js'
import { ANONYMOUS_NAME } from '../../domain/user-lifecycle/upgrade-anonymous-user.js'
import { createUser } from '../../domain/users/users.js'
import { ipInfoOf } from '../call/ip-info.js'
import { implement } from '../call/implement.js'
import { inTransaction } from '../../db/in-transaction.js'

export const anonymous = implement(routes, schemas, {
  signUpAnonymously: async (call) => {
    const { ctx, auth } = call
    const { project } = auth
    if (!isOpen(project)) throw fail('ANONYMOUS_ACCOUNTS_NOT_ENABLED')
    return inTransaction(ctx, async (tx) => {
      const { id } = await createUser(tx, project, {
        isAnonymous: true,
        displayName: ANONYMOUS_NAME,
      })
      return signIn(tx, project, {
        userId: id,
        method: 'anonymous',
        ipInfo: ipInfoOf(call),
        isNewUser: true,
      })
    })
  },
})

/** The project `internal` has no switch of its own for it. */
const isOpen = ({ id, config }: Project): boolean =>
  config.anonymousAccountsEnabled || (id === INTERNAL_PROJECT_ID && config.signUpEnabled)
