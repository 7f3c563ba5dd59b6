import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emails } from '../../src/db/schema.js'
import { createHandler } from '../../src/app.js'
import { openContent } from '../../src/domain/email/sealed-content.js'
import {
  credentialsOf,
  openTestProject,
  readResponse,
  requestOf,
  signUp,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { createAsServer } from '../support/users.js'
import { proveEmail } from '../support/sign-in.js'
import { callOk } from '../support/with-access.js'
import { recordResponse } from '../support/recorded-responses.js'
import { smtpOf, setupMailServer } from './mail-server.js'
import { DEAD_SERVER, setOwnServer } from './own-server.js'

const mailServer = await setupMailServer()
// Before the service, whose removal then runs first: with an open connection, the server closes after 30 seconds.
const service = await setupTestService({ smtp: smtpOf(mailServer) })
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service, {
    displayName: 'Acme & Sons',
    config: { anonymousAccountsEnabled: true },
  })
})

const PATH = '/emails/send-email'
const content = { subject: 'News', html: '<h1>News</h1>' }
const marketing = { ...content, notification_category_name: 'Marketing' }
const send = (body: Record<string, unknown>, access: 'server' | 'admin' | 'client' = 'server') =>
  project.call('POST', PATH, { access, body })
const recipientsOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['results'] as { user_id: string }[]).map(({ user_id }) => user_id)

async function verifiedUser(): Promise<TestUser> {
  const user = await signUp(project)
  await proveEmail(project, user)
  return user
}

/** The email of the app to a user, without those about the account. */
async function emailTo({ id }: TestUser, template = 'marketing') {
  const rows = await service.ctx.db.select().from(emails).where(eq(emails.userId, id))
  const row = rows.find((email) => email.template === template)
  return row && openContent(service.ctx.sealer, row.contentSealed)
}

async function linkTo(user: TestUser): Promise<string> {
  await send({ ...marketing, user_ids: [user.id] })
  return (await emailTo(user))?.unsubscribeLink ?? ''
}

const open = (link: string, init?: RequestInit) => service.fetch(new Request(link, init))

describe('POST /emails/send-email', () => {
  it('emails the named users, each once', async () => {
    const [recipient, other] = [await signUp(project), await signUp(project)]
    const response = await send(
      { ...content, user_ids: [recipient.id, recipient.id.toUpperCase()] },
      'admin',
    )
    expect(response.body).toEqual({
      results: [{ user_id: recipient.id, user_email: recipient.email }],
      skipped: [],
    })
    expect(await emailTo(recipient, 'transactional')).toMatchObject({ ...content, text: 'News' })
    expect(await emailTo(other, 'transactional')).toBeUndefined()
  })

  it('emails all users except anonymous ones', async () => {
    const users = [await signUp(project), await signUp(project)]
    const stranger = await openTestProject(service)
    await signUp(stranger)
    const { body } = await project.call('POST', '/auth/anonymous/sign-up')
    const path = `/users/${String(body['user_id'])}`
    const address = { primary_email: 'guest@example.com' }
    await callOk(project, `PATCH ${path}`, { access: 'server', body: address })
    const response = await send({ ...content, all_users: true })
    expect(recipientsOf(response).toSorted()).toEqual(users.map(({ id }) => id).toSorted())
  })

  it('rejects an unknown user and sends nothing', async () => {
    const user = await signUp(project)
    const outsider = await signUp(await openTestProject(service))
    const { code } = await send({ ...content, user_ids: [user.id, outsider.id] })
    expect(code).toBe('USER_ID_DOES_NOT_EXIST')
    expect(await emailTo(user, 'transactional')).toBeUndefined()
  })

  it.each([
    ['no recipients', {}],
    ['both kinds of recipients', { all_users: true, user_ids: [] }],
    ['an unknown category', { all_users: true, notification_category_name: 'Gossip' }],
    ['an empty subject', { all_users: true, subject: '' }],
  ])('rejects %s', async (_case, fields) => {
    expect((await send({ ...content, ...fields })).code).toBe('SCHEMA_ERROR')
  })

  it('rejects clients', async () => {
    expect((await send({ ...content, all_users: true }, 'client')).status).toBe(401)
  })

  it('needs a mail server of the project in production', async () => {
    const production = {
      ...service.ctx,
      config: { ...service.ctx.config, mode: 'production' as const },
    }
    const handle = createHandler(production)
    const body = { ...content, all_users: true }
    const headers = credentialsOf(project, { access: 'server' })
    const respond = async () => {
      const request = requestOf('POST', PATH, { body, headers })
      const response = await handle(request)
      await recordResponse(request, response)
      return readResponse(response)
    }
    expect((await respond()).code).toBe('REQUIRES_CUSTOM_EMAIL_SERVER')
    await setOwnServer(service.ctx, project.id, DEAD_SERVER)
    expect((await respond()).status).toBe(200)
  })
})

