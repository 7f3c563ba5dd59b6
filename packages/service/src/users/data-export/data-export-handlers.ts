import * as routes from '@latchkey/contract/routes/data-export'
import * as schemas from '@latchkey/contract/schemas/data-export'
import { subjectId } from '../../http/auth/current-user.js'
import { findUserOrReject } from '../../http/find-or-reject.js'
import { implement } from '../../http/implement.js'
import { requireRecentSignIn } from '../../sessions/recent-sign-in.js'
import { exportUserData } from './export-user-data.js'

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
