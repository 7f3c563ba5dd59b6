import { createTestProject, type TestProject } from '@latchkey/testing'
import { loadSsoSetup } from '@latchkey/core/internal'
import { queryOf } from '@latchkey/core/query'
import { beforeEach, describe, expect, it } from 'vitest'
import { setupScriptedIssuer } from '../../../service/test/oauth/scripted-issuer.js'
import { createMetadata } from '../../../service/test/saml/identity-provider.js'
import { openServer } from '../server/open-server.js'
import { answerOf, oidcOf, openConnection } from '../support/connection.js'
import { ada, openTab } from '../support/open-tab.js'
import { signedInWithTeam } from '../support/signed-in.js'
import { followRedirect, nextPage, waitForNavigation } from '../support/visit-provider.js'

const issuer = await setupScriptedIssuer('my-app')

const oidc = oidcOf(issuer)

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada],
    config: { clientTeamCreationEnabled: true },
  })
})

describe('the domains and connections of a team', () => {
  it('are added, listed, changed and removed', async () => {
    const { app, team } = await signedInWithTeam(project)
    const sso = await team.loadSingleSignOn()
    const domains = queryOf(app, sso, 'listDomains')
    const stop = domains.subscribe(() => {})
    const added = await sso.addDomain('Acme.test')
    expect(added).toMatchObject({
      domain: 'acme.test',
      recordName: '_latchkey-challenge.acme.test',
      verifiedAt: null,
    })
    const verified = await sso.verifyDomain(added.id)
    expect(verified.verifiedAt).toBeInstanceOf(Date)
    await expect.poll(() => domains.get().data).toEqual([verified])
    stop()
    const created = await sso.createConnection({ displayName: 'Acme', oidc })
    expect(created).toMatchObject({ state: 'draft', oidc: { issuer: issuer.origin }, saml: null })
    // A connection that was read can be passed again.
    const changed = await sso.updateConnection(created.id, {
      ...created,
      saml: undefined,
      oidc: created.oidc ?? undefined,
      displayName: 'ACME',
    })
    expect(changed).toEqual({ ...created, displayName: 'ACME' })
    expect(await sso.listConnections()).toEqual([changed])
    await expect(sso.updateConnection(created.id, { isEnabled: true })).rejects.toMatchObject({
      code: 'TEAM_CONNECTION_NOT_TESTED',
    })
    await sso.deleteConnection(created.id)
    await sso.removeDomain(added.id)
    expect([await sso.listConnections(), await sso.listDomains()]).toEqual([[], []])
  })

  it('are managed by a server', async () => {
    const { team } = await signedInWithTeam(project)
    const sso = await team.loadSingleSignOn()
    const app = openServer(project)
    const serverTeam = await app.getTeam(team.id)
    const serverSso = await serverTeam?.loadSingleSignOn()
    const domain = await serverSso?.addDomain('acme.test')
    expect(await serverSso?.listDomains()).toEqual([domain])
    const connection = await serverSso?.createConnection({ displayName: 'Acme', oidc })
    expect(await sso.listConnections()).toEqual([connection])
  })
})

describe('a SAML connection', () => {
  it('is created with the metadata of the identity provider', async () => {
    const { team } = await signedInWithTeam(project)
    const sso = await team.loadSingleSignOn()
    const saml = await sso.readSamlMetadata(await createMetadata())
    const [certificate] = saml.certificates
    expect(certificate?.expiresAt).toBeInstanceOf(Date)
    const created = await sso.createConnection({ displayName: 'Acme', saml })
    expect(created).toMatchObject({ type: 'saml', oidc: null, saml })
    // A connection that was read can be passed again.
    const changed = await sso.updateConnection(created.id, {
      ...created,
      oidc: undefined,
      saml: created.saml ?? undefined,
    })
    expect(changed).toEqual(created)
  })
})

