import { describe, expect, it } from 'vitest'
import { authorizePath, codeOf, exchange, locationOf, userOf } from '../support/oauth.js'
import { openTestProject, type CallResponse, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { define } from '../support/teams.js'
import { asServer, connectionsPath, fakeDns } from '../team-connections/connection-world.js'
import { createSigningKey, type ResponseContent } from './identity-provider.js'
import {
  answer,
  attributesXml,
  beginTest,
  openDraft,
  post,
  startSamlSignIn,
  turnOn,
  type SamlWorld,
} from './saml-world.js'

const service = await setupTestService()
const records = fakeDns(service)
const { config } = service.ctx
const key = await createSigningKey()
const IDENTITY_PROVIDER = {
  entityId: 'https://idp.acme.example.com',
  ssoUrl: 'https://idp.acme.example.com/sso',
  certificate: key.certificate,
}

type Changes = Partial<ResponseContent>

/** Answers a visit that began at a URL. */
const respond = (world: SamlWorld, location: URL, changes: Changes = {}) =>
  answer(service, world, {
    location,
    key,
    changes: { attributes: attributesXml(`ada@${world.domain}`), ...changes },
  })

/** Opens a team with a connection that is on. */
async function openWorld(project?: TestProject): Promise<SamlWorld> {
  const world = await openDraft(service, records, IDENTITY_PROVIDER, project)
  await post(service, world.acsUrl, respond(world, await beginTest(world)))
  await turnOn(world)
  return world
}

async function visit(world: SamlWorld, changes: Changes = {}): Promise<CallResponse> {
  const { location, cookie } = await startSamlSignIn(world)
  return post(service, world.acsUrl, respond(world, location, changes), cookie)
}

/** The code and the details of the error that the app receives. */
function errorOf(response: CallResponse) {
  const { searchParams } = locationOf(response)
  expect([response.status, response.text]).toEqual([303, ''])
  return [searchParams.get('errorCode'), searchParams.get('details')]
}

const refusal = (reason: string) => ['OAUTH_PROVIDER_REFUSED', JSON.stringify({ reason })]

describe('a SAML connection', () => {
  it('signs a member in, with the permissions of the groups', async () => {
    const project = await openTestProject(service)
    await define(project, 'team', { id: 'editor' })
    const world = await openWorld(project)
    const { teamId, id, domain } = world
    const mapping = { group_mappings: [{ group: 'Editors', permission_ids: ['editor'] }] }
    await asServer(project, 'PATCH', `${connectionsPath(teamId)}/${id}`, mapping)
    const attributes = attributesXml(`ada@${domain}`, ['Editors'])
    const tokens = await exchange(project, codeOf(await visit(world, { attributes })))
    const user = await userOf(project, tokens)
    expect(user).toMatchObject({
      primary_email: `ada@${domain}`,
      primary_email_verified: true,
    })
    const path = `/team-permissions?team_id=${teamId}&user_id=${String(user['id'])}`
    const permissions = await project.call('GET', path, { access: 'server' })
    expect(permissions.text).toContain('"editor"')
    const again = await exchange(project, codeOf(await visit(world)))
    expect((await userOf(project, again))['id']).toBe(user['id'])
  })

  it('ties a response to the browser that began the sign-in', async () => {
    const world = await openWorld()
    const victim = await startSamlSignIn(world)
    const attacker = await startSamlSignIn(world)
    const form = respond(world, attacker.location)
    for (const cookie of ['', victim.cookie]) {
      const response = await post(service, world.acsUrl, form, cookie)
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
    }
    // The relay state of the browser, with the response to another request.
    const state = victim.location.searchParams.get('RelayState') ?? ''
    const swapped = { ...form, RelayState: state }
    expect(errorOf(await post(service, world.acsUrl, swapped, victim.cookie))).toEqual(
      refusal('in_response_to'),
    )
  })

  it('never redirects to a relay state', async () => {
    const world = await openWorld()
    const { location, cookie } = await startSamlSignIn(world)
    for (const RelayState of ['https://evil.example.com', '//evil.example.com', '']) {
      const form = { ...respond(world, location), RelayState }
      const response = await post(service, world.acsUrl, form, cookie)
      expect([response.status, response.headers.get('location')]).toEqual([400, null])
    }
  })

  it('accepts a response once', async () => {
    const world = await openWorld()
    const { location, cookie } = await startSamlSignIn(world)
    const form = respond(world, location)
    codeOf(await post(service, world.acsUrl, form, cookie))
    expect((await post(service, world.acsUrl, form, cookie)).status).toBe(400)
  })

  it('rejects an assertion of another connection with the same identity provider', async () => {
    const project = await openTestProject(service)
    const [own, other] = [await openWorld(project), await openWorld(project)]
    const forOther = { audience: other.serviceProvider, recipient: other.acsUrl }
    const attributes = attributesXml(`ada@${own.domain}`)
    expect(errorOf(await visit(own, { ...forOther, attributes }))).toEqual(refusal('audience'))
    // The address of the other team, from its own identity provider.
    const stolen = attributesXml(`ada@${other.domain}`)
    expect(errorOf(await visit(own, { attributes: stolen }))[0]).toBe('SSO_EMAIL_NOT_ALLOWED')
  })

  it('accepts no sign-in at the URL of another connection', async () => {
    const project = await openTestProject(service)
    const [own, other] = [await openWorld(project), await openWorld(project)]
    const { location, cookie } = await startSamlSignIn(own)
    const form = respond(own, location)
    expect((await post(service, other.acsUrl, form, cookie)).status).toBe(400)
  })

  it('leads to the app with the reason of the identity provider', async () => {
    const world = await openWorld()
    expect(errorOf(await visit(world, { issuer: 'https://evil.example.com' }))).toEqual(
      refusal('issuer'),
    )
  })

  it('sets a cookie in production that a form of another site sends', async () => {
    const { project, id } = await openWorld()
    service.ctx.config = { ...config, mode: 'production' }
    const path = authorizePath(project, id)
    const { headers } = await project.call('GET', path, { access: 'none' })
    service.ctx.config = config
    expect(headers.get('set-cookie')).toMatch(/^__Host-.*; Secure; SameSite=None; HttpOnly$/)
  })

  it('accepts a profile by the rules for API requests', async () => {
    const world = await openWorld()
    const attributes = attributesXml(`ada eve@${world.domain}`)
    expect(errorOf(await visit(world, { attributes }))[0]).toBe('SSO_EMAIL_NOT_ALLOWED')
    const nameId = `<saml:NameID>${'a'.repeat(2000)}</saml:NameID>`
    expect(errorOf(await visit(world, { nameId }))).toEqual(refusal('invalid_account_id'))
  })

  it('stores the reason of a failed test', async () => {
    const world = await openDraft(service, records, IDENTITY_PROVIDER)
    const { project, teamId, id } = world
    const list = async () =>
      (await project.call('GET', connectionsPath(teamId), { access: 'server' })).body
    await post(service, world.acsUrl, respond(world, await beginTest(world), { audience: 'other' }))
    expect(await list()).toMatchObject({
      items: [{ id, state: 'draft', last_test: { reason: 'audience', account: null } }],
    })
    const form = respond(world, await beginTest(world))
    const response = await post(service, world.acsUrl, form)
    expect(response.text).toContain('succeeded')
    expect(await list()).toMatchObject({
      items: [
        {
          state: 'tested',
          last_test: {
            reason: null,
            account: { account_id: 'ada', email: `ada@${world.domain}`, groups: [] },
          },
        },
      ],
    })
    expect((await post(service, world.acsUrl, form)).status).toBe(400)
  })
})
