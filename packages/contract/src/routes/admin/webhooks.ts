import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/webhooks.js'

/** A token for the calls that manage a project's webhooks (protocol, section 12). */
export const createWebhookToken = {
  method: 'POST',
  path: '/webhooks/svix-token',
  access: ['admin'],
  success: 201,
  emptyBody: 'empty-object',
  wire: undefined as WireOf<typeof schema.createWebhookToken>,
} as const satisfies Endpoint
