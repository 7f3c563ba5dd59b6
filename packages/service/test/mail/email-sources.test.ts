import { describe, expect, it } from 'vitest'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

const read = async (path: string) => (await project.call('GET', path, { access: 'admin' })).body
const id = crypto.randomUUID()

describe('emails as source code', () => {
  it('lists the theme and the templates of the service, and no drafts', async () => {
    const { themes } = (await read('/internal/email-themes')) as { themes: { id: string }[] }
    expect(themes).toEqual([{ id: expect.any(String) as string, display_name: 'Latchkey' }])
    const { templates } = (await read('/internal/email-templates')) as {
      templates: Record<string, unknown>[]
    }
    expect(templates.map((template) => template['display_name'])).toEqual([
      'Email verification',
      'Password reset',
      'Magic link',
      'Team invitation',
    ])
    expect(new Set(templates.map((template) => template['id'])).size).toBe(4)
    for (const template of templates) {
      expect(template['theme_id']).toBe(themes[0]?.id)
      expect(template['tsx_source']).toContain('runs no source code')
    }
    expect(await read('/internal/email-drafts')).toEqual({ drafts: [] })
  })

  it.each([
    ['POST', '/internal/email-themes', { display_name: 'Dark' }],
    ['PATCH', `/internal/email-themes/${id}`, { tsx_source: 'export const x = 1' }],
    ['DELETE', `/internal/email-themes/${id}`, undefined],
    ['POST', '/internal/email-templates', { display_name: 'Hello' }],
    ['PATCH', `/internal/email-templates/${id}`, { tsx_source: 'export', theme_id: null }],
    ['DELETE', `/internal/email-templates/${id}`, undefined],
    ['POST', '/internal/email-drafts', { display_name: 'News', tsx_source: 'export' }],
  ])('rejects %s %s', async (method, path, body) => {
    const refused = await project.call(method, path, { access: 'admin', body })
    expect([refused.status, refused.code]).toEqual([400, 'EMAIL_RENDERING_ERROR'])
    expect(refused.body['error']).toContain('runs no source code')
  })

  it.each([
    ['a template', { template_id: id, variables: { plan: 'free' } }],
    ['a draft', { draft_id: id }],
    ['a theme', { html: '<p>News</p>', subject: 'News', theme_id: id }],
  ])('rejects an email with %s', async (_, fields) => {
    const user = await signUp(project)
    const body = { user_ids: [user.id], ...fields }
    const refused = await project.call('POST', '/emails/send-email', { access: 'server', body })
    expect(refused.code).toBe('EMAIL_RENDERING_ERROR')
  })

  it.each([
    ['no content', { subject: 'News' }],
    ['HTML without a subject', { html: '<p>News</p>' }],
    ['HTML and a template', { html: '<p>News</p>', subject: 'News', template_id: id }],
    ['a template and a draft', { template_id: id, draft_id: id }],
  ])('rejects an email with %s', async (_, fields) => {
    const body = { all_users: true, ...fields }
    const refused = await project.call('POST', '/emails/send-email', { access: 'server', body })
    expect(refused.code).toBe('SCHEMA_ERROR')
  })
})
