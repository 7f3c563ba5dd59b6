import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ServiceConfig } from '../../src/config/config.js'
import { emails } from '../../src/db/schema.js'
import { findProject } from '../../src/domain/projects/project-keys.js'
import { openContent } from '../../src/domain/email/sealed-content.js'
import { sendEmail, type Mail } from '../../src/domain/email/send-email.js'
import { CHROME } from '../notifications/notified-account.js'
import { openOwner } from '../support/owner.js'
import {
  openTestProject,
  PASSWORD,
  signUp,
  type TestProject,
  uniqueEmail,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CALLBACK, proveEmail } from '../support/sign-in.js'
import { lastWritten } from '../support/write-order.js'
import { setupMailServer } from './mail-server.js'
import { DEAD_SERVER, setOwnServer } from './own-server.js'

const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service, { displayName: 'Acme' })
  await setOwnServer(service.ctx, project.id, DEAD_SERVER)
})

const ask = (method: string, type: string, body?: unknown) =>
  project.call(method, `/email-templates/${type}`, { access: 'admin', body })

const text = (words: string) => ({
  root: { type: 'EmailLayout', data: { childrenIds: ['words'] } },
  words: { type: 'Text', data: { props: { text: words } } },
})

/** Runs the service as one with another configuration. */
async function runAs(changes: Partial<ServiceConfig>, task: () => Promise<void>) {
  const { config } = service.ctx
  service.ctx.config = { ...config, ...changes }
  await task().finally(() => (service.ctx.config = config))
}

async function newest(projectId = project.id) {
  const [row] = await service.ctx.db
    .select()
    .from(emails)
    .where(eq(emails.projectId, projectId))
    .orderBy(desc(emails.createdAt), lastWritten)
    .limit(1)
  if (row === undefined) throw new Error('There is no mail.')
  return { ...row, ...openContent(service.ctx.sealer, row.contentSealed) }
}

async function send(mail: Partial<Mail>) {
  const sender = await findProject(service.ctx, project.id)
  if (sender === undefined) throw new Error('The project is gone.')
  await sendEmail(service.ctx, {
    project: sender,
    user: null,
    template: 'magic_link',
    to: 'ada@example.com',
    link: 'https://acme.example/magic?code=abcdefghij',
    ...mail,
  })
  return newest()
}

describe('PATCH /email-templates', () => {
  it('keeps the fields that are omitted', async () => {
    const before = (await ask('GET', 'magic_link')).body
    expect((await ask('PATCH', 'magic_link', { subject: 'Neu' })).body).toEqual({
      ...before,
      subject: 'Neu',
      is_default: false,
    })
    const content = text('Hallo')
    expect((await ask('PATCH', 'magic_link', { content })).body).toMatchObject({
      subject: 'Neu',
      content,
    })
  })

  it('marks the template as custom even if nothing is sent', async () => {
    const { body } = await ask('PATCH', 'magic_link', {})
    expect(body).toMatchObject({ is_default: false })
    const list = await project.call('GET', '/email-templates', { access: 'admin' })
    expect(list.body['items']).toMatchObject([
      { is_default: true },
      { is_default: true },
      { is_default: false },
      { is_default: true },
    ])
  })

  it('accepts empty content', async () => {
    const { status, body } = await ask('PATCH', 'magic_link', { content: {} })
    expect([status, body['content']]).toEqual([200, {}])
  })

  it('returns content unchanged, including unknown blocks', async () => {
    const content = { ...text('x'), later: { ...text('y').words, note: 1 } }
    expect((await ask('PATCH', 'magic_link', { content })).body['content']).toEqual(content)
  })

  it.each([
    ['an unknown block', { ...text('x'), more: { type: 'Marquee', data: {} } }],
    ['no root', { words: text('x').words }],
    ['blocks that are none', { root: 'x' }],
  ])('rejects %s', async (_what, content) => {
    const refused = await ask('PATCH', 'magic_link', { content })
    expect([refused.status, refused.code]).toEqual([400, null])
    expect(refused.text).toContain('The content is not a valid block document')
    expect((await ask('GET', 'magic_link')).body).toMatchObject({ is_default: true })
  })

  it.each([
    ['a misspelled one in the subject', { subject: 'Hi {{ naem }}' }, 'body.subject'],
    ['one of another email', { content: text('{{teamDisplayName}}') }, 'body.content.words'],
  ])('rejects a placeholder that the email does not have: %s', async (_what, change, path) => {
    const refused = await ask('PATCH', 'magic_link', change)
    expect(refused.code).toBe('SCHEMA_ERROR')
    expect(String(refused.body['error'])).toContain(path)
    expect((await ask('GET', 'magic_link')).body).toMatchObject({ is_default: true })
  })

  it('accepts every placeholder with the behavior of June 2025', async () => {
    await runAs({ compatibility: 'june-2025' }, async () => {
      expect((await ask('PATCH', 'magic_link', { subject: '{{ naem }}' })).status).toBe(200)
    })
  })

  it.each(['null', '"x"', '[]'])('rejects content with an invalid shape: %s', async (content) => {
    const refused = await ask('PATCH', 'magic_link', `{"content":${content}}`)
    expect(refused.code).toBe('SCHEMA_ERROR')
  })

  it.each(['GET', 'DELETE'])('%s rejects an unknown template type', async (method) => {
    expect((await ask(method, 'welcome')).code).toBe('SCHEMA_ERROR')
  })

  it('PATCH rejects an unknown template type', async () => {
    expect((await ask('PATCH', 'welcome', {})).code).toBe('SCHEMA_ERROR')
  })

  it('resets only the template of the request', async () => {
    const refused = await ask('DELETE', 'magic_link')
    expect([refused.status, refused.code]).toEqual([404, null])
  })

  it('leaves the templates of other projects unchanged', async () => {
    await ask('PATCH', 'magic_link', { subject: 'Neu' })
    const other = await openTestProject(service)
    const read = await other.call('GET', '/email-templates/magic_link', { access: 'admin' })
    expect(read.body).toMatchObject({ is_default: true })
    const reset = await other.call('DELETE', '/email-templates/magic_link', { access: 'admin' })
    expect(reset.status).toBe(404)
  })

  it.each(['client', 'server'] as const)('rejects %s access', async (access) => {
    const refused = await project.call('GET', '/email-templates', { access })
    expect(refused.code).toBe('INSUFFICIENT_ACCESS_TYPE')
  })
})

