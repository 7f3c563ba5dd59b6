import { createHash } from 'node:crypto'
import type { Watch } from '../../../core/test/leaks/watch.js'
import type { PlainProvider } from '../oauth/plain-provider.js'
import { codeOf, returnToService, start, type Started } from '../support/oauth.js'
import { newestMail, openTestProject, signUp, type TestProject } from '../support/project.js'
import type { TestService } from '../support/service.js'
import { attemptOf, proveEmail } from '../support/sign-in.js'
import { openManagement } from '../webhooks/management-calls.js'

export type ServiceWatch = Watch<'service logs and errors'>

/** A project and a user with secrets of every kind. All secrets are canaries. */
export async function openSecrets(service: TestService, watch: ServiceWatch, at: PlainProvider) {
  const clientSecret = watch.make('OAuth client secret')
  const project = await openTestProject(service, {
    config: {
      magicLinkEnabled: true,
      allowUserApiKeys: true,
      oauthProviders: [{ id: 'github', type: 'standard', clientId: 'id', clientSecret }],
    },
  })
  watch.take('secret server key', project.keys.secretServerKey)
  watch.take('super secret admin key', project.keys.superSecretAdminKey)
  const person = await openPerson(service, watch, project)
  const signIn = await openSignIn(service, watch, { project, at })
  return {
    project,
    ...person,
    ...signIn,
    ...(await openTools(service, watch, { project, userId: person.user.id })),
    newPassword: watch.make('new password'),
    digits: watch.make('TOTP code'),
    mailPassword: watch.make('SMTP password'),
    clientSecret,
  }
}

export type Secrets = Awaited<ReturnType<typeof openSecrets>>

async function openPerson(service: TestService, watch: ServiceWatch, project: TestProject) {
  const password = watch.make('password')
  const user = await signUp(project, { password })
  watch.take('access token', user.accessToken)
  watch.take('refresh token', user.refreshToken)
  const mail = await newestMail(service, project.id, user.email)
  const mailCode = watch.take('email code', mail?.code)
  const totp = watch.make('TOTP secret')
  const { accessToken } = user
  await proveEmail(project, user)
  await project.call('PATCH', '/users/me', { accessToken, body: { totp_secret_base64: totp } })
  const body = { email: user.email, password }
  const response = await project.call('POST', '/auth/password/sign-in', { body })
  const attemptCode = watch.take('attempt code', attemptOf(response))
  return { user, password, mailCode, totp, attemptCode }
}

/** Returns the callback URL to which the provider redirects a browser. */
export function wayBack({ location }: Started, code: string): URL {
  const back = new URL(location.searchParams.get('redirect_uri') ?? '')
  back.searchParams.set('code', code)
  back.searchParams.set('state', location.searchParams.get('state') ?? '')
  return back
}

/** Makes a provider callback whose response is not used yet. */
async function openSignIn(
  service: TestService,
  watch: ServiceWatch,
  { project, at }: { project: TestProject; at: PlainProvider },
) {
  const providerToken = watch.make('provider token')
  at.answers.token = () =>
    Response.json({ access_token: providerToken, token_type: 'bearer', scope: 'user:email' })
  const verifier = watch.make('PKCE verifier')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const state = watch.make('OAuth state')
  const started = await start(project, 'github', { state, code_challenge: challenge })
  const innerState = watch.take('OAuth state', started.location.searchParams.get('state'))
  const providerCode = watch.make('provider code')
  const back = await returnToService(service, wayBack(started, providerCode), started.cookie)
  const code = watch.take('authorization code', codeOf(back))
  return { verifier, challenge, state, innerState, providerCode, code }
}

async function openTools(
  service: TestService,
  watch: ServiceWatch,
  { project, userId }: { project: TestProject; userId: string },
) {
  const key = { user_id: userId, description: 'Key', expires_at_millis: null }
  const apiKey = await project.call('POST', '/user-api-keys', { access: 'server', body: key })
  const login = await project.call('POST', '/auth/cli', { body: {} })
  const options = { access: 'admin', body: {} } as const
  const { body } = await project.call('POST', '/webhooks/svix-token', options)
  const manage = await openManagement(service, project)
  const hook = await manage('POST', '/endpoints', { url: 'http://127.0.0.1:1/hook' })
  return {
    apiKey: watch.take('API key', String(apiKey.body['value'])),
    pollingCode: watch.take('CLI polling code', String(login.body['polling_code'])),
    loginCode: watch.take('CLI login code', String(login.body['login_code'])),
    webhooksToken: watch.take('webhooks token', String(body['token'])),
    webhookSecret: watch.take('webhook secret', String(hook.body['secret'])),
  }
}
