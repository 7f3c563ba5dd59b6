import type { OAuthServerSeed } from '../../config/oauth-server-config.js'
import type { Context } from '../../context.js'
import { replaceClients } from './clients.js'
import { updateServer } from './server.js'

/** Sets the authorization server of a project as its configuration says. False turns it off. */
export async function seedServer(
  tx: Context,
  projectId: string,
  seed: OAuthServerSeed | false,
): Promise<void> {
  if (seed === false) {
    await updateServer(tx, projectId, { isEnabled: false })
    return
  }
  const { clients, ...settings } = seed
  await updateServer(tx, projectId, { isEnabled: true, ...settings })
  if (clients !== undefined) await replaceClients(tx, projectId, clients)
}