describe('a template of a project without an email server', () => {
  const OWN_CLIENT = { 'X-Stack-Client-Version': 'js @latchkey/core@1.0.0' }
  const change = (headers?: Record<string, string>, on = project) =>
    on.call('PATCH', '/email-templates/magic_link', {
      access: 'admin',
      body: { subject: 'Changed' },
      ...(headers && { headers }),
    })
  const withoutServer = () => setOwnServer(service.ctx, project.id, null)

  it('can be changed in development by the client of this repository, and is sent', async () => {
    await withoutServer()
    expect((await change(OWN_CLIENT)).status).toBe(200)
    expect((await send({})).subject).toBe('Changed')
  })

  it.each([
    ['a published client', { 'X-Stack-Client-Version': 'js @stackframe/js@2.8.12' }],
    ['a program without a version', undefined],
  ])('gives the recorded answer to %s', async (_what, headers) => {
    await withoutServer()
    const refused = await change(headers)
    expect([refused.status, refused.code]).toEqual([400, null])
  })

  it.each([
    ['in production', { mode: 'production' } as const],
    ['with the behavior of June 2025', { compatibility: 'june-2025' } as const],
  ])('cannot be changed %s', async (_what, config) => {
    await withoutServer()
    await runAs(config, async () => {
      const refused = await change(OWN_CLIENT)
      expect([refused.status, refused.code]).toEqual([400, null])
    })
  })

  it('is kept but not sent in production after a return to the shared server', async () => {
    await change()
    await withoutServer()
    await runAs({ mode: 'production' }, async () => {
      expect((await send({ code: 'abcdefghij' })).subject).toBe('ABCDEF is your Acme sign-in code')
      expect((await ask('GET', 'magic_link')).body).toMatchObject({ subject: 'Changed' })
    })
    await setOwnServer(service.ctx, project.id, DEAD_SERVER)
    expect((await send({})).subject).toBe('Changed')
  })
})

describe('POST /latchkey/email-templates/{type}/test', async () => {
  const server = await setupMailServer()
  const owner = await openOwner(service)
  await proveEmail(owner.internal, owner.user)
  const to = owner.user.email
  const id = String((await owner.create({ display_name: 'Acme' })).body['id'])
  const test = (body: Record<string, unknown> = {}) =>
    owner.call(id, 'POST', '/latchkey/email-templates/magic_link/test', { body })

  it('sends unsaved content with sample values to the owner, through the server of the project', async () => {
    await setOwnServer(service.ctx, id, { ...DEAD_SERVER, port: server.port, password: 'sesame' })
    const content = text('{{ otp }} for {{ recipientEmail }} of {{ projectDisplayName }}')
    const { body } = await test({ subject: 'Hello {{ userDisplayName }}', content })
    expect(body).toEqual({ success: true })
    expect(server.received).toMatchObject([{ to: [to], from: 'mail@acme.example' }])
    expect(await newest(id)).toMatchObject({
      subject: 'Hello Ada Lovelace',
      text: `M4K9X2 for ${to} of Acme\n`,
    })
    const stored = await owner.call(id, 'GET', '/email-templates/magic_link')
    expect(stored.body).toMatchObject({ is_default: true })
  })

  it('reports what the mail server answered, without the password, and tries once', async () => {
    await setOwnServer(service.ctx, id, { ...DEAD_SERVER, port: server.port })
    const { body } = await test()
    expect(body).toEqual({
      success: false,
      error_message: expect.stringContaining('535') as string,
    })
    expect(JSON.stringify(body)).not.toContain(DEAD_SERVER.password)
    expect(await newest(id)).toMatchObject({ nextAttemptAt: null, error: { canRetry: false } })
  })

  it('puts the stored template into the inbox of a service without a mail server', async () => {
    await setOwnServer(service.ctx, id, null)
    expect((await test()).body).toEqual({ success: true })
    const subject = 'M4K9X2 is your Acme sign-in code'
    expect(await newest(id)).toMatchObject({ subject, recipients: [to], error: null })
  })

  it('rejects an unknown placeholder, and in production a project without an email server', async () => {
    await setOwnServer(service.ctx, id, null)
    expect((await test({ subject: 'Hi {{ naem }}' })).code).toBe('SCHEMA_ERROR')
    await runAs({ mode: 'production' }, async () => {
      expect((await test()).code).toBe('REQUIRES_CUSTOM_EMAIL_SERVER')
    })
  })

  it('rejects an owner whose address is not verified', async () => {
    const other = await openOwner(service, { internal: owner.internal })
    const { body } = await other.create()
    const path = '/latchkey/email-templates/magic_link/test'
    const refused = await other.call(String(body['id']), 'POST', path, { body: {} })
    expect([refused.status, refused.code]).toEqual([409, null])
  })
})

