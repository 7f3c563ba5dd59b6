import { describe, expect, it } from 'vitest'
import { openTestProject, PASSWORD, signUp } from '../support/project.js'
import { createRecoveryCodes } from '../support/recovery-codes.js'
import { setupTestService } from '../support/service.js'
import { attemptOf, requireTotp, totpAt } from '../support/sign-in.js'
import { callOk } from '../support/with-access.js'

const OTHER_SECRET = Buffer.from('another secret of 20').toString('base64')

const service = await setupTestService()
const project = await openTestProject(service)

const complete = (code: string, totp: string) =>
  project.call('POST', '/auth/mfa/sign-in', { body: { type: 'totp', totp, code } })

const begin = async (email: string) =>
  attemptOf(
    await project.call('POST', '/auth/password/sign-in', { body: { email, password: PASSWORD } }),
  )

describe('the authenticator app on a stolen phone', () => {
  it('signs in to nothing without the first factor', async () => {
    await requireTotp(project, await signUp(project))
    const guess = 'a'.repeat(45)
    expect((await complete(guess, totpAt(service.clock.now))).code).toBe(
      'VERIFICATION_CODE_NOT_FOUND',
    )
  })

  it('is shut out when the owner signs in with a recovery code and sets up another app', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    const [recoveryCode = ''] = await createRecoveryCodes(project, user)
    const { body } = await complete(await begin(user.email), recoveryCode)
    await callOk(project, 'PATCH /users/me', {
      accessToken: String(body['access_token']),
      body: { totp_secret_base64: OTHER_SECRET },
    })
    const stolen = await complete(await begin(user.email), totpAt(service.clock.now))
    expect(stolen.code).toBe('INVALID_TOTP_CODE')
  })
})
