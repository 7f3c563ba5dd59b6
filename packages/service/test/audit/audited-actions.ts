import {
  addOAuthClient,
  beginOAuthRequest,
  connectApp,
  oauthClientFields,
} from '../support/calls/oauth-server.js'
import { randomBytes } from 'node:crypto'
import type { AuditAction } from '../../src/db/values.js'
import { marketing } from '../../src/domain/app-emails/notification-categories.js'
import { rotateSigningKey } from '../../src/domain/sessions/signing-keys.js'
import { createAuthenticator } from '../support/authenticator.js'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  signUp,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import { fromNewNetwork } from '../support/proof-of-work.js'
import { visit } from '../support/oauth.js'
import type { TestService } from '../support/service.js'
import { openManagement } from '../webhooks/management-calls.js'
import { createRecoveryCodes } from '../support/recovery-codes.js'
import {
  addPasskey,
  attemptOf,
  beginCeremony,
  CALLBACK,
  proveEmail,
  requireTotp,
} from '../support/sign-in.js'
import { newUser, openScimWorld, patch, provision } from '../scim/scim-client.js'
import { define, grant, idsOf, invite, join, openTeam } from '../support/teams.js'
import type { Owner } from '../support/owner.js'
import {
  connectionsPath,
  domainsPath,
  fakeDns,
  uniqueDomain,
} from '../team-connections/connection-world.js'

/** The service, project and owner for the actions. */
export interface AuditedWorld {
  service: TestService
  project: TestProject
  owner: Owner
}

/** Prepares an action, and returns the call that causes it. */
export type AuditedAction = (world: AuditedWorld) => Promise<() => Promise<unknown>>

/** A random secret that calls send or receive; the test searches for it in the events. */
export const NEW_PASSWORD = 'a canary of a password 9'
export const ATTACK_THRESHOLD = 2
export const TOTP_SECRET = randomBytes(20).toString('base64')
const newAddress = () => `${crypto.randomUUID()}@example.com`
const newPermissionId = () => `permission_${crypto.randomUUID().replaceAll('-', '')}`

const me = (project: TestProject, user: TestUser, body: unknown) =>
  project.call('PATCH', '/users/me', { accessToken: user.accessToken, body })
const server = (project: TestProject, method: string, path: string, body?: unknown) =>
  project.call(method, path, { access: 'server', body })
const admin = (project: TestProject, method: string, path: string, body?: unknown) =>
  project.call(method, path, { access: 'admin', body })
const signIn = (project: TestProject, email: string, password = PASSWORD) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password } })

async function addAddress(project: TestProject, user: TestUser): Promise<string> {
  const { body } = await project.call('POST', '/contact-channels', {
    accessToken: user.accessToken,
    body: { user_id: 'me', type: 'email', value: newAddress(), used_for_auth: false },
  })
  return String(body['id'])
}

async function newApiKey(project: TestProject, user: TestUser): Promise<string> {
  const { body } = await project.call('POST', '/user-api-keys', {
    accessToken: user.accessToken,
    body: { user_id: 'me', description: 'CI', expires_at_millis: null },
  })
  return String(body['id'])
}

async function resetOf(service: TestService, project: TestProject, email: string) {
  const request = { email, callback_url: CALLBACK }
  service.clock.now += 1
  await project.call('POST', '/auth/password/send-reset-code', { body: request })
  const { code } = (await newestMail(service, project.id, email)) ?? {}
  const body = { code, password: NEW_PASSWORD }
  return () => project.call('POST', '/auth/password/reset', { body })
}

async function connectedAccount(service: TestService, project: TestProject) {
  const user = await signUp(project)
  await proveEmail(project, user)
  await visit(service, project, { account: user.email })
  const { accessToken } = user
  const { body } = await project.call('GET', '/oauth-providers?user_id=me', { accessToken })
  return { user, path: `/oauth-providers/me/${String(idsOf({ body })[0])}` }
}