describe('an email', () => {
  it('uses the template of its project', async () => {
    await ask('PATCH', 'email_verification', {
      subject: 'Hallo {{ projectDisplayName }}',
      content: text('Hier: {{ emailVerificationLink }}{{ userDisplayName }}'),
    })
    const { email } = await signUp(project)
    const mail = await newest()
    expect(mail).toMatchObject({
      recipients: [email],
      subject: 'Hallo Acme',
      text: `Hier: ${mail.variables.link}\n`,
    })
  })

  it('shows the first six characters of a code in upper case', async () => {
    const mail = await send({ code: 'abcdefghij' })
    expect(mail.subject).toBe('ABCDEF is your Acme sign-in code')
    expect(mail.text).toContain('\n    ABCDEF\n')
    expect((await send({ code: 'ABCDEF' })).subject).toContain('ABCDEF')
  })

  it('has no code in its subject if the project turned that off', async () => {
    const body = { config: { sign_in_code_in_subject: false } }
    const change = { access: 'admin', body } as const
    const { body: changed } = await project.call('PATCH', '/internal/projects/current', change)
    expect(changed['config']).toMatchObject({ sign_in_code_in_subject: false })
    const mail = await send({ code: 'abcdefghij' })
    expect(mail.subject).toBe('Sign in to Acme')
    expect(mail.text).toContain('\n    ABCDEF\n')
    await ask('PATCH', 'magic_link', { subject: 'Code {{ otp }}' })
    expect((await send({ code: 'abcdefghij' })).subject).toBe('Sign in to Acme')
  })

  it('is written in the language of the browser until the template is changed', async () => {
    const german = { 'Accept-Language': 'de-AT,en;q=0.5' }
    const reset = async () => {
      const { email } = await signUp(project)
      const body = { email, callback_url: 'http://localhost:3000/reset' }
      await project.call('POST', '/auth/password/send-reset-code', { body, headers: german })
      return newest()
    }
    expect((await reset()).subject).toBe('Passwort für Acme zurücksetzen')
    await ask('PATCH', 'password_reset', { subject: 'Changed' })
    const changed = await reset()
    expect(changed.subject).toBe('Changed')
    expect(changed.text).toContain('Your password stays the same.')
  })

  it('keeps its facts and its links after its heading is changed', async () => {
    const { content } = (await ask('GET', 'email_verification')).body as {
      content: { heading: { data: { props: { text: string } } } }
    }
    content.heading.data.props.text = 'Hello'
    await ask('PATCH', 'email_verification', { content })
    await project.call('POST', '/auth/password/sign-up', {
      body: { email: uniqueEmail(), password: PASSWORD, verification_callback_url: CALLBACK },
      headers: { 'User-Agent': CHROME },
    })
    const mail = await newest()
    expect(mail.text).toMatch(/^Hello\n/)
    expect(mail.text).toContain('Device: Chrome on macOS\nTime: September 21, 2026')
    expect(mail.text).toContain("This wasn't me:\nhttp://localhost:4710/")
    expect(mail.text).not.toContain('ignore this email')
  })

  it('has no box and no link for facts that it does not know', async () => {
    const mail = await send({
      template: 'email_verification',
      link: 'https://acme.example/?code=c',
    })
    expect(mail.text).not.toMatch(/Device|Location|Time|This wasn't me/)
  })

  it('is listed with a subject that contains no code', async () => {
    await ask('PATCH', 'magic_link', {
      subject: '{{ projectDisplayName }}: {{ otp }}, {{ magicLink }}',
    })
    const mail = await send({ code: 'abcdefghij' })
    expect(mail.subject).toBe('Acme: ABCDEF, https://acme.example/magic?code=abcdefghij')
    const isIt = eq(emails.id, mail.id)
    const [row] = await service.ctx.db.select().from(emails).where(isIt)
    expect(row?.subject).toBe('Acme: …, …')
  })

  it('uses the default template while the custom content is empty', async () => {
    await ask('PATCH', 'team_invitation', { content: {} })
    const mail = await send({ template: 'team_invitation', teamDisplayName: 'Engines' })
    expect(mail.text).toContain("You've been invited to join the team Engines on Acme.")
  })
})
