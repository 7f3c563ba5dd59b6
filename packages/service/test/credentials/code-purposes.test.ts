import { describe, expect, it } from 'vitest'
import { codeOf, consent, exchange, openSharedProject, start, visit } from '../support/oauth.js'
import {
  newestMail,
  OTHER_PASSWORD,
  PASSWORD,
  signUp,
  type CallResponse,
  type TestUser,
  uniqueEmail,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  attemptOf,
  beginCeremony,
  addPasskey,
  CALLBACK,
  ORIGIN,
  requestCode,
  requireTotp,
  restoreCodeOf,
  signUpProven,
  totpAt,
} from '../support/sign-in.js'
import { createAuthenticator } from '../support/authenticator.js'
import { invite, openTeam } from '../support/teams.js'
import { refreshWith } from '../support/users.js'

const service = await setupTestService()
const project = await openSharedProject(service, {
  magicLinkEnabled: true,
  passkeyEnabled: true,
  clientUserDeletionEnabled: true,
  accountDeletionGraceDays: 14,
})

const post = (path: string, body: unknown, accessToken?: string) =>
  project.call('POST', path, { body, ...(accessToken !== undefined && { accessToken }) })
const signIn = ({ email }: TestUser) =>
  post('/auth/password/sign-in', { email, password: PASSWORD })

/** A secret that a client gets for one purpose, and the call that takes it. */
interface Purpose {
  code: string
  redeem: (code: string) => Promise<CallResponse>
}

async function verification(): Promise<Purpose> {
  const { email } = await signUp(project)
  const mail = await newestMail(service, project.id, email)
  return {
    code: mail?.code ?? '',
    redeem: (code) => post('/contact-channels/verify', { code }),
  }
}

async function passwordReset(): Promise<Purpose> {
  const { email } = await signUpProven(project)
  service.clock.now += 1
  await post('/auth/password/send-reset-code', { email, callback_url: CALLBACK })
  const mail = await newestMail(service, project.id, email)
  return {
    code: mail?.code ?? '',
    redeem: (code) => post('/auth/password/reset', { code, password: OTHER_PASSWORD }),
  }
}

async function emailedSignIn(): Promise<Purpose> {
  const { code } = await requestCode(service, project, uniqueEmail())
  return { code, redeem: (tried) => post('/auth/otp/sign-in', { code: tried }) }
}

async function secondFactor(): Promise<Purpose> {
  const user = await signUp(project)
  await requireTotp(project, user)
  return {
    code: attemptOf(await signIn(user)),
    redeem: (code) =>
      post('/auth/mfa/sign-in', { code, type: 'totp', totp: totpAt(service.clock.now) }),
  }
}

async function invitation(): Promise<Purpose> {
  const { email, accessToken } = await signUpProven(project)
  const { code } = await invite(service, project, { teamId: await openTeam(project), email })
  return {
    code,
    redeem: (tried) => post('/team-invitations/accept', { code: tried }, accessToken),
  }
}

async function passkeyRegistration(): Promise<Purpose> {
  const { accessToken } = await signUpProven(project)
  const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
  const credential = createAuthenticator().register({ challenge, origin: ORIGIN })
  return {
    code,
    redeem: (tried) => post('/auth/passkey/register', { credential, code: tried }, accessToken),
  }
}

async function passkeySignIn(): Promise<Purpose> {
  const user = await signUp(project)
  const authenticator = await addPasskey(project, user)
  const { challenge, code } = await beginCeremony(project, 'authentication')
  const response = authenticator.signIn({ challenge, origin: ORIGIN, userId: user.id })
  return {
    code,
    redeem: (tried) =>
      post('/auth/passkey/sign-in', { authentication_response: response, code: tried }),
  }
}

async function restoration(): Promise<Purpose> {
  const user = await signUp(project)
  const { accessToken } = user
  await project.call('DELETE', '/users/me', { accessToken })
  return {
    code: restoreCodeOf(await signIn(user)),
    redeem: (code) => post('/latchkey/account-deletion/restore', { code }),
  }
}

async function cliLogin(): Promise<Purpose> {
  const { refreshToken } = await signUp(project)
  const { body } = await post('/auth/cli', {})
  return {
    code: String(body['login_code']),
    redeem: (login_code) => post('/auth/cli/complete', { login_code, refresh_token: refreshToken }),
  }
}

async function authorization(): Promise<Purpose> {
  return {
    code: codeOf(await visit(service, project, {})),
    redeem: (code) => exchange(project, code),
  }
}

async function refresh(): Promise<Purpose> {
  const { refreshToken } = await signUp(project)
  return { code: refreshToken, redeem: (token) => refreshWith(project, token) }
}

/** The state of a sign-in at a provider. No other call than the provider's way back takes it. */
async function stateOfProvider(): Promise<string> {
  const started = await start(project, 'github')
  const back = await consent(service, started, { account: uniqueEmail() })
  return back.searchParams.get('state') ?? ''
}

const purposes = [
  { name: 'an email verification code', ...(await verification()) },
  { name: 'a password reset code', ...(await passwordReset()) },
  { name: 'a sign-in code', ...(await emailedSignIn()) },
  { name: 'an attempt code', ...(await secondFactor()) },
  { name: 'an invitation code', ...(await invitation()) },
  { name: 'a code of a passkey registration', ...(await passkeyRegistration()) },
  { name: 'a code of a passkey sign-in', ...(await passkeySignIn()) },
  { name: 'a restore code', ...(await restoration()) },
  { name: 'a login code of a CLI', ...(await cliLogin()) },
  { name: 'an authorization code', ...(await authorization()) },
  { name: 'a refresh token', ...(await refresh()) },
]

const state = { name: 'the state of a provider', code: await stateOfProvider() }

describe('a code for one purpose', () => {
  it.each([...purposes, state])(
    'is rejected by every call for another: $name',
    async ({ name, code }) => {
      expect(code).not.toBe('')
      for (const other of purposes.filter((purpose) => purpose.name !== name)) {
        const { status } = await other.redeem(code)
        expect([400, 401, 404], `${other.name}: ${status}`).toContain(status)
      }
    },
  )

  it.each(purposes)('is accepted by its own call afterwards: $name', async ({ code, redeem }) => {
    expect((await redeem(code)).status).toBe(200)
  })
})
