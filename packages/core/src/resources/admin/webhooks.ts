import { createWebhookToken } from '@latchkey/contract/routes/admin/webhooks'
import type { AdminContext } from './context.js'

export interface WebhookAdministration {
  /**
   * A token for the service that manages the project's webhooks. Whoever has it reads their secrets, so
   * it is for a server: it is asked for each time and kept nowhere, and a page is refused.
   *
   * @example const token = await adminApp.getWebhooksToken()
   * @see protocol, section 12; security rules, AD13
   */
  getWebhooksToken(): Promise<string>
}

export async function getWebhooksToken(ctx: AdminContext): Promise<string> {
  if (ctx.platform.kind === 'browser')
    throw new Error("Ask for the webhooks' token on a server: it opens their secrets.")
  return (await ctx.call(createWebhookToken, {})).token
}
