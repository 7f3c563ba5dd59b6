import { describe, expect, it } from 'vitest'
import {
  newestMail,
  openTestProject,
  OTHER_PASSWORD,
  signUp,
  type TestUser,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { attemptOf, CALLBACK, proveEmail, requestCode, requireTotp } from '../support/sign-in.js'
import { refreshWith } from '../support/users.js'

const service = await setupTestService()
const project = await openTestProject(service, { config: { magicLinkEnabled: true } })

/** Sets a new password with the link of a reset email. */
async function resetPassword(email: string): Promise<void> {
  await project.call('POST', '/auth/password/send-reset-code', {
    body: { email, callback_url: CALLBACK },
  })
  const { code } = (await newestMail(service, project.id, email)) ?? {}
  const body = { code, password: OTHER_PASSWORD }
  expect((await project.call('POST', '/auth/password/reset', { body })).status).toBe(200)
}

const signInWithPassword = (email: string) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password: OTHER_PASSWORD } })

async function signInWithCode(email: string) {
  const { code } = await requestCode(service, project, email)
  return project.call('POST', '/auth/otp/sign-in', { body: { code } })
}

/** The ways into an account for a reader of its inbox. */
const ways: [string, (user: TestUser) => ReturnType<typeof signInWithCode>][] = [
  ['a code to sign in', ({ email }) => signInWithCode(email)],
  [
    'a reset of the password',
    async ({ email }) => {
      await resetPassword(email)
      return signInWithPassword(email)
    },
  ],
]

describe('an attacker who reads the emails of a user', () => {
  it.each(ways)(
    'does not sign in to an account with a second factor by %s',
    async (_way, enter) => {
      const user = await signUp(project)
      await requireTotp(project, user)
      const response = await enter(user)
      expect([response.status, response.code, response.body['access_token']]).toEqual([
        400,
        'MULTI_FACTOR_AUTHENTICATION_REQUIRED',
        undefined,
      ])
      // The code for the second factor is not in the inbox.
      const body = { type: 'totp', totp: '000000', code: attemptOf(response) }
      expect((await project.call('POST', '/auth/mfa/sign-in', { body })).code).toBe(
        'INVALID_TOTP_CODE',
      )
    },
  )

  it.each(ways)('signs in to an account without a second factor by %s', async (_way, enter) => {
    const user = await signUp(project)
    await proveEmail(project, user)
    expect((await enter(user)).body['user_id']).toBe(user.id)
  })

  it('signs the owner out with a reset of the password, who notices it', async () => {
    const user = await signUp(project)
    await proveEmail(project, user)
    await resetPassword(user.email)
    expect((await refreshWith(project, user.refreshToken)).code).toBe(
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    )
  })
})
