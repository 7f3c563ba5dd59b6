import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'
import { CALLBACK } from '../support/sign-in.js'
import { smtpOf, setupMailServer } from './mail-server.js'
import { DEAD_SERVER, setOwnServer } from './own-server.js'

const server = await setupMailServer()

let service: TestService
let project: TestProject
beforeEach(async () => {
  server.received.length = 0
  service = await openTestService({ smtp: smtpOf(server) })
  project = await openTestProject(service, { config: { magicLinkEnabled: true } })
})
afterEach(() => service.close())

describe('POST /auth/otp/send-sign-in-code', () => {
  const email = 'ada@example.com'
  const requestCode = (headers = {}) =>
    project.call('POST', '/auth/otp/send-sign-in-code', {
      body: { email, callback_url: CALLBACK },
      headers,
    })
  const log = async () =>
    (await project.call('GET', '/internal/emails', { access: 'admin' })).body['items']
  it('answers after the mail server accepted the email, which is sent once', async () => {
    expect((await requestCode()).status).toBe(200)
    expect(server.received).toMatchObject([{ to: [email] }])
    service.clock.now += 86_400_000
    await service.deliverDue()
    expect(server.received).toHaveLength(1)
    expect(await log()).toMatchObject([{ to: [email], error: null }])
  })

  it('answers EMAIL_NOT_SENT if the mail server fails, and does not send the email later', async () => {
    server.refuseNext(451)
    const response = await requestCode()
    expect([response.status, response.code]).toEqual([500, 'EMAIL_NOT_SENT'])
    expect(response.text).toContain('The email could not be sent')
    service.clock.now += 86_400_000
    await service.deliverDue()
    expect(server.received).toEqual([])
    expect(await log()).toMatchObject([{ to: [email], error: { canRetry: false } }])
    expect(String(service.reports)).toContain('will not be retried')
  })

  it('answers a published client with the status alone if the mail server is unreachable', async () => {
    await setOwnServer(service.ctx, project.id, DEAD_SERVER)
    const response = await requestCode({ 'X-Stack-Client-Version': 'js @stackframe/js@2.8.12' })
    expect([response.status, response.code]).toEqual([500, null])
    expect(response.text).toContain('The email could not be sent')
    expect(server.received).toEqual([])
  })
})

describe('an email in the background', () => {
  it('does not wait for the next poll', async () => {
    const wake = vi.spyOn(service.ctx.outbox, 'wake')
    const user = await signUp(project)
    expect(wake).toHaveBeenCalledTimes(1)
    const body = { email: user.email, callback_url: CALLBACK }
    await project.call('POST', '/auth/password/send-reset-code', { body })
    expect(wake).toHaveBeenCalledTimes(2)
    expect(server.received).toEqual([])
  })

  it('makes no difference to a password reset without an account', async () => {
    const wake = vi.spyOn(service.ctx.outbox, 'wake')
    const body = { email: 'nobody@example.com', callback_url: CALLBACK }
    await project.call('POST', '/auth/password/send-reset-code', { body })
    expect(wake).toHaveBeenCalledTimes(1)
  })
})
