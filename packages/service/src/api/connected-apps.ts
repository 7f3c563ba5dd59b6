import * as routes from '@latchkey/contract/routes/oauth-server/connected-apps'
import * as schemas from '@latchkey/contract/schemas/oauth-server/connected-apps'
import { inTransaction } from '../db/in-transaction.js'
import { recordAuditEvent, userSubject } from '../domain/audit/record-audit-event.js'
import { endGrantsOfClient } from '../domain/oauth-grants/end-grants.js'
import { listConnectedApps, toConnectedApp } from '../domain/oauth-server/connected-apps.js'
import { lockUser } from '../domain/users/users.js'
import { HttpError } from '../errors/http-error.js'
import { implement } from './call/implement.js'
import { success } from './call/response.js'

export const connectedApps = implement(routes, schemas, {
  listConnectedApps: async ({ ctx, auth, subject }) => {
    const apps = await listConnectedApps(ctx, auth.project.id, subject.row.id)
    return { items: apps?.map(toConnectedApp) ?? null }
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
