import * as routes from '@latchkey/contract/routes/data-export'
import * as schemas from '@latchkey/contract/schemas/data-export'
import { subjectId } from '../call/current-user.js'
import { findUserOrReject } from '../call/find-or-reject.js'
import { implement } from '../call/implement.js'
import { requireRecentSignIn } from '../../domain/sessions/recent-sign-in.js'
import { exportUserData } from '../../domain/accounts/data-export/export-user-data.js'

export const dataExport = implement(routes, schemas, {
  exportUserData: async (call) => {
    const refusal = 'Clients may only export the data of their own user.'
    const userId = subjectId(call, call.query.userId, refusal)
    const user = await findUserOrReject(call, userId)
    await requireRecentSignIn(call)
    const { ctx, auth } = call
    return exportUserData(ctx, auth.project, { user, currentSessionId: auth.session?.id })
  },
})
