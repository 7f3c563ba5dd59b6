import { expect } from 'vitest'
import { DEAD_SERVER, setOwnServer } from '../mail/own-server.js'
import { openTestProject, type CallOptions } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'

const content = {
  root: {
    type: 'EmailLayout',
    data: {
      backdropColor: '#F5F5F5',
      canvasColor: '#FFFFFF',
      textColor: '#262626',
      fontFamily: 'MODERN_SANS',
      childrenIds: [],
    },
  },
}

const service = await setupTestService()
const project = await openTestProject(service)
await setOwnServer(service.ctx, project.id, DEAD_SERVER)

const ask = (method: string, type = '', body?: CallOptions['body']) =>
  project.call(method, `/email-templates${type}`, { access: 'admin', body })

scenario('GET /email-templates 200', async () => {
  const unchanged = await openTestProject(service)
  const { body } = await unchanged.call('GET', '/email-templates', { access: 'admin' })
  expect(body).toMatchObject({ is_paginated: false })
  expect(body['items']).toMatchObject([
    { type: 'email_verification', is_default: true },
    { type: 'password_reset', is_default: true },
    { type: 'magic_link', is_default: true },
    { type: 'team_invitation', is_default: true },
  ])
})

scenario('GET /email-templates/{type} 200', async () => {
  const { body } = await ask('GET', '/email_verification')
  expect(body).toMatchObject({
    type: 'email_verification',
    subject: 'Verify your email for {{ projectDisplayName }}',
    content: { root: { type: 'EmailLayout' } },
    is_default: true,
  })
  expect(JSON.stringify(body)).toContain('{{ emailVerificationLink }}')
})

scenario('PATCH /email-templates/{type} 200', async () => {
  const changed = await ask('PATCH', '/password_reset', { subject: 'Neu', content })
  const expected = { type: 'password_reset', subject: 'Neu', content, is_default: false }
  expect(changed.body).toEqual(expected)
  expect((await ask('GET', '/password_reset')).body).toEqual(expected)
})

scenario('PATCH /email-templates/{type} 400', async () => {
  const shared = await openTestProject(service)
  const options = { access: 'admin', body: { subject: 'Neu', content: {} } } as const
  const refused = await shared.call('PATCH', '/email-templates/password_reset', options)
  expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(refused.text).toBe('Set an email server of the project before you change its emails.')
  const read = await shared.call('GET', '/email-templates/password_reset', { access: 'admin' })
  expect(read.body).toMatchObject({ is_default: true })
})

scenario('DELETE /email-templates/{type} 200', async () => {
  await ask('PATCH', '/magic_link', { subject: 'Neu' })
  expect((await ask('DELETE', '/magic_link')).body).toEqual({ success: true })
  expect((await ask('GET', '/magic_link')).body).toMatchObject({
    subject: '{{ otp }} is your {{ projectDisplayName }} sign-in code',
    is_default: true,
  })
})
