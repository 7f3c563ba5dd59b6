import type { TestProject } from '@latchkey/testing'
import type { AdminApp, EmailTemplatePatch, PermissionDefinition } from '@latchkey/core/admin'
import { createNetwork } from '@latchkey/testing/network'
import { beforeEach, describe, expect, it } from 'vitest'
import { AdminApp as App } from '@latchkey/core/admin'
import { asServer } from '../support/as-server.js'
import { openInternal, ways, withKey } from './open-owner.js'
import { queryOf } from '@latchkey/core/query'

const internal = await openInternal()
const hour = 3_600_000
const ada = { email: 'ada@example.com', password: 'correct horse' }

const smtpServer = {
  host: '127.0.0.1',
  port: 1,
  username: 'mailer',
  password: 'secret',
  senderName: 'Engines',
  senderEmail: 'engines@example.com',
}

describe.each(ways)('an admin app, %s', (_, openApp) => {
  let project: TestProject
  let app: AdminApp
  beforeEach(async () => {
    project = await internal.open({ users: [ada], config: { allowUserApiKeys: true } })
    app = await openApp(internal, project)
  })

  describe('with project keys', () => {
    const description = 'deploy'

    it('creates keys, shows them once and then only their last four characters', async () => {
      const expiresAt = new Date(Date.now() + hour)
      const created = await app.createInternalApiKey({
        description,
        expiresAt,
        hasPublishableClientKey: true,
        hasSuperSecretAdminKey: true,
      })
      const { publishableClientKey, superSecretAdminKey } = created
      expect(created).toMatchObject({
        description,
        expiresAt,
        createdAt: expect.any(Date),
        manuallyRevokedAt: null,
        publishableClientKey: expect.stringMatching(/^pck_\w+$/),
        secretServerKey: null,
        superSecretAdminKey: expect.stringMatching(/^sak_\w+$/),
      })
      const [listed] = await app.listInternalApiKeys()
      expect(listed).toMatchObject({
        id: created.id,
        publishableClientKey: { lastFour: publishableClientKey?.slice(-4) },
        secretServerKey: null,
        superSecretAdminKey: { lastFour: superSecretAdminKey?.slice(-4) },
      })
      const { projectId, baseUrl } = project
      const other = new App({ projectId, baseUrl, superSecretAdminKey: superSecretAdminKey! })
      expect((await other.getProject()).id).toBe(projectId)
      const onServer = await app.createInternalApiKey({
        description,
        expiresAt,
        hasSecretServerKey: true,
      })
      expect(onServer.secretServerKey).toMatch(/^ssk_/)
      expect(onServer.superSecretAdminKey).toBeNull()
    })

    it('revokes keys immediately', async () => {
      const expiresAt = new Date(Date.now() + hour)
      const created = await app.createInternalApiKey({
        description,
        expiresAt,
        hasSuperSecretAdminKey: true,
      })
      expect([created.isValid(), created.whyInvalid()]).toEqual([true, null])
      const [listed] = await app.listInternalApiKeys()
      await listed!.revoke()
      const [revoked] = await app.listInternalApiKeys()
      expect([revoked?.isValid(), revoked?.whyInvalid()]).toEqual([false, 'manually-revoked'])
      expect(revoked?.manuallyRevokedAt).toBeInstanceOf(Date)
      const { projectId, baseUrl } = project
      const other = new App({
        projectId,
        baseUrl,
        superSecretAdminKey: created.superSecretAdminKey!,
      })
      await expect(other.getProject()).rejects.toMatchObject({
        code: 'INVALID_SUPER_SECRET_ADMIN_KEY',
      })
    })

    it('reports a key that is revoked and expired as expired (AK04)', async () => {
      const created = await app.createInternalApiKey({ description, expiresAt: new Date(0) })
      await created.revoke()
      const [expiredAndRevoked] = await app.listInternalApiKeys()
      expect(expiredAndRevoked?.manuallyRevokedAt).toBeInstanceOf(Date)
      expect([expiredAndRevoked?.isValid(), expiredAndRevoked?.whyInvalid()]).toEqual([
        false,
        'expired',
      ])
    })

    it('rejects an invalid date', async () => {
      const key = { description, expiresAt: new Date(Number.NaN) }
      await expect(app.createInternalApiKey(key)).rejects.toThrow(TypeError)
    })
  })

  describe.each(['Team', 'Project'] as const)('with %s permission definitions', (scope) => {
    const list = () => app[`list${scope}PermissionDefinitions`]()
    const create = (input: Parameters<AdminApp['createTeamPermissionDefinition']>[0]) =>
      app[`create${scope}PermissionDefinition`](input)
    const update = (...input: Parameters<AdminApp['updateTeamPermissionDefinition']>) =>
      app[`update${scope}PermissionDefinition`](...input)
    const remove = (id: string) => app[`delete${scope}PermissionDefinition`](id)
    const find = async (id: string) => (await list()).find((definition) => definition.id === id)

    it('creates, updates and deletes definitions and keeps omitted fields', async () => {
      expect(await create({ id: 'read' })).toEqual({
        id: 'read',
        description: '',
        containedPermissionIds: [],
      })
      const write: PermissionDefinition = {
        id: 'write',
        description: 'Writes',
        containedPermissionIds: ['read'],
      }
      expect(await create(write)).toEqual(write)
      expect(await find('write')).toEqual(write)
      await update('write', { description: 'May write' })
      expect(await find('write')).toEqual({ ...write, description: 'May write' })
      // Forms and partial objects contain undefined fields, and TypeScript may allow them.
      const undefinedFields = {
        description: undefined,
        containedPermissionIds: undefined,
      } as object
      await update('write', { id: 'edit', ...undefinedFields })
      expect(await find('edit')).toEqual({ ...write, id: 'edit', description: 'May write' })
      await update('edit', { description: '', containedPermissionIds: [] })
      expect(await find('edit')).toEqual({
        id: 'edit',
        description: '',
        containedPermissionIds: [],
      })
      await remove('edit')
      expect(await find('edit')).toBeUndefined()
    })

    it('rejects with the error codes of the service', async () => {
      await create({ id: 'read' })
      const errorWith = (code: string) => ({ code })
      await expect(create({ id: 'read' })).rejects.toMatchObject(
        errorWith('PERMISSION_ID_ALREADY_EXISTS'),
      )
      const missing = { id: 'write', containedPermissionIds: ['nothing'] }
      const notFound = errorWith('CONTAINED_PERMISSION_NOT_FOUND')
      await expect(create(missing)).rejects.toMatchObject(notFound)
      await expect(update('read', { containedPermissionIds: ['nothing'] })).rejects.toMatchObject(
        notFound,
      )
      await expect(update('nothing', {})).rejects.toMatchObject(errorWith('PERMISSION_NOT_FOUND'))
      await expect(remove('nothing')).rejects.toMatchObject(errorWith('PERMISSION_NOT_FOUND'))
      await expect(create({ id: 'Not an id' })).rejects.toMatchObject(errorWith('SCHEMA_ERROR'))
      // An ID stays a single path segment, whatever it contains.
      await expect(remove('../x')).rejects.toMatchObject(errorWith('SCHEMA_ERROR'))
    })
  })

  it('updates and resets email templates, and names an unknown placeholder', async () => {
    const first = await app.listEmailTemplates()
    expect(first.map(({ type, isDefault }) => [type, isDefault])).toEqual([
      ['email_verification', true],
      ['password_reset', true],
      ['magic_link', true],
      ['team_invitation', true],
    ])
    const type = 'magic_link'
    const subject = 'Come in'
    const misspelled = app.updateEmailTemplate(type, { subject: 'Hello {{ naem }}' })
    await expect(misspelled).rejects.toMatchObject({ code: 'SCHEMA_ERROR' })
    const [, , template] = first
    await app.updateEmailTemplate(type, { subject })
    const customTemplate = { ...template, subject, isDefault: false }
    expect((await app.listEmailTemplates())[2]).toEqual(customTemplate)
    // Keys of a document are not converted between naming styles.
    const block = { type: 'Container', data: { props: { childrenIds: [] } } }
    const content = { ...template!.content, my_block: block }
    await app.updateEmailTemplate(type, { content })
    expect((await app.listEmailTemplates())[2]).toEqual({ ...customTemplate, content })
    await app.resetEmailTemplate(type)
    expect((await app.listEmailTemplates())[2]).toEqual(template)
    await expect(app.resetEmailTemplate(type)).rejects.toMatchObject({ status: 404 })
    const date = { root: { at: new Date() } }
    await expect(app.updateEmailTemplate(type, { content: date as never })).rejects.toThrow(
      TypeError,
    )
  })

  it.each([
    ['an empty patch', {}],
    ['a patch with undefined fields', { subject: undefined, content: undefined }],
  ])('keeps the default email template when it is updated with %s', async (_what, patch) => {
    const first = await app.listEmailTemplates()
    const read = await app.getProject()
    await read.update({ config: { emailConfig: { type: 'standard', ...smtpServer } } })
    await app.updateEmailTemplate('magic_link', patch as EmailTemplatePatch)
    expect(await app.listEmailTemplates()).toEqual(first)
    await app.updateEmailTemplate('magic_link', { subject: '' })
    expect((await app.listEmailTemplates())[2]).toMatchObject({ subject: '', isDefault: false })
  })

  it('sends a test email and lists sent emails', async () => {
    const recipientEmail = 'grace@example.com'
    const result = await app.sendTestEmail({ recipientEmail, emailConfig: smtpServer })
    expect(result).toEqual({ status: 'error', error: { errorMessage: expect.any(String) } })
    const [email] = await app.listSentEmails()
    expect(email).toEqual({
      id: expect.any(String),
      to: [recipientEmail],
      subject: expect.any(String),
      sentAt: expect.any(Date),
      error: expect.objectContaining({ errorType: expect.any(String) }),
    })
  })

  it('invites someone to sign in', async () => {
    const page = 'http://localhost:3000/handler/sign-in'
    await app.sendSignInInvitationEmail('joan@example.com', page)
    const [email] = await app.listSentEmails()
    expect(email).toMatchObject({ to: ['joan@example.com'], error: null })
    const refused = app.sendSignInInvitationEmail('joan@example.com', 'https://evil.example')
    await expect(refused).rejects.toMatchObject({ code: 'REDIRECT_URL_NOT_WHITELISTED' })
  })

  it('reads an email of the log and sends it again', async () => {
    await app.sendTestEmail({ recipientEmail: 'grace@example.com', emailConfig: smtpServer })
    const [email] = await app.listSentEmails()
    const id = email?.id ?? ''
    expect(await app.getSentEmail(id)).toEqual({
      id,
      to: email?.to,
      subject: email?.subject,
      sentAt: email?.sentAt,
      html: expect.stringContaining('Your email server works'),
      text: expect.stringContaining('can send emails with these settings.'),
    })
    await app.resendEmail(id)
    const newest = await app.listSentEmails({ limit: 1 })
    expect(newest.map(({ subject }) => subject)).toEqual([email?.subject])
    const older = await app.listSentEmails({ cursor: newest.nextCursor ?? '' })
    expect([...older]).toMatchObject([{ id }])
    expect(older.nextCursor).toBeNull()
  })

  it('switches security notifications on, and changes and resets their content', async () => {
    const type = 'new_device'
    const [first, ...others] = await app.listSecurityNotifications()
    expect(first).toMatchObject({ type, isEnabled: false, isDefault: true })
    await app.updateSecurityNotification(type, { isEnabled: true })
    const on = { ...first, isEnabled: true }
    expect(await app.listSecurityNotifications()).toEqual([on, ...others])
    const subject = 'A new device'
    await app.updateSecurityNotification(type, { subject })
    const changed = { ...on, subject, isDefault: false }
    expect(await app.listSecurityNotifications()).toEqual([changed, ...others])
    await app.resetSecurityNotification(type)
    expect(await app.listSecurityNotifications()).toEqual([on, ...others])
    const again = app.resetSecurityNotification(type)
    await expect(again).rejects.toMatchObject({ status: 404 })
  })

  it('reads the audit log page by page', async () => {
    const user = (await app.listUsers())[0]!
    await user.update({ password: 'another horse' })
    const from = new Date(Date.now() - hour)
    const filter = { subjectId: user.id, action: 'password.set', from, limit: 1 } as const
    const page = await app.listAuditEvents(filter)
    expect([...page]).toEqual([
      {
        id: expect.any(String),
        createdAt: expect.any(Date),
        action: 'password.set',
        actor: {
          type: 'admin',
          id: expect.toBeOneOf([null, expect.any(String)]),
          name: expect.toBeOneOf([null, expect.any(String)]),
        },
        subject: { type: 'user', id: user.id, name: user.displayName ?? user.primaryEmail },
        teamName: null,
        memberName: null,
        oauthClientName: null,
        clientAddress: expect.any(String),
        userAgent: expect.any(String),
        requestId: expect.any(String),
        details: expect.objectContaining({ isFirst: false }),
      },
    ])
    expect(page.nextCursor).toBeNull()
    const actions = ['password.set', 'password.removed'] as const
    const [newest] = await app.listAuditEvents({ action: actions, limit: 1 })
    expect(newest?.id).toBe(page[0]?.id)
  })

  it('reads pages of users in an order, with their bans, and counts users', async () => {
    const user = await app.createUser({ displayName: 'Zoe' })
    await user.ban({ reason: 'Spam' })
    const { items, ...cursors } = await app.getUserPage({
      state: 'banned',
      orderBy: 'lastActiveAt',
      desc: true,
      limit: 1,
    })
    expect(cursors).toEqual({ nextCursor: null, previousCursor: null })
    expect(items).toMatchObject([{ bannedAt: expect.any(Date), banReason: 'Spam', deleteAt: null }])
    // The entry has the model of the user.
    await items[0]?.user.delete()
    expect(await app.getUserCount({ state: 'banned' })).toEqual({ count: 0, isExact: true })
  })

  it('reads the activity of days and weeks', async () => {
    const days = await app.getActivity()
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatchObject({ start: expect.any(String), signUps: 1 })
    expect(await app.getActivity({ interval: 'week' })).toHaveLength(52)
  })

  it('reads project metrics', async () => {
    const metrics = await app.getMetrics()
    expect(metrics).toMatchObject({ totalUsers: 1, usersByCountry: {} })
    expect(metrics.dailyUsers).toHaveLength(31)
    expect(metrics.dailyUsers.at(-1)).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      activity: 1,
    })
    expect(metrics.dailyActiveUsers).toHaveLength(31)
    expect(metrics.recentlyRegistered).toEqual([
      {
        id: expect.any(String),
        displayName: null,
        primaryEmail: ada.email,
        profileImageUrl: null,
        signedUpAt: expect.any(Date),
        lastActiveAt: expect.any(Date),
      },
    ])
    expect(metrics.loginMethods).toEqual([{ method: 'password', count: 1 }])
  })

  it('has the methods of a server app', async () => {
    const created = await app.createUser({ primaryEmail: 'grace@example.com' })
    expect((await app.getUser(created.id))?.primaryEmail).toBe('grace@example.com')
    expect(await app.listUsers()).toHaveLength(2)
    const team = await app.createTeam({ displayName: 'Engines', creatorUserId: created.id })
    expect((await app.listTeams()).map(({ id }) => id)).toEqual([team.id])
    expect(await app.checkApiKey('sk_nothing', { type: 'user' })).toBeNull()
  })

  it('lists which sessions are impersonations (AD11)', async () => {
    const [user] = await app.listUsers()
    await user!.createSession({ expiresInMillis: hour, isImpersonation: true })
    const sessions = await user!.listSessions()
    expect(sessions.map(({ isImpersonation }) => isImpersonation)).toContain(true)
  })
})

