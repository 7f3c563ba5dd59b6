import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/webhooks.js'

/** Creates a token for the calls that manage a project's webhooks. */
export const createWebhookToken = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createWebhookToken>,
  path: '/webhooks/svix-token',
  access: ['admin'],
  success: 201,
  emptyBody: 'empty-object',
} as const satisfies Endpoint