/** A project that the next request for a code attacks. */
async function nearAttack(service: TestService) {
  const project = await openTestProject(service)
  const requestReset = () =>
    project.call('POST', '/auth/password/send-reset-code', {
      body: { email: newAddress(), callback_url: CALLBACK },
      headers: fromNewNetwork(),
    })
  for (let count = 0; count < ATTACK_THRESHOLD; count++) await requestReset()
  return { requestReset }
}

const newKeySet = {
  description: 'CI',
  expires_at_millis: 4_000_000_000_000,
  has_publishable_client_key: false,
  has_secret_server_key: true,
  has_super_secret_admin_key: false,
}

const newConnection = {
  display_name: 'Acme',
  oidc: { issuer: 'https://login.acme.example', client_id: 'a', client_secret: NEW_PASSWORD },
}

/** Creates a connection that is a draft. */
async function openDraft(project: TestProject) {
  const path = connectionsPath(await openTeam(project))
  const { body } = await server(project, 'POST', path, newConnection)
  return { path: `${path}/${String(body['id'])}` }
}

/** Opens a connection whose token was used, so that later requests do not write the time. */
async function openProvisioning(service: TestService, project: TestProject) {
  const world = await openScimWorld(service, project, { records: fakeDns(service) })
  await world.send('GET', '/ServiceProviderConfig')
  return world
}

/** Adds a domain whose record is there. */
async function provenDomain(service: TestService, project: TestProject, domain: string) {
  const records = fakeDns(service)
  const path = domainsPath(await openTeam(project))
  const { body } = await server(project, 'POST', path, { domain })
  records.set(String(body['record_name']), [String(body['record_value'])])
  return { verify: () => server(project, 'POST', `${path}/${String(body['id'])}/verify`) }
}

async function openWebhook(service: TestService, project: TestProject) {
  const ask = await openManagement(service, project)
  const { body } = await ask('POST', '/endpoints', { url: 'https://app.example/webhooks' })
  return { ask, path: `/endpoints/${String(body['id'])}` }
}