describe('data of an admin app after a change', () => {
  it('is refetched for subscribers in a page', async () => {
    const project = await internal.open()
    const { app } = await internal.asOwner(project)
    const query = queryOf(app, app, 'listInternalApiKeys')
    const stop = query.subscribe(() => {})
    const before = await query.load()
    await app.createInternalApiKey({ description: 'new', expiresAt: new Date(Date.now() + hour) })
    await expect.poll(() => query.get().data?.length).toBe(before.length + 1)
    stop()
  })

  it('is not cached on a server', async () => {
    const project = await internal.open()
    const app = withKey(project)
    expect(await app.listUsers()).toHaveLength(0)
    await asServer(project, 'POST', '/users', { display_name: 'Ada' })
    expect(await app.listUsers()).toHaveLength(1)
    expect((await app.getMetrics()).totalUsers).toBe(1)
  })
})

describe('testEmailTemplate', () => {
  it('sends a changed template to the owner, and resolves to what the email server reported', async () => {
    const project = await internal.open()
    const { app, user } = await internal.asOwner(project)
    const verified = { primary_email_verified: true }
    await asServer(internal.internal(), 'PATCH', `/users/${user.id}`, verified)
    const subject = 'Hello {{ userDisplayName }}'
    expect(await app.testEmailTemplate('magic_link', { subject })).toMatchObject({ status: 'ok' })
    const to = user.primaryEmail ?? ''
    expect(await project.inbox.next({ to })).toMatchObject({ subject: 'Hello Ada Lovelace' })
    const read = await app.getProject()
    await read.update({ config: { emailConfig: { type: 'standard', ...smtpServer } } })
    expect(await app.testEmailTemplate('magic_link')).toEqual({
      status: 'error',
      error: { errorMessage: expect.stringContaining('ECONNREFUSED') },
    })
    const sentEmails = await withKey(project).listSentEmails()
    expect(sentEmails.map((email) => email.to)).toEqual([[to], [to]])
    await expect(withKey(project).testEmailTemplate('magic_link')).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('getWebhooksToken', () => {
  it.each<[string, (project: TestProject) => Promise<AdminApp>]>([
    ['the key', async (project) => withKey(project)],
    [
      "an owner's session",
      async (project) => (await internal.asOwner(project, { platform: {} })).app,
    ],
  ])(
    'requests a new token for each call on a server with %s and stores none (AD13)',
    async (_, openApp) => {
      const app = await openApp(await internal.open())
      const tokens = [await app.getWebhooksToken(), await app.getWebhooksToken()]
      expect(tokens).toEqual([expect.any(String), expect.any(String)])
      expect(tokens[0]).not.toBe(tokens[1])
      expect(app.getWebhooksToken).not.toHaveProperty('query')
      expect(JSON.stringify(app)).not.toContain(tokens[0])
    },
  )

  it('rejects in a page without a request (AD13)', async () => {
    const network = createNetwork(internal.url())
    const { app } = await internal.asOwner(await internal.open())
    await expect(app.getWebhooksToken()).rejects.toThrow('on a server')
    expect(network.calls('POST /webhooks/svix-token')).toBe(0)
    network.close()
  })
})
