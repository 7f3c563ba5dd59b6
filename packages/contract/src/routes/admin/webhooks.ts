import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/webhooks.js'

/** A token for the calls that manage a project's webhooks (protocol, section 12). */
export const createWebhookToken = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createWebhookToken>,
  path: '/webhooks/svix-token',
  access: ['admin'],
  success: 201,
  emptyBody: 'empty-object',
} as const satisfies Endpoint
