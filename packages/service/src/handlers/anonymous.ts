import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { anonymous as routes } from '@latchkey/contract/routes'
import { anonymous as schemas } from '@latchkey/contract/schemas'
import { ipInfoOf } from '../domain/ip-info.js'
import { signIn } from '../domain/sessions.js'
import { createUser } from '../domain/users.js'
import { implement } from '../implement.js'

export const anonymous = implement(routes, schemas, {
  signUpAnonymously: async ({ ctx, headers, auth: { project } }) => {
    if (project.id !== INTERNAL_PROJECT_ID && !project.config.anonymousAccountsEnabled)
      throw fail('ANONYMOUS_ACCOUNTS_NOT_ENABLED')
    return ctx.db.transaction(async (db) => {
      const inside = { ...ctx, db }
      const { id } = await createUser(inside, project, {
        isAnonymous: true,
        displayName: 'Anonymous user',
      })
      return signIn(inside, project, { userId: id, ipInfo: ipInfoOf(headers) })
    })
  },
})
