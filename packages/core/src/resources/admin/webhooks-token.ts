import { createWebhookToken } from '@latchkey/contract/routes/webhooks'
import { clientError } from '../../errors/client-error.js'
import type { Client } from '../../client/client.js'

export async function getWebhooksToken(client: Client): Promise<string> {
  if (client.platform.kind === 'browser')
    throw clientError(
      'INVALID_CONFIGURATION',
      'Call getWebhooksToken() on a server: the token gives access to the secrets of webhooks.',
    )
  const { token } = await client.http.withoutSession().request(createWebhookToken, {})
  return token
}
