import type { SecurityNotificationType } from '../../src/db/values.js'
import { createAuthenticator } from '../support/authenticator.js'
import { visit } from '../support/oauth.js'
import {
  newestMail,
  PASSWORD,
  signUp,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import type { TestService } from '../support/service.js'
import { createRecoveryCodes } from '../support/recovery-codes.js'
import {
  addPasskey,
  attemptOf,
  beginCeremony,
  CALLBACK,
  ORIGIN,
  requireTotp,
  restoreCodeOf,
  signUpProven,
} from '../support/sign-in.js'
import { changePassword, FIREFOX, signIn } from './notified-account.js'

/** A user and the call that changes the account. */
interface PreparedChange {
  user: TestUser
  act: () => Promise<unknown>
}
type Change = (service: TestService, project: TestProject) => Promise<PreparedChange>

const SECRET = Buffer.from('a secret of twenty b').toString('base64')
const NEW_PASSWORD = 'a canary of a password 9'
export const CHANGE_SECRETS = [PASSWORD, NEW_PASSWORD, SECRET]

const me = (project: TestProject, { accessToken }: TestUser, body: unknown) =>
  project.call('PATCH', '/users/me', { accessToken, body })

export async function addAddress(
  project: TestProject,
  { accessToken }: TestUser,
  body: Record<string, unknown> = {},
): Promise<string> {
  const value = `${crypto.randomUUID()}@example.com`
  const response = await project.call('POST', '/contact-channels', {
    accessToken,
    body: { user_id: 'me', type: 'email', value, used_for_auth: true, ...body },
  })
  return String(response.body['id'])
}

export async function resetPassword(
  service: TestService,
  project: TestProject,
  email: string,
): Promise<() => Promise<unknown>> {
  const request = { email, callback_url: CALLBACK }
  service.clock.now += 1
  await project.call('POST', '/auth/password/send-reset-code', { body: request })
  const { code } = (await newestMail(service, project.id, email)) ?? {}
  const body = { code, password: NEW_PASSWORD }
  return () => project.call('POST', '/auth/password/reset', { body })
}

async function withoutPassword(project: TestProject, { id }: TestUser): Promise<void> {
  await project.call('PATCH', `/users/${id}`, { access: 'server', body: { password: null } })
}

/** Signs in again, because a server that removes the password ends the sessions. */
async function newSession(project: TestProject, user: TestUser): Promise<TestUser> {
  const { body } = await project.call('POST', '/auth/sessions', {
    access: 'server',
    body: { user_id: user.id },
  })
  return { ...user, accessToken: String(body['access_token']) }
}

/** Connects an account of GitHub; returns the path of the calls about it. */
export async function connectAccount(
  service: TestService,
  project: TestProject,
  user: TestUser,
): Promise<string> {
  await visit(service, project, { account: user.email })
  const { body } = await project.call('GET', `/oauth-providers?user_id=${user.id}`, {
    access: 'server',
  })
  const [account] = body['items'] as { id: string }[]
  return `/oauth-providers/${user.id}/${account?.id}`
}

/** A change for each notification. The compiler rejects a type without one. */
export const notifiedChanges: Record<SecurityNotificationType, Change> = {
  new_device: async (_service, project) => {
    const user = await signUpProven(project)
    return { user, act: () => signIn(project, user, { 'User-Agent': FIREFOX }) }
  },
  password_added: async (_service, project) => {
    const signedUp = await signUpProven(project)
    await withoutPassword(project, signedUp)
    const user = await newSession(project, signedUp)
    const { accessToken } = user
    const body = { password: NEW_PASSWORD }
    return { user, act: () => project.call('POST', '/auth/password/set', { accessToken, body }) }
  },
  password_changed: async (_service, project) => {
    const user = await signUpProven(project)
    const passwords = { old_password: PASSWORD, new_password: NEW_PASSWORD }
    return { user, act: () => changePassword(project, user, passwords) }
  },
  password_removed: async (_service, project) => {
    const user = await signUpProven(project)
    return { user, act: () => withoutPassword(project, user) }
  },
  primary_email_changed: async (_service, project) => {
    const user = await signUpProven(project)
    return { user, act: () => addAddress(project, user, { is_primary: true }) }
  },
  sign_in_email_added: async (_service, project) => {
    const user = await signUpProven(project)
    return { user, act: () => addAddress(project, user) }
  },
  sign_in_email_removed: async (_service, project) => {
    const user = await signUpProven(project)
    const id = await addAddress(project, user)
    const { accessToken } = user
    const path = `/contact-channels/me/${id}`
    return { user, act: () => project.call('DELETE', path, { accessToken }) }
  },
  email_codes_enabled: async (_service, project) => {
    const user = await signUpProven(project)
    return { user, act: () => me(project, user, { otp_auth_enabled: true }) }
  },
  email_codes_disabled: async (_service, project) => {
    const user = await signUpProven(project)
    await me(project, user, { otp_auth_enabled: true })
    return { user, act: () => me(project, user, { otp_auth_enabled: false }) }
  },
  provider_connected: async (service, project) => {
    const user = await signUpProven(project)
    return { user, act: () => visit(service, project, { account: user.email }) }
  },
  provider_disconnected: async (service, project) => {
    const user = await signUpProven(project)
    const path = await connectAccount(service, project, user)
    const { accessToken } = user
    return { user, act: () => project.call('DELETE', path, { accessToken }) }
  },
  passkey_added: async (_service, project) => {
    const user = await signUpProven(project)
    const { accessToken } = user
    const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
    const credential = createAuthenticator().register({ challenge, origin: ORIGIN })
    const body = { credential, code }
    return {
      user,
      act: () => project.call('POST', '/auth/passkey/register', { accessToken, body }),
    }
  },
  passkey_removed: async (_service, project) => {
    const user = await signUpProven(project)
    await addPasskey(project, user)
    return { user, act: () => me(project, user, { passkey_auth_enabled: false }) }
  },
  recovery_codes_created: async (_service, project) => {
    const user = await signUpProven(project)
    await requireTotp(project, user)
    return { user, act: () => createRecoveryCodes(project, user) }
  },
  recovery_code_used: async (_service, project) => {
    const user = await signUpProven(project)
    await requireTotp(project, user)
    const [totp] = await createRecoveryCodes(project, user)
    const body = { type: 'totp', totp, code: attemptOf(await signIn(project, user)) }
    return { user, act: () => project.call('POST', '/auth/mfa/sign-in', { body }) }
  },
  two_factor_enabled: async (_service, project) => {
    const user = await signUpProven(project)
    return { user, act: () => me(project, user, { totp_secret_base64: SECRET }) }
  },
  two_factor_disabled: async (_service, project) => {
    const user = await signUpProven(project)
    await requireTotp(project, user)
    return { user, act: () => me(project, user, { totp_secret_base64: null }) }
  },
  account_deletion_scheduled: async (_service, project) => {
    const user = await signUpProven(project)
    const { accessToken } = user
    return { user, act: () => project.call('DELETE', '/users/me', { accessToken }) }
  },
  account_restored: async (_service, project) => {
    const user = await signUpProven(project)
    await project.call('DELETE', '/users/me', { accessToken: user.accessToken })
    const code = restoreCodeOf(await signIn(project, user))
    const path = '/latchkey/account-deletion/restore'
    return { user, act: () => project.call('POST', path, { body: { code } }) }
  },
  credentials_revoked: async (service, project) => {
    const user = await signUp(project)
    service.clock.now += 1
    const request = { email: user.email, callback_url: CALLBACK }
    await project.call('POST', '/auth/otp/send-sign-in-code', { body: request })
    const { code } = (await newestMail(service, project.id, user.email)) ?? {}
    return { user, act: () => project.call('POST', '/auth/otp/sign-in', { body: { code } }) }
  },
}
