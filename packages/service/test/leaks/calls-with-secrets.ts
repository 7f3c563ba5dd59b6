import { REDIRECT, authorizePath } from '../support/oauth.js'
import { credentialsOf, requestOf, type CallOptions } from '../support/project.js'
import type { Secrets } from './open-secrets.js'

type Call = readonly [method: string, path: string, options: CallOptions]

const post = (path: string, body: unknown, options: CallOptions = {}): Call => [
  'POST',
  path,
  { ...options, body },
]

const ofPerson = (secrets: Secrets): Call[] => {
  const { user, password, newPassword, mailCode, totp, attemptCode, digits } = secrets
  const { email, accessToken, refreshToken } = user
  const headers = { 'X-Stack-Refresh-Token': refreshToken }
  return [
    post('/auth/password/sign-in', { email, password }),
    post('/auth/password/sign-in', { email, password: newPassword }),
    post('/auth/password/sign-up', { email: `new-${email}`, password: newPassword }),
    post(
      '/auth/password/update',
      { old_password: newPassword, new_password: password },
      { accessToken, headers },
    ),
    post('/auth/password/set', { password }, { accessToken }),
    post('/auth/password/reset', { code: mailCode, password: newPassword }),
    post('/auth/otp/sign-in', { code: mailCode }),
    post('/auth/mfa/sign-in', { code: attemptCode, type: 'totp', totp: digits }),
    post('/contact-channels/verify', { code: mailCode }),
    post('/team-invitations/accept', { code: mailCode }, { accessToken }),
    post(
      '/users',
      { primary_email: email, password, totp_secret_base64: totp },
      { access: 'server' },
    ),
    ['PATCH', '/users/me', { accessToken, body: { totp_secret_base64: totp } }],
    ['PATCH', '/users/me', { accessToken, body: { profile_image_url: password } }],
    ['GET', `/users?query=${encodeURIComponent(password)}`, { access: 'server' }],
    ['POST', '/auth/sessions/current/refresh', { headers }],
    ['GET', '/users/me', { accessToken: `${accessToken}x` }],
  ]
}

const ofTools = (secrets: Secrets): Call[] => {
  const { user, apiKey, pollingCode, loginCode, mailPassword, clientSecret } = secrets
  const admin = { access: 'admin' } as const
  const server = {
    host: '127.0.0.1',
    port: 1,
    username: 'mailer',
    password: mailPassword,
    sender_name: 'Mail',
    sender_email: 'mail@example.com',
  }
  const provider = { id: 'github', type: 'standard', client_id: 'id', client_secret: clientSecret }
  return [
    post('/user-api-keys/check', { api_key: apiKey }, { access: 'server' }),
    post('/auth/cli/complete', { login_code: loginCode, refresh_token: user.refreshToken }),
    post('/auth/cli/poll', { polling_code: pollingCode }),
    post(
      '/internal/send-test-email',
      { recipient_email: 'x@example.com', email_config: server },
      admin,
    ),
    [
      'PATCH',
      '/internal/projects/current',
      { ...admin, body: { config: { email_config: { type: 'standard', ...server } } } },
    ],
    [
      'PATCH',
      '/internal/projects/current',
      { ...admin, body: { config: { oauth_providers: [{ ...provider, enabled: true }] } } },
    ],
    [
      'POST',
      '/connected-accounts/me/github/access-token',
      { accessToken: user.accessToken, body: {} },
    ],
  ]
}

const ofSignIn = (secrets: Secrets): Call[] => {
  const { project, code, verifier, challenge, state, innerState, providerCode } = secrets
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    code_verifier: verifier,
    client_id: project.id,
    client_secret: project.keys.publishableClientKey,
  }
  const query = new URLSearchParams({ code: providerCode, state: innerState })
  const none = { access: 'none' } as const
  return [
    post('/auth/oauth/token', { ...form, code_verifier: `${verifier.slice(1)}x` }, none),
    post('/auth/oauth/token', form, none),
    ['GET', `/auth/oauth/callback/github?${query.toString()}`, none],
    ['GET', authorizePath(project, 'github', { state, code_challenge: challenge }), none],
    ['GET', authorizePath(project, 'nobody', { state, code_challenge: challenge }), none],
    ['GET', authorizePath(project, 'github', { state, redirect_uri: 'javascript:x' }), none],
  ]
}

/**
 * Returns the call, and variants with invalid bodies: truncated, with another content type, with other
 * values.
 */
function variants([method, path, options]: Call): Call[] {
  const { body } = options
  if (body === undefined) return [[method, path, options]]
  const text = JSON.stringify(body)
  const fields = Object.entries(body as object)
  const wrapped = Object.fromEntries(fields.map(([name, value]) => [name, [value]]))
  const nested = Object.fromEntries(fields.map(([name, value]) => [name, { [name]: value }]))
  const headers = { ...options.headers, 'Content-Type': 'text/plain' }
  return [
    [method, path, options],
    [method, path, { ...options, body: text.slice(0, -1) }],
    [method, path, { ...options, body: wrapped }],
    [method, path, { ...options, body: nested }],
    [method, path, { ...options, body: fields.map(([, value]) => value as unknown) }],
    [method, path, { ...options, body: text, headers }],
  ]
}

/** Requests with every secret. The service accepts some and rejects others. */
export function callsWithSecrets(secrets: Secrets): { plain: Call[]; odd: Call[] } {
  const { webhooksToken, webhookSecret, mailCode, password } = secrets
  const plain = [...ofPerson(secrets), ...ofTools(secrets), ...ofSignIn(secrets)]
  const headers = { Authorization: `Bearer ${webhooksToken}` }
  const paths = [mailCode, encodeURIComponent(password), `users/${mailCode}`, `?code=${mailCode}`]
  return {
    plain,
    odd: [
      ...plain.flatMap(variants),
      ...paths.map((path): Call => ['GET', `/${path}`, { access: 'server' }]),
      ...paths.map((path): Call => ['GET', `/api/v1/${path}/`, { headers }]),
      post('/webhooks/svix-token', { secret: webhookSecret }, { access: 'admin', headers }),
    ],
  }
}

export const requestsOf = ({ project }: Secrets, calls: readonly Call[]): (() => Request)[] =>
  calls.map(
    ([method, path, options]) =>
      () =>
        requestOf(method, path, {
          ...options,
          headers: { ...credentialsOf(project, options), ...options.headers },
        }),
  )
