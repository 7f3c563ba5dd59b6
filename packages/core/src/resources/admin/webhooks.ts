import { createWebhookToken } from '@latchkey/contract/routes/admin/webhooks'
import type { AdminContext } from './context.js'

export interface WebhookAdministration {
  /**
   * A token for the service that manages the project's webhooks. It is a secret of the project's owners:
   * it is asked for each time and kept nowhere.
   *
   * @see protocol, section 12; security rules, AD13
   */
  getWebhooksToken(): Promise<string>
}

export const getWebhooksToken = async (ctx: AdminContext): Promise<string> =>
  (await ctx.call(createWebhookToken, {})).token
