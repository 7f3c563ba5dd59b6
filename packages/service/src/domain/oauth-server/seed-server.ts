import type { OAuthServerSeed } from '../../config/oauth-server-config.js'
import type { Context } from '../../context.js'
import { replaceClients } from './clients.js'
import { updateServer } from './server.js'

/** Sets the authorization server of a project as its configuration says. */
export async function seedServer(
  tx: Context,
  projectId: string,
  { clients, ...settings }: OAuthServerSeed,
): Promise<void> {
  await updateServer(tx, projectId, settings)
  if (clients !== undefined) await replaceClients(tx, projectId, clients)
}
