import { route } from '../endpoint.js'
import type * as schema from '../schemas/webhooks.js'

/** Creates a token for the calls that manage a project's webhooks. */
export const createWebhookToken = /* @__PURE__ */ route<typeof schema.createWebhookToken>()({
  request: 'POST /webhooks/svix-token',
  access: ['admin'],
  success: 201,
  emptyBody: 'empty-object',
  audit: 'the changes of webhooks write the events',
})
