import * as routes from '@latchkey/contract/routes/webhooks'
import * as schemas from '@latchkey/contract/schemas/webhooks'
import { implement } from './call/implement.js'
import { createWebhookToken } from '../domain/webhooks/token.js'

export const webhooks = implement(routes, schemas, {
  createWebhookToken: async ({ ctx, auth: { project, owner } }) => ({
    token: createWebhookToken(ctx, {
      project,
      member: owner ? { id: owner.user.row.id, sessionId: owner.sessionId } : null,
    }),
  }),
})
