import type { TestProject } from '@latchkey/testing'
import type { AdminApp, AdminProject } from '@latchkey/core/admin'
import { inspect } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { asAdmin } from '../support/as-server.js'
import { openInternal, ways, withKey } from './open-owner.js'
import { queryOf } from '@latchkey/core/query'

const internal = await openInternal()

/** Returns all properties of a model except its methods. */
const fieldsOf = (model: object) =>
  Object.fromEntries(Object.entries(model).filter(([, value]) => typeof value !== 'function'))

const github = {
  id: 'github',
  type: 'standard',
  clientId: 'client',
  clientSecret: 'provider-canary',
} as const
const smtpServer = {
  type: 'standard',
  host: 'mail.example.com',
  port: 587,
  username: 'mailer',
  password: 'mail-canary',
  senderName: 'Engines',
  senderEmail: 'engines@example.com',
} as const

describe.each(ways)('a project read by an admin app, %s', (way, openApp) => {
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

  it.each([
    [{ logoUrl: 'https://example.com/logo.png' }, 'logoUrl. Set config.logoUrl'],
    [{ config: { emailTheme: 'light' } }, 'emailTheme. Change each email with'],
  ])('rejects options of other kits with the way of this one: %j (79)', async (patch, message) => {
    await expect((await app.getProject()).update(patch as object)).rejects.toThrow(message)
  })

  it('rejects isDefaultUserPermission with the setting that replaces it (79)', async () => {
    const permission = { id: 'billing', isDefaultUserPermission: true }
    await expect(app.createTeamPermissionDefinition(permission)).rejects.toThrow(
      /userDefaultPermissions/,
    )
  })

  it('contains its whole configuration', async () => {
    const read = await app.getProject()
    expect(fieldsOf(read)).toEqual({
      id: project.projectId,
      displayName: 'Engines',
      description: 'Difference and analytical',
      createdAt: expect.any(Date),
      userCount: 1,
      isProductionMode: false,
      ownerTeamId: null,
      role: way === 'with the key' ? null : 'owner',
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
        signInCodeInSubject: true,
        requireEmailVerification: false,
        passkeyCountsAsBothFactors: true,
        accountDeletionGraceDays: 0,
        requireSecondFactorFrom: '',
        requireSecondFactorPermission: '',
        secondFactorGraceDays: 7,
        maxSessionsPerUser: 0,
        sessionLifetimeDays: 0,
        sessionIdleDays: 0,
        rejectBreachedPasswords: false,
        proofOfWork: 'under-attack',
        logoUrl: '',
        darkLogoUrl: '',
        accentColor: '',
        supportEmail: '',
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

  it('updates the passed fields and keeps the others', async () => {
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
      signInCodeInSubject: false,
      requireEmailVerification: true,
      passkeyCountsAsBothFactors: false,
      accountDeletionGraceDays: 30,
      requireSecondFactorFrom: '2026-12-01',
      requireSecondFactorPermission: 'team_admin',
      secondFactorGraceDays: 3,
      maxSessionsPerUser: 5,
      sessionLifetimeDays: 30,
      sessionIdleDays: 7,
      rejectBreachedPasswords: true,
      proofOfWork: 'always',
      logoUrl: 'https://example.com/logo.png',
      darkLogoUrl: 'https://example.com/dark.png',
      accentColor: '#0a7d5a',
      supportEmail: 'help@example.com',
      createTeamOnSignUp: true,
      oauthAccountMergeStrategy: 'raise_error',
      teamCreatorDefaultPermissions: [{ id: 'team_member' }],
      teamMemberDefaultPermissions: [],
      userDefaultPermissions: [{ id: 'team_member' }],
      domains: [{ domain: 'https://example.com', handlerPath: '/auth' }],
      oauthProviders: [github, { id: 'google', type: 'shared' }],
      emailConfig: smtpServer,
    } as const
    await before.update({ displayName: 'Looms', description: null, config })
    const after = await app.getProject()
    expect(after).toMatchObject({ displayName: 'Looms', description: '' })
    const { clientSecret: _, ...publicGithub } = github
    const { password: __, ...publicServer } = smtpServer
    const visible = {
      oauthProviders: [publicGithub, { id: 'google', type: 'shared' }],
      emailConfig: publicServer,
    }
    expect(after.config).toEqual({ ...config, ...visible })
    await after.update({ displayName: 'Mills' })
    expect(fieldsOf(await app.getProject())).toEqual({ ...fieldsOf(after), displayName: 'Mills' })
  })

  it('ignores unknown fields in an update', async () => {
    const unknownFields = { enabled: true, createdAt: 1 }
    const config = {
      oauthProviders: [
        { ...github, ...unknownFields },
        { id: 'google' as const, type: 'shared' as const, ...unknownFields },
      ],
      emailConfig: { ...smtpServer, ...unknownFields },
      domains: [{ domain: 'https://example.com', handlerPath: '/auth', ...unknownFields }],
      teamMemberDefaultPermissions: [{ id: 'team_member', ...unknownFields }],
    }
    await (await app.getProject()).update({ config: { ...config, ...unknownFields } })
    const { config: read } = await app.getProject()
    const { clientSecret: _, ...publicGithub } = github
    const { password: __, ...publicServer } = smtpServer
    expect(read.oauthProviders).toEqual([publicGithub, { id: 'google', type: 'shared' }])
    expect(read.emailConfig).toEqual(publicServer)
    expect(read.domains).toEqual([{ domain: 'https://example.com', handlerPath: '/auth' }])
    expect(read.teamMemberDefaultPermissions).toEqual([{ id: 'team_member' }])
    await (
      await app.getProject()
    ).update({ config: { emailConfig: { type: 'shared', ...unknownFields } } })
    expect((await app.getProject()).config.emailConfig).toEqual({ type: 'shared' })
  })

  it('prints no secret and keeps the secrets that an update omits (AD09)', async () => {
    const stored = () => asAdmin(project, 'PATCH', '/internal/projects/current')
    const first = await app.getProject()
    const config = { oauthProviders: [github], emailConfig: smtpServer }
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

  it('enters production mode only if every check passes', async () => {
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
      code: 'PRODUCTION_MODE_CHECKS_FAILED',
      details: { errors },
    })
    // An undefined field means no change and must not hide the stored value.
    const undefinedFields = { allowLocalhost: undefined, domains: undefined } as object
    await expect(
      read.update({ isProductionMode: true, config: undefinedFields }),
    ).rejects.toMatchObject({
      code: 'PRODUCTION_MODE_CHECKS_FAILED',
      details: { errors },
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
      code: 'PRODUCTION_MODE_CHECKS_FAILED',
      details: { errors: [errors[0]] },
    })
    await inProduction.update({ isProductionMode: false })
    expect((await app.getProject()).isProductionMode).toBe(false)
  })

  it('is validated for production mode against the stored configuration, not an old copy (AD07)', async () => {
    const read = await app.getProject()
    await read.update({ config: { allowLocalhost: false } })
    const stale = await app.getProject()
    await read.update({ config: { allowLocalhost: true } })
    await expect(stale.update({ isProductionMode: true })).rejects.toThrow(
      "turn off 'Allow localhost'",
    )
    expect((await app.getProject()).isProductionMode).toBe(false)
  })

  it('is deleted with all its data', async () => {
    const read = await app.getProject()
    await read.delete()
    await expect(app.getProject()).rejects.toMatchObject({
      code: expect.stringMatching(
        /^(INVALID_SUPER_SECRET_ADMIN_KEY|ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN|INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN)$/,
      ),
    })
  })
})

describe('cached project data', () => {
  it('is refetched for subscribers in a page', async () => {
    const project = await internal.open()
    const { app } = await internal.asOwner(project)
    const received: AdminProject[] = []
    const query = queryOf(app, app, 'getProject')
    const stop = query.subscribe(() => {
      const { data } = query.get()
      if (data) received.push(data)
    })
    const read = await query.load()
    expect(await query.load()).toBe(read)
    await read.update({ displayName: 'Looms' })
    await expect.poll(() => received.at(-1)?.displayName).toBe('Looms')
    expect(query.get().data).not.toBe(read)
    stop()
  })

  it('does not exist on a server', async () => {
    const project = await internal.open()
    const app = withKey(project)
    expect(await app.getProject()).not.toBe(await app.getProject())
  })
})
