import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CLIENT } from '../oauth/openid-provider.js'
import { setupScriptedIssuer } from '../oauth/scripted-issuer.js'
import { openTestProject, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { openTeam } from '../support/teams.js'
import {
  asServer,
  connectionsPath,
  fakeDns,
  openConnection,
  signInWithConnection,
  uniqueDomain,
  verifyDomain,
} from './connection-world.js'
import { signInByPassword, signUpProven } from './required-world.js'

const service = await setupTestService()
const records = fakeDns(service)
const issuer = await setupScriptedIssuer(CLIENT.clientId)

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** Opens a team whose connection uses the same client at the same provider as those of other teams. */
async function openWorld(project: TestProject) {
  const teamId = await openTeam(project)
  const domain = uniqueDomain()
  await verifyDomain(project, { teamId, domain, records })
  const connectionId = await openConnection(service, project, { teamId, issuer, domain })
  const signIn = async (sub: string, sid: string): Promise<string> => {
    const userInfo = { sub, email: `${sub}@${domain}` }
    const visit = { connectionId, issuer, script: { claims: { sub, sid }, userInfo } }
    return String((await signInWithConnection(service, project, visit))['access_token'])
  }
  const logOut = async (claims: Record<string, unknown>): Promise<number> => {
    const now = Math.floor(Date.now() / 1000)
    const token = await issuer.sign(
      {
        iss: issuer.origin,
        aud: CLIENT.clientId,
        iat: now,
        exp: now + 120,
        jti: randomUUID(),
        events: { [EVENT]: {} },
        ...claims,
      },
      { typ: 'logout+jwt' },
    )
    const path = `/latchkey/openid/${project.id}/${connectionId}/back-channel-logout`
    const { status } = await project.call('POST', path, {
      access: 'none',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: token }).toString(),
    })
    return status
  }
  return { teamId, domain, connectionId, signIn, logOut }
}

const isSignedIn = async (project: TestProject, accessToken: string): Promise<boolean> =>
  (await project.call('GET', '/users/me', { accessToken })).status === 200

describe('a logout token for the connection of a team', () => {
  it('ends the sessions that began there, and no others', async () => {
    const project = await openTestProject(service)
    const [own, other] = [await openWorld(project), await openWorld(project)]
    const user = await signUpProven(project, `ada@${own.domain}`)
    const tokens = [
      await own.signIn('ada', '1'),
      await own.signIn('ada', '2'),
      await own.signIn('bob', '3'),
      await other.signIn('ada', '1'),
      String((await signInByPassword(project, user.email)).body['access_token']),
    ]
    const states = () => Promise.all(tokens.map((token) => isSignedIn(project, token)))
    expect(await own.logOut({ sub: 'ada', sid: '1' })).toBe(200)
    expect(await states()).toEqual([false, true, true, true, true])
    expect(await own.logOut({ sub: 'ada' })).toBe(200)
    expect(await states()).toEqual([false, false, true, true, true])
    const { connectionId } = own
    const log = await project.call('GET', '/latchkey/audit-log?action=session.ended', {
      access: 'admin',
    })
    expect(log.body['items']).toMatchObject(
      Array(2).fill({
        actor: { type: 'identity_provider', id: null, name: 'Acme' },
        details: { connection_id: connectionId },
      }),
    )
  })

  it.each<[string, Record<string, unknown>]>([
    ['another issuer', { iss: 'https://evil.example.com' }],
    ['another audience', { aud: 'another client' }],
    ['a nonce', { nonce: 'a nonce' }],
  ])('is rejected with %s', async (_what, claims) => {
    const project = await openTestProject(service)
    const { signIn, logOut } = await openWorld(project)
    const accessToken = await signIn('ada', '1')
    expect(await logOut({ sub: 'ada', ...claims })).toBe(400)
    expect(await isSignedIn(project, accessToken)).toBe(true)
  })

  it('works once, and no more after the connection was deleted', async () => {
    const project = await openTestProject(service)
    const { teamId, connectionId, signIn, logOut } = await openWorld(project)
    const jti = randomUUID()
    expect(await logOut({ sub: 'ada', jti })).toBe(200)
    const accessToken = await signIn('ada', '1')
    expect(await logOut({ sub: 'ada', jti })).toBe(400)
    expect(await isSignedIn(project, accessToken)).toBe(true)
    await asServer(project, 'DELETE', `${connectionsPath(teamId)}/${connectionId}`)
    expect(await logOut({ sub: 'ada' })).toBe(400)
  })
})
