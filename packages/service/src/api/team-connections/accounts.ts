import * as routes from '@latchkey/contract/routes/team-connections/accounts'
import * as schemas from '@latchkey/contract/schemas/team-connections/accounts'
import { listConnectionAccounts } from '../../domain/team-connections/connection-accounts.js'
import { implement } from '../call/implement.js'
import { toList } from '../call/response.js'

export const connectionAccounts = implement(routes, schemas, {
  listConnectionAccounts: async ({ ctx, subject }) =>
    toList(await listConnectionAccounts(ctx.db, subject.row.id)),
})