describe('marketing emails', () => {
  it('go only to verified addresses', async () => {
    const [verified, unverified] = [await verifiedUser(), await signUp(project)]
    const response = await send({ ...marketing, user_ids: [verified.id, unverified.id] })
    expect(recipientsOf(response)).toEqual([verified.id])
  })

  it('return why a user gets none (94)', async () => {
    const [unverified, unsubscribed] = [await signUp(project), await verifiedUser()]
    await open(await linkTo(unsubscribed), { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    const withoutAddress = await createAsServer(project)
    const user_ids = [unverified.id, unsubscribed.id, withoutAddress.id]
    const { body } = await send({ ...marketing, user_ids })
    expect(body['results']).toEqual([])
    expect(body['skipped']).toHaveLength(3)
    expect(body['skipped']).toEqual(
      expect.arrayContaining([
        { user_id: unverified.id, reason: 'EMAIL_ADDRESS_NOT_VERIFIED' },
        { user_id: unsubscribed.id, reason: 'UNSUBSCRIBED' },
        { user_id: withoutAddress.id, reason: 'NO_EMAIL_ADDRESS' },
      ]),
    )
  })

  it('have a footer and headers that unsubscribe with one click', async () => {
    const user = await verifiedUser()
    await service.deliverDue()
    mailServer.received.length = 0
    const link = await linkTo(user)
    await service.deliverDue()
    const { raw = '' } = mailServer.received.find(({ to }) => to.includes(user.email)) ?? {}
    const unfolded = raw.replaceAll(/\r\n[ \t]+/g, ' ')
    expect(unfolded).toContain(`List-Unsubscribe: <${link}>`)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const { html = '', text = '' } = (await emailTo(user)) ?? {}
    expect(html).toContain(content.html)
    expect(html).toContain('you have an account on <bdi>Acme &amp; Sons</bdi>.')
    expect(html).toContain(`href="${link}"`)
    expect(text).toContain(`Unsubscribe (${link})`)
  })

  it('have their footer inside the body of a complete HTML document', async () => {
    const user = await verifiedUser()
    const html = '<html><body><p>News</p></BODY></html>'
    await send({ ...marketing, html, user_ids: [user.id] })
    expect((await emailTo(user))?.html).toMatch(/Unsubscribe<\/a><\/p><\/BODY><\/html>$/)
  })

  it('have the same link every time', async () => {
    const user = await verifiedUser()
    expect(await linkTo(user)).toBe(await linkTo(user))
  })

  it('are not sent to users who turned them off', async () => {
    const user = await verifiedUser()
    await open(await linkTo(user), { method: 'POST', body: 'List-Unsubscribe=One-Click' })
    expect(recipientsOf(await send({ ...marketing, user_ids: [user.id] }))).toEqual([])
    expect(recipientsOf(await send({ ...content, user_ids: [user.id] }))).toEqual([user.id])
  })
})

describe('the unsubscribe link', () => {
  it('shows a button and changes nothing when it is opened', async () => {
    const user = await verifiedUser()
    const response = await open(await linkTo(user), { headers: { 'Accept-Language': 'de' } })
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await response.text()
    expect(html).toContain('<html lang="de" dir="ltr">')
    expect(html).toContain('von <bdi>Acme &amp; Sons</bdi> nicht mehr erhalten?')
    expect(html).toContain('<button>Abbestellen</button>')
    expect(recipientsOf(await send({ ...marketing, user_ids: [user.id] }))).toEqual([user.id])
  })

  it('is recorded once in the audit log', async () => {
    const user = await verifiedUser()
    const link = await linkTo(user)
    for (let count = 0; count < 2; count += 1) await open(link, { method: 'POST' })
    const path = `/latchkey/audit-log?action=notification_preference.changed&subject_id=${user.id}`
    const { body } = await project.call('GET', path, { access: 'admin' })
    expect(body['items']).toEqual([
      expect.objectContaining({
        actor: { type: 'client', id: null, name: null },
        details: { category: 'Marketing', is_enabled: false },
      }),
    ])
  })

  it('rejects an unknown code', async () => {
    const link = 'http://localhost:4710/api/v1/emails/unsubscribe-link?code=unknown'
    const response = await open(link, { method: 'POST' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('This link doesn&#39;t work.')
  })

  it('rejects other methods', async () => {
    const link = 'http://localhost:4710/api/v1/emails/unsubscribe-link?code=unknown'
    expect((await open(link, { method: 'DELETE' })).status).toBe(405)
  })
})

describe('notification preferences', () => {
  const preferences = (user: TestUser, of = 'me') =>
    callOk(project, `GET /emails/notification-preference/${of}`, { accessToken: user.accessToken })
  const categories = async (user: TestUser) =>
    (await preferences(user))['items'] as Record<string, unknown>[]
  const set = async (user: TestUser, name: string, enabled: boolean) => {
    const all = await categories(user)
    const { notification_category_id: id } =
      all.find((category) => category['notification_category_name'] === name) ?? {}
    const path = `/emails/notification-preference/me/${String(id)}`
    return project.call('PATCH', path, { accessToken: user.accessToken, body: { enabled } })
  }

  it('are enabled at first', async () => {
    expect(await categories(await signUp(project))).toMatchObject([
      { notification_category_name: 'Transactional', enabled: true, can_disable: false },
      { notification_category_name: 'Marketing', enabled: true, can_disable: true },
    ])
  })

  it('are changed by the user', async () => {
    const user = await verifiedUser()
    expect((await set(user, 'Marketing', false)).body).toMatchObject({ enabled: false })
    expect((await categories(user))[1]).toMatchObject({ enabled: false })
    expect(recipientsOf(await send({ ...marketing, user_ids: [user.id] }))).toEqual([])
    await set(user, 'Marketing', true)
    expect(recipientsOf(await send({ ...marketing, user_ids: [user.id] }))).toEqual([user.id])
  })

  it('do not turn transactional emails off', async () => {
    expect((await set(await signUp(project), 'Transactional', false)).status).toBe(400)
  })

  it('of other users are rejected', async () => {
    const [user, other] = [await signUp(project), await signUp(project)]
    const path = `/emails/notification-preference/${other.id}`
    const { status } = await project.call('GET', path, { accessToken: user.accessToken })
    expect(status).toBe(403)
  })

  it('have no unknown category', async () => {
    const user = await signUp(project)
    const path = `/emails/notification-preference/me/${user.id}`
    const options = { accessToken: user.accessToken, body: { enabled: false } }
    expect((await project.call('PATCH', path, options)).status).toBe(400)
  })
})
