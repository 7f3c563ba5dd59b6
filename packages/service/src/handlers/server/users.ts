import { serverUsers as routes } from '@latchkey/contract/routes'
import { serverUsers as schemas } from '@latchkey/contract/schemas'
import { currentUser } from '../../current-user.js'
import { toServerUser } from '../../domain/user-answer.js'
import { implement } from '../../implement.js'

export const serverUsers = implement(routes, schemas, {
  readCurrentUser: async (call) => toServerUser(await currentUser(call)),
})