describe('signInWithSso', () => {
  it('signs in at the provider of the domain', async () => {
    const { team, connection } = await openConnection(project, issuer, 'acme.test')
    const email = 'grace@acme.test'
    const tab = openTab(project)
    expect(await tab.app.findSsoConnection(email)).toEqual({
      status: 'ok',
      data: { id: connection.id, type: 'oidc', displayName: 'Acme', isRequired: false },
    })
    issuer.play({ claims: { sub: 'grace' }, userInfo: { sub: 'grace', email } })
    const start = await waitForNavigation(tab, tab.app.signInWithSso({ email }))
    const { location, cookie } = await followRedirect(start)
    expect(location.searchParams.get('login_hint')).toBe(email)
    const back = await followRedirect(await answerOf(location), cookie.split(';')[0])
    const { app } = nextPage(project, tab, back.location.href)
    expect(await app.callOAuthCallback()).toBe(true)
    const user = await app.getUser({ or: 'throw' })
    expect(await user.listConnections()).toMatchObject([
      { connectionId: connection.id, teamId: team.id, accountId: 'grace', email },
    ])
    expect(await user.listSessions()).toMatchObject([
      { signInMethod: 'sso', signInProviderId: connection.id },
    ])
  })

  it('resolves to an error for an address without a provider', async () => {
    const { app } = openTab(project)
    expect(await app.signInWithSso({ email: 'grace@acme.test' })).toMatchObject({
      error: { code: 'SSO_NOT_AVAILABLE' },
    })
    expect(await app.signInWithSso({ email: 'grace' })).toMatchObject({
      error: { code: 'SCHEMA_ERROR' },
    })
  })

  it('is the only method for addresses of a domain that requires it', async () => {
    const domain = 'acme.test'
    const { sso, connection, user } = await openConnection(project, issuer, domain)
    await sso.updateConnection(connection.id, { isRequired: true, emergencyUserId: user.id })
    const { app } = openTab(project)
    const member = { email: `grace@${domain}`, password: 'another password' }
    expect(await app.signUpWithPassword(member)).toMatchObject({
      error: { code: 'SSO_REQUIRED', details: { connectionId: connection.id } },
    })
    expect(await app.signInWithPassword({ ...ada, noRedirect: true })).toMatchObject({
      status: 'ok',
    })
  })
})

describe('the provisioning of a team', () => {
  it('works with a token that is shown once, until it is revoked', async () => {
    const { app, team } = await signedInWithTeam(project)
    const sso = await team.loadSingleSignOn()
    await sso.verifyDomain((await sso.addDomain('acme.test')).id)
    const { id } = await sso.createConnection({ displayName: 'Acme', oidc })
    const tokens = queryOf(app, sso, 'listScimTokens', id)
    const stop = tokens.subscribe(() => {})
    const { baseUrl, value, ...token } = await sso.createScimToken(id, { description: 'Okta' })
    const listed = { ...token, value: { lastFour: value.slice(-4) } }
    await expect.poll(() => tokens.get().data).toEqual([listed])
    stop()
    const provision = (path: string, body: object) =>
      fetch(baseUrl + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${value}` },
        body: JSON.stringify(body),
      })
    for (const name of ['ada', 'grace'])
      await provision('/Users', { userName: `${name}@acme.test`, externalId: name })
    await provision('/Groups', { displayName: 'Editors' })
    const serverTeam = await openServer(project).getTeam(team.id)
    const serverSso = await serverTeam?.loadSingleSignOn()
    const first = await serverSso?.listProvisionedUsers(id, { limit: 1 })
    expect(first?.[0]).toMatchObject({
      userName: 'ada@acme.test',
      externalId: 'ada',
      isActive: true,
    })
    const rest = await sso.listProvisionedUsers(id, { cursor: first?.nextCursor ?? undefined })
    expect([rest[0]?.userName, rest.length, rest.nextCursor]).toEqual(['grace@acme.test', 1, null])
    const [group] = await sso.listProvisionedGroups(id)
    expect(group).toMatchObject({ displayName: 'Editors', memberCount: 0 })
    await serverSso?.revokeScimToken(id, token.id)
    expect((await provision('/Users', { userName: 'eve@acme.test' })).status).toBe(401)
    await expect(sso.revokeScimToken(id, token.id)).rejects.toMatchObject({
      code: 'SCIM_TOKEN_NOT_FOUND',
    })
  })
})

describe('the set-up links of a team', () => {
  it('have their secret in the fragment, until they are revoked', async () => {
    const { app, team, user } = await signedInWithTeam(project)
    const sso = await team.loadSingleSignOn()
    const links = queryOf(app, sso, 'listSetupLinks')
    const stop = links.subscribe(() => {})
    const { url, ...link } = await sso.createSetupLink({ expiresInSeconds: 3600 })
    const { origin, pathname, hash } = new URL(url)
    expect(origin + pathname).toBe('http://localhost:3000/handler/sso-setup')
    expect(link).toMatchObject({ creatorId: user.id })
    expect(link.expiresAt.getTime() - link.createdAt.getTime()).toBe(3_600_000)
    await expect.poll(() => links.get().data).toEqual([link])
    stop()
    const setup = await loadSsoSetup(openTab(project).app, hash.slice(1))
    expect(await setup.read()).toMatchObject({ teamDisplayName: 'Engines', connection: null })
    await sso.revokeSetupLink(link.id)
    const gone = { code: 'SSO_SETUP_LINK_NOT_FOUND' }
    await expect(setup.read()).rejects.toMatchObject(gone)
    await expect(sso.revokeSetupLink(link.id)).rejects.toMatchObject(gone)
  })
})
