import type { CurrentUser } from '@latchkey/core'
import { createMetadata } from '../../packages/service/test/saml/identity-provider.js'

/**
 * Creates a team with a verified domain and a SAML connection. The domain needs no record in the DNS. Resolves to the ID of the
 * team, and metadata of its identity
 * provider with another certificate.
 */
export async function createTeamOfCompany(user: CurrentUser) {
  const team = await user.createTeam({ displayName: 'Acme' })
  const singleSignOn = await team.loadSingleSignOn()
  const { id } = await singleSignOn.addDomain('acme.test')
  await singleSignOn.verifyDomain(id)
  const saml = await singleSignOn.readSamlMetadata(await createMetadata())
  await singleSignOn.createConnection({ displayName: 'Acme', saml })
  return { teamId: team.id, xml: (await createMetadata()).xml }
}
