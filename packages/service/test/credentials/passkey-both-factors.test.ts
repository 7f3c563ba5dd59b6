import { describe, expect, it } from 'vitest'
import { createAuthenticator } from '../support/authenticator.js'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  addPasskey,
  attemptOf,
  beginCeremony,
  ORIGIN,
  requireTotp,
  switchConfig,
  totpAt,
} from '../support/sign-in.js'

const service = await setupTestService()
const project = await openTestProject(service, { config: { passkeyEnabled: true } })

/** Signs in with the passkey of a user who has a second factor. */
async function signIn({ verifiesUser }: { verifiesUser: boolean }, on = project) {
  const user = await signUp(on)
  const authenticator = createAuthenticator(undefined, { verifiesUser })
  await addPasskey(on, user, authenticator)
  await requireTotp(on, user)
  const { challenge, code } = await beginCeremony(on, 'authentication')
  const authentication_response = authenticator.signIn({
    challenge,
    origin: ORIGIN,
    userId: user.id,
  })
  const body = { authentication_response, code }
  return { user, response: await on.call('POST', '/auth/passkey/sign-in', { body }) }
}

const needsCode = { status: 400, code: 'MULTI_FACTOR_AUTHENTICATION_REQUIRED' }

describe('a passkey of a user with a second factor', () => {
  it('signs in without a code if the authenticator verified the user', async () => {
    const { user, response } = await signIn({ verifiesUser: true })
    expect(response.status).toBe(200)
    expect(response.body).toMatchObject({ user_id: user.id })
  })

  it('needs the code if the authenticator only detected user presence', async () => {
    const { user, response } = await signIn({ verifiesUser: false })
    expect(response).toMatchObject(needsCode)
    const body = { code: attemptOf(response), type: 'totp', totp: totpAt(service.clock.now) }
    const completed = await project.call('POST', '/auth/mfa/sign-in', { body })
    expect(completed.body).toMatchObject({ user_id: user.id })
  })

  it('needs the code if the project does not count a passkey as both factors', async () => {
    const strict = await openTestProject(service, {
      config: { passkeyEnabled: true, passkeyCountsAsBothFactors: false },
    })
    expect((await signIn({ verifiesUser: true }, strict)).response).toMatchObject(needsCode)
    await switchConfig(service, strict, { passkeyCountsAsBothFactors: true })
    expect((await signIn({ verifiesUser: true }, strict)).response.status).toBe(200)
  })

  it('needs the code with the recorded responses of June 2025', async () => {
    await withRecordedAnswers(service, async () => {
      expect((await signIn({ verifiesUser: true })).response).toMatchObject(needsCode)
    })
  })
})
