import { countEndedDays } from '../../../src/domain/users/daily-counts.js'
import { discover, openServerProject, signInToClient } from '../../oauth-provider/oauth-world.js'
import { CLIENT } from '../../oauth/openid-provider.js'
import { startScriptedIssuer } from '../../oauth/scripted-issuer.js'
import { connectScim, createToken, GROUP, provision } from '../../scim/scim-client.js'
import {
  accountOf,
  fakeDns,
  openConnection,
  signInWithConnection,
  uniqueDomain,
  verifyDomain,
} from '../../team-connections/connection-world.js'
import { signUp, type TestProject } from '../project.js'
import type { TestService } from '../service.js'
import { openTeam } from '../teams.js'
import { callOk } from '../with-access.js'

const DAY_MILLIS = 86_400_000

/** A picture of one pixel. */
const LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Adds a logo and the counts of the days that have ended. */
export async function addProjectData(service: TestService, project: TestProject): Promise<void> {
  await callOk(project, 'POST /latchkey/logos', { access: 'admin', body: { image: LOGO } })
  const { now } = service.clock
  service.clock.now += 2 * DAY_MILLIS
  await countEndedDays(service.ctx)
  service.clock.now = now
}

/** Adds two users of another app, one of whom has signed out. */
export async function addOtherApp(service: TestService): Promise<void> {
  const { now } = service.clock
  // The library of the app reads the clock of the system.
  service.clock.now = Date.now()
  const project = await openServerProject(service)
  await callOk(project, 'PATCH /latchkey/oauth-clients/second-app', {
    access: 'admin',
    body: { back_channel_logout_url: 'https://second.example.com/logout' },
  })
  const config = await discover(service, project)
  await signInToClient(service, project, config)
  const { user } = await signInToClient(service, project, config)
  await callOk(project, 'DELETE /auth/sessions/current', { ...user, body: {} })
  service.clock.now = now
}

/** Adds a team whose identity provider signs a user in, and provisions another one and a group. */
export async function addSingleSignOn(service: TestService, project: TestProject): Promise<void> {
  const records = fakeDns(service)
  const issuer = await startScriptedIssuer(CLIENT.clientId)
  const teamId = await openTeam(project, await signUp(project))
  const domain = uniqueDomain()
  await verifyDomain(project, { teamId, domain, records })
  const connectionId = await openConnection(service, project, { teamId, issuer, domain })
  const { userInfo } = accountOf('ada', { email: `ada@${domain}` })
  const script = { claims: { sub: 'ada', sid: '1' }, userInfo: userInfo ?? {} }
  await signInWithConnection(service, project, { connectionId, issuer, script })
  await issuer.close()
  const { baseUrl, value: token } = await createToken(project, { teamId, connectionId })
  const send = connectScim(service, { baseUrl, token })
  const member = await provision(send, `grace@${domain}`)
  await send('POST', '/Groups', {
    schemas: [GROUP],
    displayName: 'Engineering',
    members: [{ value: member }],
  })
  const path = `/latchkey/teams/${teamId}/sso-setup-links`
  await callOk(project, `POST ${path}`, { access: 'server', body: {} })
}
