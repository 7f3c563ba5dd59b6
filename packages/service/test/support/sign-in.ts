import { eq } from 'drizzle-orm'
import { TOTP, Secret } from 'otpauth'
import { projects } from '../../src/db/schema.js'
import type { ProjectSettings } from '@latchkey/contract/project-settings'
import { createAuthenticator, type Authenticator } from './authenticator.js'
import {
  newestMail,
  type CallResponse,
  type TestProject,
  type TestUser,
  signUp,
} from './project.js'
import type { TestService } from './service.js'

export const ORIGIN = 'http://localhost:3000'
export const CALLBACK = `${ORIGIN}/callback`

/** The secret of 20 bytes from the tests of RFC 6238. */
const TOTP_SECRET = Buffer.from('12345678901234567890')

/** Proves the primary address of a user, like a session that verifies it. */
export async function proveEmail(project: TestProject, { id }: TestUser): Promise<void> {
  const body = { primary_email_verified: true }
  const response = await project.call('PATCH', `/users/${id}`, { access: 'server', body })
  if (response.status !== 200) throw new Error(`The address was not proven: ${response.text}`)
}

/** Signs up a user with a verified address, so that factors can be set up. */
export async function signUpProven(project: TestProject): Promise<TestUser> {
  const user = await signUp(project)
  await proveEmail(project, user)
  return user
}

/** Enables the second factor of a user whose address is proven. */
export async function requireTotp(project: TestProject, user: TestUser): Promise<void> {
  await proveEmail(project, user)
  const body = { totp_secret_base64: TOTP_SECRET.toString('base64') }
  const response = await project.call('PATCH', '/users/me', { accessToken: user.accessToken, body })
  if (response.status !== 200) throw new Error(`No second factor was set: ${response.text}`)
}

/** Returns the code that the user's app shows at a time. */
export function totpAt(nowMillis: number): string {
  const secret = new Secret({ buffer: Uint8Array.from(TOTP_SECRET).buffer })
  return new TOTP({ secret }).generate({ timestamp: nowMillis })
}

/** Returns the attempt code of a response that requires a second factor. */
export const attemptOf = ({ body }: CallResponse): string =>
  String((body['details'] as Record<string, unknown>)['attempt_code'])

/** Returns the code of a rejected sign-in that restores the account. */
export const restoreCodeOf = ({ body }: CallResponse): string =>
  String((body['details'] as Record<string, unknown>)['restore_code'])

/** Sends a link and code to an email address; returns the whole code and the nonce. */
export async function requestCode(service: TestService, project: TestProject, email: string) {
  const response = await project.call('POST', '/auth/otp/send-sign-in-code', {
    body: { email, callback_url: CALLBACK },
  })
  if (response.status !== 200) throw new Error(`No code was sent: ${response.text}`)
  const mail = await newestMail(service, project.id, email)
  return { code: mail?.code ?? '', nonce: String(response.body['nonce']) }
}

/** Begins a ceremony; returns the challenge and its code. */
export async function beginCeremony(
  project: TestProject,
  ceremony: 'registration' | 'authentication',
  accessToken?: string,
) {
  const response = await project.call('POST', `/auth/passkey/initiate-passkey-${ceremony}`, {
    body: {},
    ...(accessToken !== undefined && { accessToken }),
  })
  if (response.status !== 200) throw new Error(`No ceremony began: ${response.text}`)
  const options = response.body['options_json'] as Record<string, unknown>
  return { challenge: String(options['challenge']), code: String(response.body['code']), options }
}

/** Registers a passkey for a user, whose address is proven. */
export async function addPasskey(
  project: TestProject,
  user: TestUser,
  authenticator: Authenticator = createAuthenticator(),
): Promise<Authenticator> {
  const { accessToken } = user
  await proveEmail(project, user)
  const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
  const credential = authenticator.register({ challenge, origin: ORIGIN })
  const response = await project.call('POST', '/auth/passkey/register', {
    accessToken,
    body: { credential, code },
  })
  if (response.status !== 200) throw new Error(`No passkey was registered: ${response.text}`)
  return authenticator
}

/** Changes settings of an existing project. */
export async function switchConfig(
  { ctx }: TestService,
  { id }: TestProject,
  changes: Partial<ProjectSettings>,
): Promise<void> {
  const [row] = await ctx.db.select().from(projects).where(eq(projects.id, id))
  if (row === undefined) throw new Error('There is no such project.')
  const config = { ...row.config, ...changes }
  await ctx.db.update(projects).set({ config }).where(eq(projects.id, id))
}

/** Returns the statuses of concurrent requests, sorted, because their order is random. */
export const statusesOf = (responses: readonly CallResponse[]): number[] =>
  responses.map(({ status }) => status).sort((a, b) => a - b)