/** A call for every action. The compiler rejects an action without one. */
export const auditedActions: Record<AuditAction, AuditedAction> = {
  'user.created':
    async ({ project }) =>
    () =>
      server(project, 'POST', '/users', { primary_email: newAddress(), password: NEW_PASSWORD }),
  'user.changed': async ({ project }) => {
    const { id } = await signUp(project)
    return () => server(project, 'PATCH', `/users/${id}`, { display_name: 'Ada' })
  },
  'user.upgraded': async ({ project }) => {
    const { body } = await project.call('POST', '/auth/anonymous/sign-up')
    const credential = {
      email: newAddress(),
      password: NEW_PASSWORD,
      verification_callback_url: CALLBACK,
    }
    const accessToken = String(body['access_token'])
    return () => project.call('POST', '/auth/password/sign-up', { accessToken, body: credential })
  },
  'user.exported': async ({ project }) => {
    const { accessToken } = await signUp(project)
    return () => project.call('GET', '/latchkey/export?user_id=me', { accessToken })
  },
  'users.exported':
    async ({ project }) =>
    () =>
      project.call('GET', '/latchkey/users/export', { access: 'admin' }),
  'user.deleted': async ({ project }) => {
    const { id } = await signUp(project)
    return () => server(project, 'DELETE', `/users/${id}`)
  },
  'user.deletion_scheduled': async ({ project }) => {
    const { accessToken } = await signUp(project)
    return () => project.call('DELETE', '/users/me', { accessToken })
  },
  'user.restored': async ({ project }) => {
    const { id, accessToken } = await signUp(project)
    await project.call('DELETE', '/users/me', { accessToken })
    return () => server(project, 'DELETE', `/latchkey/users/${id}/deletion`)
  },
  'user.banned': async ({ project }) => {
    const { id } = await signUp(project)
    return () => server(project, 'POST', `/latchkey/users/${id}/ban`, { reason: 'spam' })
  },
  'user.unbanned': async ({ project }) => {
    const { id } = await signUp(project)
    const path = `/latchkey/users/${id}/ban`
    await server(project, 'POST', path, {})
    return () => server(project, 'DELETE', path)
  },
  'sign_in.succeeded': async ({ project }) => {
    const { email } = await signUp(project)
    return () => signIn(project, email)
  },
  'sign_in.failed': async ({ project }) => {
    const { email } = await signUp(project)
    return () => signIn(project, email, 'a wrong password')
  },
  'session.created': async ({ project }) => {
    const { id } = await signUp(project)
    return () => server(project, 'POST', '/auth/sessions', { user_id: id })
  },
  'session.impersonated': async ({ project }) => {
    const { id } = await signUp(project)
    return () => server(project, 'POST', '/auth/sessions', { user_id: id, is_impersonation: true })
  },
  'session.ended': async ({ project }) => {
    const { accessToken } = await signUp(project)
    return () => project.call('DELETE', '/auth/sessions/current', { accessToken })
  },
  'password.set': async ({ project }) => {
    const { id } = await signUp(project)
    return () => server(project, 'PATCH', `/users/${id}`, { password: NEW_PASSWORD })
  },
  'password.changed': async ({ project }) => {
    const { accessToken } = await signUp(project)
    const body = { old_password: PASSWORD, new_password: NEW_PASSWORD }
    return () => project.call('POST', '/auth/password/update', { accessToken, body })
  },
  'password.reset': async ({ service, project }) => {
    const user = await signUp(project)
    await proveEmail(project, user)
    return resetOf(service, project, user.email)
  },
  'password.removed': async ({ project }) => {
    const { id } = await signUp(project)
    return () => server(project, 'PATCH', `/users/${id}`, { password: null })
  },
  'address.added': async ({ project }) => {
    const user = await signUp(project)
    return () => addAddress(project, user)
  },
  'address.changed': async ({ project }) => {
    const user = await signUp(project)
    const id = await addAddress(project, user)
    const { accessToken } = user
    const body = { value: newAddress() }
    return () => project.call('PATCH', `/contact-channels/me/${id}`, { accessToken, body })
  },
  'address.verified': async ({ service, project }) => {
    const { accessToken, email } = await signUp(project)
    const { code } = (await newestMail(service, project.id, email)) ?? {}
    const body = { code }
    return () => project.call('POST', '/contact-channels/verify', { accessToken, body })
  },
  'address.removed': async ({ project }) => {
    const user = await signUp(project)
    const id = await addAddress(project, user)
    const { accessToken } = user
    return () => project.call('DELETE', `/contact-channels/me/${id}`, { accessToken })
  },
  'factor.added': async ({ project }) => {
    const user = await signUp(project)
    await proveEmail(project, user)
    return () => me(project, user, { totp_secret_base64: TOTP_SECRET })
  },
  'factor.removed': async ({ project }) => {
    const user = await signUp(project)
    await requireTotp(project, user)
    return () => me(project, user, { totp_secret_base64: null })
  },
  'passkey.added': async ({ project }) => {
    const user = await signUp(project)
    await proveEmail(project, user)
    const { accessToken } = user
    const { challenge, code } = await beginCeremony(project, 'registration', accessToken)
    const credential = createAuthenticator().register({
      challenge,
      origin: 'http://localhost:3000',
    })
    const body = { credential, code }
    return () => project.call('POST', '/auth/passkey/register', { accessToken, body })
  },
  'passkey.renamed': async ({ project }) => {
    const user = await signUp(project)
    await addPasskey(project, user)
    const { accessToken } = user
    const listed = await project.call('GET', '/latchkey/passkeys?user_id=me', { accessToken })
    const [{ id } = { id: '' }] = listed.body['items'] as { id: string }[]
    const path = `/latchkey/passkeys/me/${id}`
    return () => project.call('PATCH', path, { accessToken, body: { name: 'Laptop' } })
  },
  'passkey.removed': async ({ project }) => {
    const user = await signUp(project)
    await addPasskey(project, user)
    return () => me(project, user, { passkey_auth_enabled: false })
  },
  'recovery_codes.created': async ({ project }) => {
    const user = await signUp(project)
    await requireTotp(project, user)
    return () => createRecoveryCodes(project, user)
  },
  'recovery_code.used': async ({ project }) => {
    const user = await signUp(project)
    await requireTotp(project, user)
    const [totp] = await createRecoveryCodes(project, user)
    const credentials = { email: user.email, password: PASSWORD }
    const code = attemptOf(
      await project.call('POST', '/auth/password/sign-in', { body: credentials }),
    )
    const body = { type: 'totp', totp, code }
    return () => project.call('POST', '/auth/mfa/sign-in', { body })
  },
  'sign_in_method.changed': async ({ project }) => {
    const user = await signUp(project)
    return () => me(project, user, { otp_auth_enabled: true })
  },
  'provider.connected': async ({ service, project }) => {
    const user = await signUp(project)
    await proveEmail(project, user)
    return () => visit(service, project, { account: user.email })
  },
  'provider.changed': async ({ service, project }) => {
    const { user, path } = await connectedAccount(service, project)
    const { accessToken } = user
    const body = { allow_connected_accounts: false }
    return () => project.call('PATCH', path, { accessToken, body })
  },
  'provider.disconnected': async ({ service, project }) => {
    const { user, path } = await connectedAccount(service, project)
    return () => project.call('DELETE', path, { accessToken: user.accessToken })
  },
  // A reset that proves an address for the first time.
  'credentials.revoked': async ({ service, project }) => {
    const { email } = await signUp(project)
    return resetOf(service, project, email)
  },
  'api_key.created': async ({ project }) => {
    const user = await signUp(project)
    return () => newApiKey(project, user)
  },
  'api_key.changed': async ({ project }) => {
    const user = await signUp(project)
    const id = await newApiKey(project, user)
    const { accessToken } = user
    const body = { description: 'Deployment' }
    return () => project.call('PATCH', `/user-api-keys/${id}`, { accessToken, body })
  },
  'api_key.revoked': async ({ project }) => {
    const user = await signUp(project)
    const id = await newApiKey(project, user)
    const { accessToken } = user
    const body = { revoked: true }
    return () => project.call('PATCH', `/user-api-keys/${id}`, { accessToken, body })
  },
  'project_key.created':
    async ({ project }) =>
    () =>
      admin(project, 'POST', '/internal/api-keys', newKeySet),
  'project_key.changed': async ({ project }) => {
    const { body } = await admin(project, 'POST', '/internal/api-keys', newKeySet)
    const path = `/internal/api-keys/${String(body['id'])}`
    return () => admin(project, 'PATCH', path, { description: 'Deployment' })
  },
  'project_key.revoked': async ({ project }) => {
    const { body } = await admin(project, 'POST', '/internal/api-keys', newKeySet)
    const path = `/internal/api-keys/${String(body['id'])}`
    return () => admin(project, 'PATCH', path, { revoked: true })
  },
  'signing_key.rotated':
    async ({ service, project }) =>
    () =>
      rotateSigningKey(service.ctx, project.id),
  'proof_of_work.started': async ({ service }) => (await nearAttack(service)).requestReset,
  'proof_of_work.ended': async ({ service }) => {
    const { requestReset } = await nearAttack(service)
    await requestReset()
    const windowMillis = 10 * 60_000
    return async () => {
      service.clock.now += windowMillis
      await requestReset()
      service.clock.now -= windowMillis
    }
  },
  'oauth_client.created':
    async ({ project }) =>
    () =>
      admin(project, 'POST', '/latchkey/oauth-clients', oauthClientFields),
  'oauth_client.changed': async ({ project }) => {
    const path = `/latchkey/oauth-clients/${await addOAuthClient(project)}`
    return () => admin(project, 'PATCH', path, { display_name: 'Renamed' })
  },
  'oauth_client.deleted': async ({ project }) => {
    const path = `/latchkey/oauth-clients/${await addOAuthClient(project)}`
    return () => admin(project, 'DELETE', path)
  },
  'oauth_consent.granted': async ({ service, project }) => {
    const { accessToken, refreshToken } = await signUp(project)
    const path = `/latchkey/oauth-requests/${await beginOAuthRequest(service, project)}`
    const headers = { 'X-Stack-Refresh-Token': refreshToken }
    return () => project.call('POST', path, { accessToken, headers, body: { decision: 'allow' } })
  },
  'oauth_consent.revoked': async ({ service, project }) => {
    const user = await signUp(project)
    const path = `/latchkey/connected-apps/me/${await connectApp(service, project, user)}`
    return () => project.call('DELETE', path, { accessToken: user.accessToken })
  },
  'permission.granted': async ({ project }) => {
    const user = await signUp(project)
    const teamId = await openTeam(project, user)
    return () => grant(project, { teamId, userId: user.id }, '$invite_members')
  },
  'permission.revoked': async ({ project }) => {
    const user = await signUp(project)
    const teamId = await openTeam(project, user)
    await grant(project, { teamId, userId: user.id }, '$invite_members')
    const path = `/team-permissions/${teamId}/${user.id}/$invite_members`
    return () => server(project, 'DELETE', path)
  },
  'permission_definition.created':
    async ({ project }) =>
    () =>
      define(project, 'team', { id: newPermissionId() }),
  'permission_definition.changed': async ({ project }) => {
    const id = newPermissionId()
    await define(project, 'team', { id })
    const body = { description: 'Changed' }
    return () => admin(project, 'PATCH', `/team-permission-definitions/${id}`, body)
  },
  'permission_definition.deleted': async ({ project }) => {
    const id = newPermissionId()
    await define(project, 'project', { id })
    return () => admin(project, 'DELETE', `/project-permission-definitions/${id}`)
  },
  'team.created':
    async ({ project }) =>
    () =>
      openTeam(project),
  'team.changed': async ({ project }) => {
    const id = await openTeam(project)
    return () => server(project, 'PATCH', `/teams/${id}`, { display_name: 'Beta' })
  },
  'team.deleted': async ({ project }) => {
    const id = await openTeam(project)
    return () => server(project, 'DELETE', `/teams/${id}`)
  },
  'team_member.added': async ({ project }) => {
    const teamId = await openTeam(project)
    const user = await signUp(project)
    return () => join(project, teamId, user)
  },
  'team_member.removed': async ({ project }) => {
    const user = await signUp(project)
    const teamId = await openTeam(project, user)
    return () => server(project, 'DELETE', `/team-memberships/${teamId}/${user.id}`)
  },
  'team_member.role_changed': async ({ owner }) => {
    const { internal, user, create, call } = owner
    const member = await signUp(internal)
    const teamId = await openTeam(internal, user)
    const { body } = await create({ owner_team_id: teamId })
    await join(internal, teamId, member)
    const path = `/latchkey/project-members/${member.id}`
    return () => call(String(body['id']), 'PATCH', path, { body: { role: 'support' } })
  },
  'team_invitation.sent': async ({ service, project }) => {
    const teamId = await openTeam(project)
    return () => invite(service, project, { teamId, email: newAddress() })
  },
  'team_invitation.revoked': async ({ service, project }) => {
    const teamId = await openTeam(project)
    const { id } = await invite(service, project, { teamId, email: newAddress() })
    return () => server(project, 'DELETE', `/team-invitations/${id}?team_id=${teamId}`)
  },
  'team_domain.added': async ({ project }) => {
    const teamId = await openTeam(project)
    return () => server(project, 'POST', domainsPath(teamId), { domain: uniqueDomain() })
  },
  'team_domain.verified': async ({ service, project }) => {
    const { verify } = await provenDomain(service, project, uniqueDomain())
    return verify
  },
  'team_domain.lost': async ({ service, project }) => {
    const domain = uniqueDomain()
    const former = await provenDomain(service, project, domain)
    await former.verify()
    // The record of the former owner is gone.
    const { verify } = await provenDomain(service, project, domain)
    return verify
  },
  'team_domain.removed': async ({ project }) => {
    const path = domainsPath(await openTeam(project))
    const { body } = await server(project, 'POST', path, { domain: uniqueDomain() })
    return () => server(project, 'DELETE', `${path}/${String(body['id'])}`)
  },
  'team_connection.created': async ({ project }) => {
    const path = connectionsPath(await openTeam(project))
    return () => server(project, 'POST', path, newConnection)
  },
  'team_connection.changed': async ({ project }) => {
    const { path } = await openDraft(project)
    return () => server(project, 'PATCH', path, { oidc: { client_secret: NEW_PASSWORD } })
  },
  'team_connection.deleted': async ({ project }) => {
    const { path } = await openDraft(project)
    return () => server(project, 'DELETE', path)
  },
  'scim_token.created': async ({ project }) => {
    const { path } = await openDraft(project)
    return () => server(project, 'POST', `${path}/scim-tokens`, {})
  },
  'scim_token.revoked': async ({ project }) => {
    const path = `${(await openDraft(project)).path}/scim-tokens`
    const { body } = await server(project, 'POST', path, {})
    return () => server(project, 'DELETE', `${path}/${String(body['id'])}`)
  },
  'sso_setup_link.created': async ({ project }) => {
    const path = `/latchkey/teams/${await openTeam(project)}/sso-setup-links`
    return () => server(project, 'POST', path, {})
  },
  'sso_setup_link.revoked': async ({ project }) => {
    const path = `/latchkey/teams/${await openTeam(project)}/sso-setup-links`
    const { body } = await server(project, 'POST', path, {})
    return () => server(project, 'DELETE', `${path}/${String(body['id'])}`)
  },
  'provisioned_user.created': async ({ service, project }) => {
    const { send, domain } = await openProvisioning(service, project)
    return () => send('POST', '/Users', newUser(`ada@${domain}`))
  },
  'provisioned_user.activated': async ({ service, project }) => {
    const { send, domain } = await openProvisioning(service, project)
    const id = await provision(send, `ada@${domain}`, { active: false })
    const activate = patch({ op: 'replace', path: 'active', value: true })
    return () => send('PATCH', `/Users/${id}`, activate)
  },
  'provisioned_user.deactivated': async ({ service, project }) => {
    const { send, domain } = await openProvisioning(service, project)
    const id = await provision(send, `ada@${domain}`)
    const deactivate = patch({ op: 'replace', path: 'active', value: false })
    return () => send('PATCH', `/Users/${id}`, deactivate)
  },
  'provisioned_user.deleted': async ({ service, project }) => {
    const { send, domain } = await openProvisioning(service, project)
    const id = await provision(send, `ada@${domain}`)
    return () => send('DELETE', `/Users/${id}`)
  },
  'webhook.created': async ({ service, project }) => {
    const ask = await openManagement(service, project)
    return () => ask('POST', '/endpoints', { url: 'https://app.example/webhooks' })
  },
  'webhook.changed': async ({ service, project }) => {
    const { ask, path } = await openWebhook(service, project)
    return () => ask('PATCH', path, { is_disabled: true })
  },
  'webhook.deleted': async ({ service, project }) => {
    const { ask, path } = await openWebhook(service, project)
    return () => ask('DELETE', path)
  },
  'project.created':
    async ({ owner }) =>
    () =>
      owner.create({ config: { sign_up_enabled: false } }),
  'email.sent': async ({ project }) => {
    const user = await signUp(project)
    const body = { user_ids: [user.id], subject: 'News', html: '<p>News</p>' }
    return () => server(project, 'POST', '/emails/send-email', body)
  },
  'notification_preference.changed': async ({ project }) => {
    const user = await signUp(project)
    const path = `/emails/notification-preference/me/${marketing.id}`
    const { accessToken } = user
    return () => project.call('PATCH', path, { accessToken, body: { enabled: false } })
  },
  'project.changed':
    async ({ project }) =>
    () =>
      admin(project, 'PATCH', '/internal/projects/current', { display_name: 'Renamed' }),
  'project.deleted': async ({ owner }) => {
    const { body } = await owner.create()
    return () => owner.call(String(body['id']), 'DELETE', '/internal/projects/current')
  },
}
