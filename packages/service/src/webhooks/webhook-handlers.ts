import { adminWebhooks as routes } from '@latchkey/contract/routes'
import { adminWebhooks as schemas } from '@latchkey/contract/schemas'
import { implement } from '../http/implement.js'
import { createWebhookToken } from './token.js'

export const adminWebhooks = implement(routes, schemas, {
  createWebhookToken: async ({ ctx, auth }) => ({ token: createWebhookToken(ctx, auth.project) }),
})
