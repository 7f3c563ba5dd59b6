import { afterAll, describe, expect, it } from 'vitest'
import { CLIENT, walkThrough } from '../oauth/openid-provider.js'
import { codeOf, exchange, returnToService, start, userOf } from '../support/oauth.js'
import { openTestProject, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { openTeam } from '../support/teams.js'
import {
  asServer,
  connectionsPath,
  fakeDns,
  uniqueDomain,
  verifyDomain,
} from './connection-world.js'
import { startKeycloak } from './keycloak.js'

const service = await setupTestService()
const records = fakeDns(service)
const domain = uniqueDomain()
const provider = await startKeycloak((id) => ({
  name: `Name of ${id}`,
  email: `${id}@${domain}`,
  email_verified: true,
  groups: ['/engineering'],
}))
afterAll(() => provider.close())

const project = await openTestProject(service)
const teamId = await openTeam(project)
await verifyDomain(project, { teamId, domain, records })
const { clientId: client_id, clientSecret: client_secret } = CLIENT
const client = { issuer: provider.issuer, client_id, client_secret }
const connection = await asServer(project, 'POST', connectionsPath(teamId), {
  display_name: 'Acme',
  oidc: client,
})
const own = await project.call('POST', '/latchkey/openid-providers', {
  access: 'admin',
  body: { id: 'acme', display_name: 'Acme', is_enabled: true, ...client },
})
const homeOf = (settings: Record<string, unknown>) => String(settings['redirect_url'])
const connectionHome = homeOf(connection['oidc'] as Record<string, unknown>)
provider.redirectUris.push(connectionHome, homeOf(own.body))

/** Signs a person in at the provider. Returns the user. */
async function signIn(
  on: TestProject,
  id: string,
  { login, home }: { login: string; home: string },
) {
  const { location, cookie } = await start(on, id)
  const back = await walkThrough(location, { login, home })
  return userOf(on, await exchange(on, codeOf(await returnToService(service, back, cookie))))
}

describe('a certified provider with an issuer below a path, as Keycloak has', () => {
  it('signs a user in with the connection of a team, after a test', async () => {
    const path = `${connectionsPath(teamId)}/${String(connection['id'])}`
    const test = await asServer(project, 'POST', `${path}/test`)
    const visit = { login: 'tester', home: connectionHome }
    const back = await walkThrough(new URL(String(test['authorization_url'])), visit)
    await returnToService(service, back, '')
    const on = await asServer(project, 'PATCH', path, { is_enabled: true })
    expect(on['last_test']).toMatchObject({
      reason: null,
      account: { account_id: 'tester', groups: ['/engineering'] },
    })
    const user = await signIn(project, String(connection['id']), {
      login: 'ada',
      home: connectionHome,
    })
    expect(user).toMatchObject({
      display_name: 'Name of ada',
      primary_email: `ada@${domain}`,
      primary_email_verified: true,
    })
  })

  it('signs a user in as the provider of a project', async () => {
    const user = await signIn(project, 'acme', { login: 'bob', home: homeOf(own.body) })
    expect(user).toMatchObject({
      display_name: 'Name of bob',
      oauth_providers: [{ id: 'acme', account_id: 'bob', email: `bob@${domain}` }],
    })
  })
})
