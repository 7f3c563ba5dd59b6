import * as routes from '@latchkey/contract/routes/sign-in/anonymous'
import * as schemas from '@latchkey/contract/schemas/sign-in/anonymous'
import { randomUUID } from 'node:crypto'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { Project } from '../../db/schema.js'
import { requireSignUpPermission } from '../../domain/hooks/decisions.js'
import { beginSession } from '../../domain/sessions/begin-session.js'
import { signIn } from '../../domain/sessions/sign-in.js'
import { ANONYMOUS_NAME } from '../../domain/user-lifecycle/upgrade-anonymous-user.js'
import { createUser } from '../../domain/users/users.js'
import { ipInfoOf } from '../call/ip-info.js'
import { implement } from '../call/implement.js'

export const anonymous = implement(routes, schemas, {
  signUpAnonymously: async (call) => {
    const { ctx, auth } = call
    const { project } = auth
    if (!isOpen(project)) throw fail('ANONYMOUS_ACCOUNTS_NOT_ENABLED')
    const ipInfo = ipInfoOf(call)
    // The same user if a hook makes the transaction repeat.
    const newUserId = randomUUID()
    return beginSession(ctx, project, async (tx) => {
      requireSignUpPermission(tx, project, {
        email: null,
        emailVerified: false,
        displayName: ANONYMOUS_NAME,
        method: 'anonymous',
        providerId: null,
        anonymousUserId: null,
      })
      const { id } = await createUser(tx, project, {
        id: newUserId,
        isAnonymous: true,
        displayName: ANONYMOUS_NAME,
        countryCode: ipInfo?.countryCode,
      })
      return signIn(tx, project, {
        userId: id,
        method: 'anonymous',
        ipInfo,
        isNewUser: true,
        newUser: { address: null },
      })
    })
  },
})

/** The project `internal` has no switch of its own for it. */
const isOpen = ({ id, config }: Project): boolean =>
  config.anonymousAccountsEnabled || (id === INTERNAL_PROJECT_ID && config.signUpEnabled)
