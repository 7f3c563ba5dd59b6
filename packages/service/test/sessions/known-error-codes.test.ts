import { describe, expect, it } from 'vitest'
import { PASSWORD, signUp, uniqueEmail } from '../support/project.js'
import { codeOf, exchange, openSharedProject, userOf, visit } from '../support/oauth.js'
import { setupTestService } from '../support/service.js'
import { callOk } from '../support/with-access.js'

const service = await setupTestService({ accessTokenLifetimeSeconds: 3600 })
const project = await openSharedProject(service)

const versions = [
  'js @stackframe/react@2.8.39',
  'js @stackframe/js@2.8.108',
  'js @hexclave/js@1.0.0',
]
const versionHeader = (version: string) => ({ 'X-Stack-Client-Version': version })

describe.each(versions)('the error codes for the published client %s', (version) => {
  const headers = versionHeader(version)

  it('have PASSWORD_TOO_SHORT for a password that attackers try first (49)', async () => {
    const response = await project.call('POST', '/auth/password/sign-up', {
      headers,
      body: {
        email: uniqueEmail(),
        password: 'password123',
        verification_callback_url: 'http://localhost:12345/verify',
      },
    })
    expect([response.status, response.code]).toEqual([400, 'PASSWORD_TOO_SHORT'])
    expect(response.body).toMatchObject({ code: 'PASSWORD_TOO_SHORT', details: { min_length: 8 } })
  })

  it('have none for a sign-in that is too old, but a sentence (49)', async () => {
    const { accessToken } = await signUp(project)
    service.clock.now += 11 * 60_000
    const response = await project.call('PATCH', '/users/me', {
      accessToken,
      headers,
      body: { otp_auth_enabled: true },
    })
    expect([response.status, response.code]).toEqual([403, null])
    expect(response.text).toContain('Sign in again.')
  })

  it('have none for a banned user, but a sentence (49)', async () => {
    const { id, email } = await signUp(project)
    await callOk(project, `POST /latchkey/users/${id}/ban`, { access: 'server', body: {} })
    const response = await project.call('POST', '/auth/password/sign-in', {
      headers,
      body: { email, password: PASSWORD },
    })
    expect([response.status, response.code]).toEqual([403, null])
    expect(response.text).toContain('This account is banned.')
  })
})

describe('the token endpoint', () => {
  it('has no code that a published client does not know, which names no version there (49)', async () => {
    const account = uniqueEmail()
    const { id } = await userOf(project, await exchange(project, await newCode(account)))
    const code = await newCode(account)
    await callOk(project, `POST /latchkey/users/${String(id)}/ban`, { access: 'server', body: {} })
    const response = await exchange(project, code, {}, { Accept: 'application/json' })
    expect([response.status, response.code]).toEqual([403, null])
  })
})

const newCode = async (account: string) => codeOf(await visit(service, project, { account }))
