import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emails } from '../../src/db/schema.js'
import { openContent } from '../../src/domain/email/sealed-content.js'
import { createHandler } from '../../src/app.js'
import { recordResponse } from '../support/recorded-responses.js'
import {
  credentialsOf,
  openTestProject,
  readResponse,
  requestOf,
  type TestProject,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service, { displayName: 'Acme & Sons' })
})

const PATH = '/internal/send-sign-in-invitation'
const link = 'http://localhost:3000/sign-in?from=invitation'
const body = { email: 'ada@example.com', callback_url: link }
const invite = (fields: Record<string, unknown> = {}) =>
  project.call('POST', PATH, { access: 'admin', body: { ...body, ...fields } })

const storedEmails = () =>
  service.ctx.db
    .select()
    .from(emails)
    .where(eq(emails.projectId, project.id))
    .orderBy(desc(emails.createdAt))

describe('POST /internal/send-sign-in-invitation', () => {
  it('emails a link to the page of the app, without a code', async () => {
    expect(await invite()).toMatchObject({ status: 200, body: { success: true } })
    const [email] = await storedEmails()
    expect(email).toMatchObject({
      recipients: ['ada@example.com'],
      template: 'sign_in_invitation',
      subject: 'Sign in to Acme & Sons',
    })
    const { html, text } = openContent(service.ctx.sealer, email?.contentSealed ?? '')
    expect(html).toContain(`href="${link}"`)
    expect(html).toContain('Acme &amp; Sons')
    expect(text).toContain(link)
    expect(html).not.toContain('{{')
    const log = await project.call('GET', '/latchkey/audit-log', { access: 'admin' })
    expect(log.body['items']).toContainEqual(
      expect.objectContaining({
        action: 'email.sent',
        details: expect.objectContaining({ email: body.email, recipient_count: 1 }),
      }),
    )
  })

  it('rejects a page of another origin', async () => {
    const refused = await invite({ callback_url: 'https://evil.example/sign-in' })
    expect(refused.code).toBe('REDIRECT_URL_NOT_WHITELISTED')
    expect(await storedEmails()).toEqual([])
  })

  it('rejects what is no email address', async () => {
    expect((await invite({ email: 'ada' })).code).toBe('SCHEMA_ERROR')
  })

  it('needs a mail server of the project in production', async () => {
    const config = { ...service.ctx.config, mode: 'production' as const }
    const headers = credentialsOf(project, { access: 'admin' })
    const request = requestOf('POST', PATH, { body, headers })
    const response = await createHandler({ ...service.ctx, config })(request)
    await recordResponse(request, response)
    expect((await readResponse(response)).code).toBe('REQUIRES_CUSTOM_EMAIL_SERVER')
  })
})
