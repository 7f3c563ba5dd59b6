import type { TestProject } from '@latchkey/testing'
import type { AdminApp, AdminProject } from '@latchkey/core/admin'
import { inspect } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { asAdmin } from '../as-server.js'
import { openInternal, ways, withKey } from './open-owner.js'
import { queryOf } from '@latchkey/core/query'

const internal = openInternal()

/** Everything that is said of a model, but for its methods. */
const fieldsOf = (model: object) =>
  Object.fromEntries(Object.entries(model).filter(([, value]) => typeof value !== 'function'))

const github = {
  id: 'github',
  type: 'standard',
  clientId: 'client',
  clientSecret: 'provider-canary',
} as const
const mailServer = {
  type: 'standard',
  host: 'mail.example.com',
  port: 587,
  username: 'mailer',
  password: 'mail-canary',
  senderName: 'Engines',
  senderEmail: 'engines@example.com',
} as const

describe.each(ways)('a project, %s', (_, openApp) => {
  let project: TestProject
  let app: AdminApp
  beforeEach(async () => {
    project = await internal.open({
      displayName: 'Engines',
      description: 'Difference and analytical',
      users: [{ email: 'ada@example.com', password: 'correct horse' }],
    })
    app = await openApp(internal, project)
  })

  it('is read with its whole configuration', async () => {
    const read = await app.getProject()
    expect(fieldsOf(read)).toEqual({
      id: project.projectId,
      displayName: 'Engines',
      description: 'Difference and analytical',
      createdAt: expect.any(Date),
      userCount: 1,
      isProductionMode: false,
      config: {
        signUpEnabled: true,
        credentialEnabled: true,
        magicLinkEnabled: expect.any(Boolean),
        passkeyEnabled: expect.any(Boolean),
        clientTeamCreationEnabled: false,
        clientUserDeletionEnabled: false,
        allowUserApiKeys: false,
        allowTeamApiKeys: false,
        allowLocalhost: expect.any(Boolean),
        createTeamOnSignUp: false,
        oauthAccountMergeStrategy: 'link_method',
        teamCreatorDefaultPermissions: [{ id: 'team_admin' }],
        teamMemberDefaultPermissions: [{ id: 'team_member' }],
        userDefaultPermissions: [],
        domains: [],
        oauthProviders: [],
        emailConfig: { type: 'shared' },
      },
    })
    expect(Object.isFrozen(read)).toBe(true)
  })

  it('is changed in all that is said, and stays as it is in the rest', async () => {
    const before = await app.getProject()
    const config = {
      signUpEnabled: false,
      credentialEnabled: false,
      magicLinkEnabled: true,
      passkeyEnabled: true,
      clientTeamCreationEnabled: true,
      clientUserDeletionEnabled: true,
      allowUserApiKeys: true,
      allowTeamApiKeys: true,
      allowLocalhost: false,
      createTeamOnSignUp: true,
      oauthAccountMergeStrategy: 'raise_error',
      teamCreatorDefaultPermissions: [{ id: 'team_member' }],
      teamMemberDefaultPermissions: [],
      userDefaultPermissions: [{ id: 'team_member' }],
      domains: [{ domain: 'https://example.com', handlerPath: '/auth' }],
      oauthProviders: [github, { id: 'google', type: 'shared' }],
      emailConfig: mailServer,
    } as const
    await before.update({ displayName: 'Looms', description: null, config })
    const after = await app.getProject()
    expect(after).toMatchObject({ displayName: 'Looms', description: '' })
    const { clientSecret: _, ...publicGithub } = github
    const { password: __, ...publicServer } = mailServer
    const shown = {
      oauthProviders: [publicGithub, { id: 'google', type: 'shared' }],
      emailConfig: publicServer,
    }
    expect(after.config).toEqual({ ...config, ...shown })
    await after.update({ displayName: 'Mills' })
    expect(fieldsOf(await app.getProject())).toEqual({ ...fieldsOf(after), displayName: 'Mills' })
  })

  it('is changed by configurations with fields that the service does not know', async () => {
    const more = { enabled: true, createdAt: 1 }
    const config = {
      oauthProviders: [
        { ...github, ...more },
        { id: 'google' as const, type: 'shared' as const, ...more },
      ],
      emailConfig: { ...mailServer, ...more },
      domains: [{ domain: 'https://example.com', handlerPath: '/auth', ...more }],
      teamMemberDefaultPermissions: [{ id: 'team_member', ...more }],
    }
    await (await app.getProject()).update({ config: { ...config, ...more } })
    const { config: read } = await app.getProject()
    const { clientSecret: _, ...publicGithub } = github
    const { password: __, ...publicServer } = mailServer
    expect(read.oauthProviders).toEqual([publicGithub, { id: 'google', type: 'shared' }])
    expect(read.emailConfig).toEqual(publicServer)
    expect(read.domains).toEqual([{ domain: 'https://example.com', handlerPath: '/auth' }])
    expect(read.teamMemberDefaultPermissions).toEqual([{ id: 'team_member' }])
    await (await app.getProject()).update({ config: { emailConfig: { type: 'shared', ...more } } })
    expect((await app.getProject()).config.emailConfig).toEqual({ type: 'shared' })
  })

  it('AD09: shows no secret to what prints it, and keeps those that a patch leaves out', async () => {
    const stored = () => asAdmin(project, 'PATCH', '/internal/projects/current')
    const first = await app.getProject()
    const config = { oauthProviders: [github], emailConfig: mailServer }
    await first.update({ config })
    const stale = await app.getProject()
    const { config: read } = stale
    expect([inspect(read, { depth: 9 }), JSON.stringify(read)].join()).not.toContain('canary')
    expect(read.emailConfig).toHaveProperty('password', 'mail-canary')
    expect(read.oauthProviders[0]).toHaveProperty('clientSecret', 'provider-canary')
    const renamed = { ...read.emailConfig, senderName: 'Looms' }
    const changed = { ...read.oauthProviders[0]!, clientId: 'other' }
    const google = { id: 'google', type: 'shared' } as const
    await stale.update({ config: { emailConfig: renamed, oauthProviders: [changed, google] } })
    expect(await stored()).toMatchObject({
      config: {
        email_config: { password: 'mail-canary', sender_name: 'Looms' },
        oauth_providers: [
          { client_id: 'other', client_secret: 'provider-canary' },
          { id: 'google', type: 'shared' },
        ],
      },
    })
    await stale.update({ config: { emailConfig: { type: 'shared' } } })
    expect(await stored()).toMatchObject({ config: { email_config: { type: 'shared' } } })
  })

  it('goes to production mode only when every check is passed', async () => {
    const domain = 'http://example.com'
    await (
      await app.getProject()
    ).update({
      config: { allowLocalhost: true, domains: [{ domain, handlerPath: '/handler' }] },
    })
    const read = await app.getProject()
    const errors = read.getProductionModeErrors()
    const relativeFixUrl = `/projects/${project.projectId}/domains`
    expect(errors).toEqual([
      {
        message:
          "Localhost is not allowed in production mode, turn off 'Allow localhost' in project settings",
        relativeFixUrl,
      },
      { message: `Trusted domains should be HTTPS: ${domain}`, relativeFixUrl },
    ])
    await expect(read.update({ isProductionMode: true, displayName: 'X' })).rejects.toMatchObject({
      name: 'ProductionModeRefusal',
      errors,
    })
    // What is undefined is not said, and hides nothing of what there is.
    const unsaid = { allowLocalhost: undefined, domains: undefined } as object
    await expect(read.update({ isProductionMode: true, config: unsaid })).rejects.toMatchObject({
      name: 'ProductionModeRefusal',
      errors,
    })
    expect(await app.getProject()).toMatchObject({
      isProductionMode: false,
      displayName: 'Engines',
    })
    const domains = [{ domain: 'https://example.com', handlerPath: '/handler' }]
    await read.update({ isProductionMode: true, config: { allowLocalhost: false, domains } })
    const inProduction = await app.getProject()
    expect(inProduction.isProductionMode).toBe(true)
    expect(inProduction.getProductionModeErrors()).toEqual([])
    await expect(inProduction.update({ config: { allowLocalhost: true } })).rejects.toMatchObject({
      name: 'ProductionModeRefusal',
      errors: [errors[0]],
    })
    await inProduction.update({ isProductionMode: false })
    expect((await app.getProject()).isProductionMode).toBe(false)
  })

  it('AD07: goes by what the service has, not by what was read before', async () => {
    const read = await app.getProject()
    await read.update({ config: { allowLocalhost: false } })
    const stale = await app.getProject()
    await read.update({ config: { allowLocalhost: true } })
    await expect(stale.update({ isProductionMode: true })).rejects.toThrow(
      "turn off 'Allow localhost'",
    )
    expect((await app.getProject()).isProductionMode).toBe(false)
  })

  it('is deleted with everything in it', async () => {
    const read = await app.getProject()
    await read.delete()
    await expect(app.getProject()).rejects.toMatchObject({
      code: expect.stringMatching(
        /^(INVALID_SUPER_SECRET_ADMIN_KEY|ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN|INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN)$/,
      ),
    })
  })
})

describe('what was read of a project', () => {
  it('is read again where somebody watches it, in a page', async () => {
    const project = await internal.open()
    const { app } = await internal.asOwner(project)
    const seen: AdminProject[] = []
    const query = queryOf(app, app, 'getProject')
    const stop = query.subscribe(() => {
      const { data } = query.get()
      if (data) seen.push(data)
    })
    const read = await query.load()
    expect(await query.load()).toBe(read)
    await read.update({ displayName: 'Looms' })
    await expect.poll(() => seen.at(-1)?.displayName).toBe('Looms')
    expect(query.get().data).not.toBe(read)
    stop()
  })

  it('is forgotten on a server', async () => {
    const project = await internal.open()
    const app = withKey(project)
    expect(await app.getProject()).not.toBe(await app.getProject())
  })
})
