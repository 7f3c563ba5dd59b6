import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createHandler } from '../../src/app.js'
import { emails } from '../../src/db/schema.js'
import {
  credentialsOf,
  newestMail,
  openTestProject,
  readResponse,
  requestOf,
  signUp,
  type TestProject,
} from '../support/project.js'
import { recordResponse } from '../support/recorded-responses.js'
import { setupTestService } from '../support/service.js'
import { DEAD_SERVER, setOwnServer } from './own-server.js'

const admin = { access: 'admin' } as const

const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service, { displayName: 'Acme' })
})

const items = ({ body }: { body: Record<string, unknown> }) =>
  body['items'] as Record<string, unknown>[]
const list = async () => items(await project.call('GET', '/internal/emails', admin))
const read = (id: string, of = project) => of.call('GET', `/latchkey/emails/${id}`, admin)
const resend = (id: string, of = project) =>
  of.call('POST', `/latchkey/emails/${id}/resend`, { ...admin, body: {} })

async function sendSignInCode() {
  const { email } = await signUp(project)
  const body = { email, callback_url: 'http://localhost:12345/magic' }
  await project.call('POST', '/auth/otp/send-sign-in-code', { body })
  const { code } = (await newestMail(service, project.id, email)) ?? { code: '' }
  const [logged] = await list()
  return { email, code, id: String(logged?.['id']) }
}

describe('GET /latchkey/emails', () => {
  it('lists pages of the same emails, newest first, also of a period', async () => {
    const start = service.clock.now
    for (let index = 0; index < 3; index++) {
      await sendSignInCode()
      service.clock.now += 1000
    }
    const all = await list()
    const page = (query: string) => project.call('GET', `/latchkey/emails?${query}`, admin)
    const first = await page('limit=2')
    expect(items(first)).toEqual(all.slice(0, 2))
    const { next_cursor: cursor } = first.body['pagination'] as { next_cursor: string }
    const second = await page(`limit=100&cursor=${cursor}`)
    expect(items(second)).toEqual(all.slice(2))
    expect(second.body['pagination']).toEqual({ next_cursor: null })
    const middle = await page(`from_millis=${start + 1000}&to_millis=${start + 2000}`)
    expect(items(middle).length).toBeGreaterThan(0)
    for (const email of items(middle)) expect(email['sent_at_millis']).toBe(start + 1000)
    expect(await page('cursor=nonsense')).toMatchObject({ status: 400 })
  })
})

describe('an email of the log', () => {
  it('is read without its code and the code to type', async () => {
    const { email, code, id } = await sendSignInCode()
    const { status, body, text } = await read(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, to: [email], subject: expect.any(String) })
    expect(body['html']).toContain('<h1')
    expect(body['text']).toContain('code=***')
    expect(code).not.toBe('')
    expect(text.toLowerCase()).not.toContain(code.slice(0, 6).toLowerCase())
  })

  it('is resent to the same address with the same code and recorded in the audit log', async () => {
    const { email, code, id } = await sendSignInCode()
    const before = (await list()).length
    expect((await resend(id)).body).toEqual({ success: true })
    const after = await list()
    expect(after.length).toBe(before + 1)
    expect(after.filter(({ to }) => String(to) === email).length).toBeGreaterThan(1)
    expect(await newestMail(service, project.id, email)).toMatchObject({ code })
    const path = '/latchkey/audit-log?action=email.sent'
    const events = items(await project.call('GET', path, admin))
    expect(events.map(({ details }) => details)).toMatchObject([
      { name: after[0]?.['subject'], recipient_count: 1 },
    ])
  })

  it('is not sent again while the service still tries to send it', async () => {
    await setOwnServer(service.ctx, project.id, DEAD_SERVER)
    await sendSignInCode()
    const [waiting] = await service.ctx.db
      .select()
      .from(emails)
      .where(eq(emails.projectId, project.id))
    const response = await resend(waiting?.id ?? '')
    expect([response.status, response.text]).toEqual([
      409,
      'The service is still trying to send this email.',
    ])
  })

  it('is not sent again if users can unsubscribe from it', async () => {
    const { id: userId, email } = await signUp(project)
    const mail = await newestMail(service, project.id, email)
    const body = { code: mail?.code }
    await project.call('POST', '/contact-channels/verify', { body })
    await project.call('POST', '/emails/send-email', {
      access: 'server',
      body: {
        user_ids: [userId],
        subject: 'News',
        html: '<p>News</p>',
        notification_category_name: 'Marketing',
      },
    })
    // The clock of the service stands still, so the emails have no order.
    const logged = (await list()).find(({ subject }) => subject === 'News')
    expect(logged).toMatchObject({ to: [email] })
    expect((await read(String(logged?.['id']))).body['html']).toContain('code=***')
    expect((await resend(String(logged?.['id']))).text).toMatch(
      /^Users can unsubscribe from this email/,
    )
  })

  it('is sent again in production only through a mail server of the project', async () => {
    const { id } = await sendSignInCode()
    const config = { ...service.ctx.config, mode: 'production' as const }
    const request = requestOf('POST', `/latchkey/emails/${id}/resend`, {
      body: {},
      headers: credentialsOf(project, admin),
    })
    const response = await createHandler({ ...service.ctx, config })(request)
    await recordResponse(request, response)
    expect((await readResponse(response)).code).toBe('REQUIRES_CUSTOM_EMAIL_SERVER')
  })

  it('is hidden from other projects, from servers and from clients', async () => {
    const { id } = await sendSignInCode()
    const other = await openTestProject(service)
    expect((await read(id, other)).status).toBe(410)
    expect((await resend(id, other)).status).toBe(410)
    for (const access of ['client', 'server'] as const) {
      const response = await project.call('GET', `/latchkey/emails/${id}`, { access })
      expect(response.status).toBeGreaterThanOrEqual(400)
    }
  })
})
