import { expect } from 'vitest'
import { setupMailServer } from '../mail/mail-server.js'
import { openTestProject, signUp } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)
const server = await setupMailServer()

const config = {
  host: '127.0.0.1',
  port: 1,
  username: 'u',
  password: 'sesame',
  sender_name: 'N',
  sender_email: 's@example.com',
}
const test = (port: number) =>
  project.call('POST', '/internal/send-test-email', {
    access: 'admin',
    body: { recipient_email: 'ada@example.com', email_config: { ...config, port } },
  })

scenario('POST /internal/send-test-email 200', async () => {
  expect((await test(server.port)).body).toEqual({ success: true })
  expect(server.received).toMatchObject([{ to: ['ada@example.com'], from: 's@example.com' }])
  expect(server.received[0]?.raw).toContain('Subject: Test email from Test project')
  expect((await test(1)).body).toEqual({
    success: false,
    error_message: expect.stringContaining('ECONNREFUSED') as string,
  })
})

scenario('GET /internal/emails 200', async () => {
  const other = await openTestProject(service)
  const { email } = await signUp(other)
  const list = await other.call('GET', '/internal/emails', { access: 'admin' })
  expect(list.body).toEqual({
    is_paginated: false,
    items: [
      {
        id: expect.any(String) as string,
        subject: 'Verify your email for Test project',
        sent_at_millis: START,
        to: [email],
        sender_config: {
          type: 'shared',
          host: 'localhost',
          port: 25,
          username: '',
          sender_name: 'Test project',
          sender_email: 'noreply@localhost.example',
        },
        error: null,
      },
    ],
  })
})

scenario('GET /internal/emails 401 INSUFFICIENT_ACCESS_TYPE', async () => {
  const refused = await project.call('GET', '/internal/emails', { access: 'server' })
  expect(refused.body).toMatchObject({
    details: { actual_access_type: 'server', allowed_access_types: ['admin'] },
  })
})
