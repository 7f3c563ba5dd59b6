import * as routes from '@latchkey/contract/routes/oauth-server/connected-apps'
import * as schemas from '@latchkey/contract/schemas/oauth-server/connected-apps'
import { inTransaction } from '../db/in-transaction.js'
import { recordAuditEvent, userSubject } from '../domain/audit/record-audit-event.js'
import { endGrantsOfClient } from '../domain/oauth-grants/end-grants.js'
import { listConnectedApps, toConnectedApp } from '../domain/oauth-server/connected-apps.js'
import { lockUser } from '../domain/users/users.js'
import { HttpError } from '../errors/http-error.js'
import { implement } from './call/implement.js'
import { success, toList } from './call/response.js'

export const connectedApps = implement(routes, schemas, {
  listConnectedApps: async ({ ctx, auth, subject }) => {
    const apps = await listConnectedApps(ctx, auth.project.id, subject.row.id)
    // Clients then know, as from a service that lacks the call, that there is nothing to show.
    if (apps === undefined) throw new HttpError(404, 'The project has no authorization server.')
    return toList(apps.map(toConnectedApp))
  },

  disconnectApp: async ({ ctx, auth, subject, params: { clientId } }) => {
    const userId = subject.row.id
    await inTransaction(ctx, async (tx) => {
      await lockUser(tx.db, userId)
      if (!(await endGrantsOfClient(tx, { userId, clientId })))
        throw new HttpError(404, 'The user has not connected this app.')
      await recordAuditEvent(tx, auth.project, {
        action: 'oauth_consent.revoked',
        subject: userSubject(userId),
        details: { clientId },
      })
    })
    return success
  },
})
