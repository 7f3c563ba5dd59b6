import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { emails } from '../../../src/db/schema.js'
import type { Implementation } from '../../../src/api/call/implement.js'
import { marketing } from '../../../src/domain/app-emails/notification-categories.js'
import { DEAD_SERVER, setOwnServer } from '../../mail/own-server.js'
import { startScriptedIssuer } from '../../oauth/scripted-issuer.js'
import { createAuthenticator } from '../authenticator.js'
import { BIND, createDeviceKey } from '../device-key.js'
import { askFor, type Fields, titleOf } from '../every-call.js'
import { authorizePath, codeOf, consent, exchangeBody, REDIRECT, start, visit } from '../oauth.js'
import {
  addOAuthClient,
  beginOAuthRequest,
  connectApp,
  enableOAuthServer,
  oauthClientFields,
  oauthServerSettings,
} from './oauth-server.js'
import { createMetadata } from '../../saml/identity-provider.js'
import { visitSaml } from './saml.js'
import {
  addConnection,
  addDomain,
  addScimToken,
  addSetupConnection,
  addSetupLink,
  asLink,
  newConnection,
  newDomain,
} from './team-connections.js'
import type { Owner } from '../owner.js'
import {
  newestMail,
  openTestProject,
  PASSWORD,
  signUp,
  type CallOptions,
  type CallResponse,
  type TestProject,
  type TestUser,
  uniqueEmail,
} from '../project.js'
import { createRecoveryCodes } from '../recovery-codes.js'
import type { TestService } from '../service.js'
import {
  attemptOf,
  beginCeremony,
  CALLBACK,
  ORIGIN,
  proveEmail,
  requestCode,
  requireTotp,
  restoreCodeOf,
  totpAt,
} from '../sign-in.js'
import { define, idsOf, invite, join, openTeam } from '../teams.js'
import type { UserData } from '../user-data.js'

const MEMBERS = '/latchkey/project-members'
const INVITATIONS = '/latchkey/project-invitations'

/** The smallest PNG picture, in base64. */
const LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The objects that the inputs of a call name. */
export interface World {
  service: TestService
  project: TestProject
  owner: Owner
  /** The caller, with an object of every kind. */
  whose: UserData
}

/** A request of the proper caller of a call. */
export interface PreparedCall {
  on: Pick<TestProject, 'call'>
  method: string
  path: string
  options: CallOptions
}

/** Creates what a call needs, and returns the request. */
export type PrepareCall = (world: World, call: Implementation) => Promise<PreparedCall>

const prepared = (
  on: PreparedCall['on'],
  method: string,
  path: string,
  options: CallOptions,
): PreparedCall => ({ on, method, path, options })

export const sendPrepared = ({ on, method, path, options }: PreparedCall): Promise<CallResponse> =>
  on.call(method, path, options)

/** A call whose expected response is an error. */
export interface RejectedCall {
  status: number
  prepare: PrepareCall
}

const rejected = (status: number, prepare: PrepareCall): RejectedCall => ({ status, prepare })

/** Makes fields, and what they name, for one call. */
type MakeFields = (world: World) => Fields | Promise<Fields>

const NEW_PASSWORD = 'another good one 7'
const FIRST_PAGE = { limit: '100', cursor: undefined, team_id: undefined }
const FIRST_EVENTS = { limit: '100', cursor: undefined, user_id: undefined }
const NEW_KEY = { description: 'CI', expires_at_millis: null, is_public: false }

/** A call with the objects of the caller; fields that are undefined are left out. */
const callAs =
  (options: (world: World) => CallOptions) =>
  (fields: Fields | MakeFields = {}): PrepareCall =>
  async (world, call) => {
    const values = typeof fields === 'function' ? await fields(world) : fields
    const { method, path, body } = askFor(call, world.whose, values)
    return prepared(world.project, method, path, { body, ...options(world) })
  }

/** Called by the user, who has signed in. */
const own = callAs(({ whose }) => ({ accessToken: whose.user.accessToken }))
/** Called by a client without a user. */
const client = callAs(() => ({}))
const server = callAs(() => ({ access: 'server' }))
const admin = callAs(() => ({ access: 'admin' }))
/** Called without credentials of the project. */
const anyone = callAs(() => ({ access: 'none' }))

const ownKey = (access: 'user' | 'team') =>
  own(({ whose }) => ({ api_key_id: whose.byName[`${access} api_key_id`] }))

/** The whole key, which only the response to its creation has. */
const newKey = async ({ project, whose }: World, kind: 'user' | 'team') => {
  const { user_id, team_id } = whose.byName
  const { body } = await project.call('POST', `/${kind}-api-keys`, {
    access: 'server',
    body: { ...NEW_KEY, ...(kind === 'user' ? { user_id } : { team_id }) },
  })
  return { api_key: body['value'] }
}

/** Adds an OpenID provider, which exists until the end of the test. */
async function addOpenIdProvider({ project }: World) {
  const issuer = await startScriptedIssuer('my-app')
  onTestFinished(() => issuer.close())
  const id = `acme-${randomUUID()}`
  const keys = { client_id: 'my-app', client_secret: 'a secret' }
  const { body } = await project.call('POST', '/latchkey/openid-providers', {
    access: 'admin',
    body: { id, issuer: issuer.origin, display_name: 'Acme', is_enabled: true, ...keys },
  })
  return { id, issuer, provider: body }
}

const openIdProviderId = async (world: World) => ({
  provider_id: (await addOpenIdProvider(world)).id,
})

const emailCode = async ({ service, project, whose }: World) => {
  const { code } = (await newestMail(service, project.id, whose.user.email)) ?? {}
  return { code }
}

const resetCode = async (world: World) => {
  const { project, whose } = world
  await project.call('POST', '/auth/password/send-reset-code', {
    body: { email: whose.user.email, callback_url: CALLBACK },
  })
  return { ...(await emailCode(world)), password: NEW_PASSWORD }
}

const signInCode = async ({ service, project, whose }: World) => ({
  code: (await requestCode(service, project, whose.user.email)).code,
})

const otherAddress = async ({ project, whose }: World) => {
  const { body } = await project.call('POST', '/contact-channels', {
    accessToken: whose.user.accessToken,
    body: { user_id: 'me', type: 'email', value: uniqueEmail(), used_for_auth: false },
  })
  return { contact_channel_id: body['id'] }
}

/** The code of an address that is not verified yet. */
const unverifiedAddress = async (world: World) => {
  const { service, project } = world
  const { email, accessToken, id } = await signUp(project)
  const channels = await project.call('GET', '/contact-channels?user_id=me', { accessToken })
  const { code } = (await newestMail(service, project.id, email)) ?? {}
  return { code, email, user_id: id, contact_channel_id: idsOf(channels)[0] }
}

const ownPasskey = async ({ project, whose }: World) => {
  const { accessToken } = whose.user
  const listed = await project.call('GET', '/latchkey/passkeys?user_id=me', { accessToken })
  return { passkey_id: idsOf(listed)[0], name: 'Laptop' }
}

const newPermission = async ({ project }: World, scope: 'team' | 'project') => {
  const id = `permission_${crypto.randomUUID().replaceAll('-', '')}`
  await define(project, scope, { id })
  return { permission_id: id, id: undefined, description: 'Changed' }
}

const newestEmail = async ({ service, project }: World) => {
  const [row] = await service.ctx.db
    .select({ id: emails.id })
    .from(emails)
    .where(eq(emails.projectId, project.id))
    .orderBy(desc(emails.createdAt))
    .limit(1)
  return { email_id: row?.id }
}

const newCliLogin = async ({ project, whose }: World) => {
  const { body } = await project.call('POST', '/auth/cli', { body: {} })
  return { ...body, refresh_token: whose.user.refreshToken }
}

/** The invitation of another team to the caller. */
const receivedInvitation = async ({ service, project, whose }: World) => {
  const teamId = await openTeam(project)
  return invite(service, project, { teamId, email: whose.user.email })
}

const newMember = async ({ project, whose }: World) => {
  const user = await signUp(project)
  return { user_id: user.id, team_id: whose.byName['team_id'] }
}

const otherMember = async (world: World) => {
  const { project, whose } = world
  const user = await signUp(project)
  await join(project, whose.byName['team_id'] ?? '', user)
  return { user_id: user.id }
}

const scheduleDeletion = ({ project }: World, { accessToken }: TestUser) =>
  project.call('DELETE', '/users/me', { accessToken })

/** The same call on another project, with a mail server of its own: others send no emails with custom content. */
const withOwnServer =
  (prepare: PrepareCall): PrepareCall =>
  async (world, call) => {
    const project = await openTestProject(world.service)
    await setOwnServer(world.service.ctx, project.id, DEAD_SERVER)
    return prepare({ ...world, project }, call)
  }

/** A call of an owner of projects, with the token of the dashboard. */
const owner =
  (method: string, path: string, body?: Fields): PrepareCall =>
  async ({ owner: { internal, user } }) =>
    prepared(internal, method, path, { accessToken: user.accessToken, body })

/** A call of the holder of a set-up link; `makeFields` makes the link and what the fields name. */
const holder =
  (makeFields: (world: World) => Promise<Fields & { token: string }>): PrepareCall =>
  async (world, call) => {
    const { token, ...values } = await makeFields(world)
    const { method, path, body } = askFor(call, world.whose, values)
    return prepared(world.project, method, path, { body, headers: asLink(token) })
  }

type CallInput = PrepareCall | RejectedCall

/** Returns the proper requests of a call. Most calls need only the objects that the caller has. */
export function inputsOf(call: Implementation): readonly CallInput[] {
  const input = callInputs[titleOf(call)]
  return [input ?? usualInput(call)].flat()
}

function usualInput({ endpoint: { access, caller } }: Implementation): PrepareCall {
  if (access.length === 0) return anyone()
  if (access.includes('client')) return caller === 'anyone' ? client() : own()
  return access.includes('server') ? server() : admin()
}

/** The proper requests of calls that need more, by the titles of `everyCall`. */
const callInputs: Readonly<Record<string, CallInput | readonly CallInput[]>> = {
  // Accounts and their owners
  'GET /latchkey/account-deletion (client, server, admin)': own(),
  'POST /latchkey/account-deletion/restore (client, server, admin)': client(async (world) => {
    const user = await signUp(world.project)
    await scheduleDeletion(world, user)
    const body = { email: user.email, password: PASSWORD }
    return {
      code: restoreCodeOf(await world.project.call('POST', '/auth/password/sign-in', { body })),
    }
  }),
  'DELETE /latchkey/users/{user_id}/deletion (server, admin)': server(async (world) => {
    const user = await signUp(world.project)
    await scheduleDeletion(world, user)
    return { user_id: user.id }
  }),
  'POST /latchkey/users/{user_id}/ban (server, admin)': server({ reason: 'spam' }),
  'DELETE /latchkey/users/{user_id}/ban (server, admin)': server(async ({ project }) => {
    const { id } = await signUp(project)
    await project.call('POST', `/latchkey/users/${id}/ban`, { access: 'server', body: {} })
    return { user_id: id }
  }),
  'PATCH /users/me (client)': own({ primary_email: undefined }),
  'GET /users/me (server, admin)': async ({ project, whose: { user } }) =>
    prepared(project, 'GET', '/users/me', { access: 'server', accessToken: user.accessToken }),
  'PATCH /users/me (server, admin)': async ({ project, whose: { user } }) =>
    prepared(project, 'PATCH', '/users/me', {
      access: 'server',
      accessToken: user.accessToken,
      body: { display_name: 'Renamed' },
    }),
  'GET /users (server, admin)': [
    server({ ...FIRST_PAGE, include_restricted: 'true' }),
    server(FIRST_PAGE),
    server({ ...FIRST_PAGE, desc: 'true' }),
    server(({ whose }) => ({ ...FIRST_PAGE, cursor: whose.user.id })),
    server(({ whose }) => ({ ...FIRST_PAGE, team_id: whose.byName['team_id'] })),
  ],
  'GET /latchkey/users (admin)': [
    admin({ ...FIRST_PAGE, order_by: 'last_active_at', desc: 'true' }),
    admin({ ...FIRST_PAGE, order_by: 'display_name' }),
    admin({ ...FIRST_PAGE, state: 'banned' }),
    admin(({ whose }) => ({ ...FIRST_PAGE, team_id: whose.byName['team_id'] })),
  ],
  'GET /latchkey/users/count (admin)': admin({ team_id: undefined }),
  'POST /users (server, admin)': server(() => ({
    primary_email: uniqueEmail(),
    oauth_providers: [],
  })),
  'POST /latchkey/users/import (admin)': admin(({ whose }) => ({
    teams: [{ id: crypto.randomUUID(), display_name: 'Engines' }],
    users: [
      {
        id: crypto.randomUUID(),
        emails: [
          { value: uniqueEmail(), is_verified: true, used_for_auth: true, is_primary: true },
        ],
        team_memberships: [{ team_id: whose.byName['team_id'] }],
      },
    ],
  })),
  'POST /latchkey/logos (admin)': admin(() => ({ image: LOGO })),
  'GET /latchkey/users/export (admin)': [
    admin(FIRST_EVENTS),
    admin(({ whose }) => ({ limit: '100', cursor: whose.user.id })),
  ],
  'PATCH /users/{user_id} (server, admin)': server(() => ({ primary_email: uniqueEmail() })),

  // Sign-in to other apps
  'PATCH /latchkey/oauth-server (admin)': admin({ ...oauthServerSettings }),
  'POST /latchkey/oauth-clients (admin)': admin({ ...oauthClientFields }),
  'PATCH /latchkey/oauth-clients/{client_id} (admin)': admin(async ({ project }) => ({
    client_id: await addOAuthClient(project),
    display_name: 'Renamed',
    redirect_urls: undefined,
    grant_types: undefined,
    scopes: undefined,
  })),
  'DELETE /latchkey/oauth-clients/{client_id} (admin)': admin(async ({ project }) => ({
    client_id: await addOAuthClient(project),
  })),
  'GET /latchkey/oauth-requests/{request_id} (client)': own(async ({ service, project }) => ({
    request_id: await beginOAuthRequest(service, project),
  })),
  'POST /latchkey/oauth-requests/{request_id} (client)': callAs(({ whose: { user } }) => ({
    accessToken: user.accessToken,
    headers: { 'X-Stack-Refresh-Token': user.refreshToken },
  }))(async ({ service, project }) => ({
    request_id: await beginOAuthRequest(service, project),
    decision: 'allow',
  })),
  'GET /latchkey/connected-apps (client, server, admin)': own(async ({ project }) => {
    await enableOAuthServer(project)
    return {}
  }),
  'DELETE /latchkey/connected-apps/{user_id}/{client_id} (client, server, admin)': own(
    async ({ service, project, whose: { user } }) => ({
      client_id: await connectApp(service, project, user),
    }),
  ),

  // Addresses
  'GET /contact-channels (client, server, admin)': [own(), server()],
  'POST /contact-channels (client)': own(() => ({ value: uniqueEmail() })),
  'POST /contact-channels (server, admin)': server(() => ({ value: uniqueEmail() })),
  'PATCH /contact-channels/{user_id}/{contact_channel_id} (client)': own(async (world) => ({
    ...(await otherAddress(world)),
    value: uniqueEmail(),
  })),
  'PATCH /contact-channels/{user_id}/{contact_channel_id} (server, admin)': server(
    async (world) => ({ ...(await otherAddress(world)), value: uniqueEmail() }),
  ),
  'DELETE /contact-channels/{user_id}/{contact_channel_id} (client, server, admin)':
    own(otherAddress),
  'POST /contact-channels/{user_id}/{contact_channel_id}/send-verification-code (client, server, admin)':
    own(otherAddress),
  'POST /contact-channels/send-verification-code (client, server, admin)': async ({ project }) => {
    const { email, accessToken } = await signUp(project)
    const body = { email, callback_url: CALLBACK }
    return prepared(project, 'POST', '/contact-channels/send-verification-code', {
      accessToken,
      body,
    })
  },
  'POST /contact-channels/verify (client, server, admin)': client(unverifiedAddress),
  'POST /latchkey/email-verification/details (client, server, admin)': client(unverifiedAddress),
  'POST /latchkey/email-verification/reject (client, server, admin)': client(unverifiedAddress),
  'POST /contact-channels/verify/check-code (client, server, admin)': client(unverifiedAddress),

  // Passwords
  'POST /auth/password/sign-in (client, server, admin)': [
    client(({ whose: { user } }) => ({ email: user.email, password: PASSWORD })),
    // Rejected, as an attacker's are.
    rejected(
      400,
      client(({ whose: { user } }) => ({ email: user.email, password: 'x' })),
    ),
    rejected(
      400,
      client(() => ({ email: uniqueEmail(), password: 'x' })),
    ),
  ],
  'POST /auth/password/sign-up (client, server, admin)': client(() => ({ email: uniqueEmail() })),
  'POST /auth/password/send-reset-code (client, server, admin)': [
    client(({ whose }) => ({ email: whose.user.email })),
    client(() => ({ email: uniqueEmail() })),
  ],
  'POST /auth/password/reset/check-code (client, server, admin)': client(resetCode),
  'POST /auth/password/reset (client, server, admin)': client(resetCode),
  'POST /latchkey/password-reset/details (client, server, admin)': client(resetCode),
  'POST /auth/password/set (client, server, admin)': async ({ service, project }) => {
    const { code } = await requestCode(service, project, uniqueEmail())
    const signedIn = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    const accessToken = String(signedIn.body['access_token'])
    const body = { password: NEW_PASSWORD }
    return prepared(project, 'POST', '/auth/password/set', { accessToken, body })
  },

  // Codes, second factors and passkeys
  'POST /auth/otp/send-sign-in-code (client, server, admin)': client(() => ({
    email: uniqueEmail(),
  })),
  'POST /auth/otp/sign-in (client, server, admin)': client(signInCode),
  'POST /auth/otp/sign-in/check-code (client, server, admin)': client(signInCode),
  'POST /auth/mfa/sign-in (client, server, admin)': client(async ({ service, project, whose }) => {
    await requireTotp(project, whose.user)
    const body = { email: whose.user.email, password: PASSWORD }
    const attempt = attemptOf(await project.call('POST', '/auth/password/sign-in', { body }))
    return { code: attempt, type: 'totp', totp: totpAt(service.clock.now) }
  }),
  'POST /latchkey/recovery-codes (client)': own(async ({ project, whose }) => {
    await requireTotp(project, whose.user)
    await createRecoveryCodes(project, whose.user)
    return {}
  }),
  'POST /auth/passkey/register (client, server, admin)': own(async ({ project, whose }) => {
    const { challenge, code } = await beginCeremony(project, 'registration', whose.user.accessToken)
    return { code, credential: createAuthenticator().register({ challenge, origin: ORIGIN }) }
  }),
  'POST /auth/passkey/sign-in (client, server, admin)': client(async ({ project, whose }) => {
    const authenticator = createAuthenticator()
    const registration = await beginCeremony(project, 'registration', whose.user.accessToken)
    const { accessToken } = whose.user
    const credential = authenticator.register({ ...registration, origin: ORIGIN })
    const body = { credential, code: registration.code }
    await project.call('POST', '/auth/passkey/register', { accessToken, body })
    const { challenge, code } = await beginCeremony(project, 'authentication')
    return { code, authentication_response: authenticator.signIn({ challenge, origin: ORIGIN }) }
  }),
  'PATCH /latchkey/passkeys/{user_id}/{passkey_id} (client, server, admin)': own(ownPasskey),
  'DELETE /latchkey/passkeys/{user_id}/{passkey_id} (client, server, admin)': own(ownPasskey),
  'POST /auth/cli/poll (client, server, admin)': client(newCliLogin),
  'POST /auth/cli/complete (client, server, admin)': client(newCliLogin),

  // Sessions
  'DELETE /auth/sessions/{id} (client, server, admin)': server(),
  'POST /auth/sessions/current/refresh (client, server, admin)': async ({ project, whose }) => {
    const headers = { 'X-Stack-Refresh-Token': whose.user.refreshToken }
    return prepared(project, 'POST', '/auth/sessions/current/refresh', { headers })
  },
  'POST /latchkey/sessions/current/bind (client, server, admin)': async ({
    service,
    project,
    whose,
  }) => {
    const { refreshToken } = whose.user
    const key = await createDeviceKey(service, project)
    const claims = { nonce: await key.nonce(BIND, refreshToken) }
    const headers = {
      'X-Stack-Refresh-Token': refreshToken,
      DPoP: await key.sign(BIND, { claims }),
    }
    return prepared(project, 'POST', BIND, { headers })
  },
  'DELETE /auth/sessions/current (client, server, admin)': own(),

  // Providers
  'GET /auth/oauth/authorize/{provider_id} (no access type)': async ({ project }) =>
    prepared(project, 'GET', authorizePath(project, 'github'), { access: 'none' }),
  'GET /auth/oauth/callback/{provider_id} (no access type)': async ({ service, project }) => {
    const started = await start(project, 'github')
    const back = await consent(service, started, { account: uniqueEmail() })
    return prepared(project, 'GET', back.pathname + back.search, {
      access: 'none',
      headers: { Cookie: started.cookie },
    })
  },
  'POST /auth/oauth/callback/{provider_id} (no access type)': async ({ service, project }) => {
    const started = await start(project, 'github')
    const back = await consent(service, started, { account: uniqueEmail() })
    return prepared(project, 'POST', back.pathname, {
      access: 'none',
      body: back.searchParams.toString(),
      headers: { Cookie: started.cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  },
  'GET /latchkey/openid/{project_id}/{provider_id}/callback (no access type)': async (world) => {
    const { id, provider } = await addOpenIdProvider(world)
    const started = await start(world.project, id)
    await fetch(started.location)
    const back = new URL(String(provider['redirect_url']))
    back.searchParams.set('code', 'a code')
    back.searchParams.set('state', started.location.searchParams.get('state') ?? '')
    return prepared(world.project, 'GET', back.pathname + back.search, {
      access: 'none',
      headers: { Cookie: started.cookie },
    })
  },
  'POST /latchkey/openid/{project_id}/{provider_id}/back-channel-logout (no access type)': async (
    world,
  ) => {
    const { issuer, provider } = await addOpenIdProvider(world)
    const now = Math.floor(Date.now() / 1000)
    const token = await issuer.sign({
      ...{ iss: issuer.origin, aud: 'my-app', iat: now, exp: now + 60, jti: randomUUID() },
      ...{ sub: 'ada', events: { 'http://schemas.openid.net/event/backchannel-logout': {} } },
    })
    const { pathname } = new URL(String(provider['back_channel_logout_url']))
    return prepared(world.project, 'POST', pathname, {
      access: 'none',
      body: new URLSearchParams({ logout_token: token }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  },
  'POST /auth/oauth/token (no access type)': async ({ service, project }) => {
    const code = codeOf(await visit(service, project, {}))
    return prepared(project, 'POST', '/auth/oauth/token', {
      access: 'none',
      body: exchangeBody(project, code),
    })
  },
  'POST /auth/oauth/cross-domain/authorize (client)': async ({ project, whose: { user } }) => {
    const body = {
      redirect_uri: REDIRECT,
      state: 'state',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    }
    const { accessToken, refreshToken } = user
    const headers = { 'X-Stack-Refresh-Token': refreshToken }
    return prepared(project, 'POST', '/auth/oauth/cross-domain/authorize', {
      accessToken,
      headers,
      body,
    })
  },
  'POST /oauth-providers (server, admin)': server(() => ({ account_id: uniqueEmail() })),
  'PATCH /oauth-providers/{user_id}/{oauth_provider_id} (server, admin)': server(() => ({
    account_id: uniqueEmail(),
  })),
  // A shared provider has no tokens.
  'POST /connected-accounts/{user_id}/{provider_id}/access-token (client, server, admin)': rejected(
    400,
    own(),
  ),
  'POST /connected-accounts/{user_id}/{provider_id}/{provider_account_id}/access-token (client, server, admin)':
    rejected(400, own()),

  // Teams
  'GET /teams (client)': own({ user_id: 'me' }),
  'POST /teams (client)': own({ creator_user_id: 'me' }),
  'POST /team-memberships/{team_id}/{user_id} (server, admin)': server(newMember),
  'DELETE /team-memberships/{team_id}/{user_id} (client, server, admin)': own(otherMember),
  'GET /team-member-profiles (client)': own({ user_id: undefined }),
  'GET /latchkey/team-members (client)': own(),
  'GET /team-member-profiles (server, admin)': [
    server({ user_id: undefined }),
    server({ team_id: undefined }),
  ],
  'POST /team-invitations/send-code (client, server, admin)': own(() => ({ email: uniqueEmail() })),
  'GET /team-invitations (client, server, admin)': [
    own({ user_id: 'me', team_id: undefined }),
    own({ user_id: undefined }),
    server({ user_id: undefined }),
  ],
  'POST /team-invitations/{id}/accept (client, server, admin)': own(receivedInvitation),
  'POST /team-invitations/accept/check-code (client, server, admin)': own(receivedInvitation),
  'POST /team-invitations/accept/details (client, server, admin)': own(receivedInvitation),
  'POST /team-invitations/accept (client, server, admin)': own(receivedInvitation),

  // Permissions
  'GET /team-permissions (client, server, admin)': [
    own({ user_id: 'me', permission_id: undefined }),
    server({ user_id: undefined, permission_id: undefined }),
    server({ permission_id: undefined }),
  ],
  'DELETE /team-permissions/{team_id}/{user_id}/{permission_id} (server, admin)': server({
    permission_id: 'team_admin',
  }),
  'GET /project-permissions (client, server, admin)': [
    own({ permission_id: undefined }),
    server({ permission_id: undefined }),
  ],
  'POST /project-permissions/{user_id}/{permission_id} (server, admin)': server((world) =>
    newPermission(world, 'project'),
  ),
  'DELETE /project-permissions/{user_id}/{permission_id} (server, admin)': server(async (world) => {
    const { project, whose } = world
    const fields = await newPermission(world, 'project')
    const path = `/project-permissions/${whose.user.id}/${fields.permission_id}`
    await project.call('POST', path, { access: 'server', body: {} })
    return fields
  }),
  'POST /team-permission-definitions (admin)': admin({ id: 'new_team_permission' }),
  'PATCH /team-permission-definitions/{permission_id} (admin)': admin((world) =>
    newPermission(world, 'team'),
  ),
  'DELETE /team-permission-definitions/{permission_id} (admin)': admin((world) =>
    newPermission(world, 'team'),
  ),
  'POST /project-permission-definitions (admin)': admin({ id: 'new_project_permission' }),
  'PATCH /project-permission-definitions/{permission_id} (admin)': admin((world) =>
    newPermission(world, 'project'),
  ),
  'DELETE /project-permission-definitions/{permission_id} (admin)': admin((world) =>
    newPermission(world, 'project'),
  ),

  // API keys
  'POST /user-api-keys (client, server, admin)': own(NEW_KEY),
  'GET /user-api-keys/{api_key_id} (client, server, admin)': ownKey('user'),
  'PATCH /user-api-keys/{api_key_id} (client, server, admin)': ownKey('user'),
  'POST /user-api-keys/check (server, admin)': server((world) => newKey(world, 'user')),
  'POST /team-api-keys (client, server, admin)': own(NEW_KEY),
  'GET /team-api-keys/{api_key_id} (client, server, admin)': ownKey('team'),
  'PATCH /team-api-keys/{api_key_id} (client, server, admin)': ownKey('team'),
  'POST /team-api-keys/check (server, admin)': server((world) => newKey(world, 'team')),
  'POST /integrations/credential-scanning/revoke (no access type)': anyone((world) =>
    newKey(world, 'user'),
  ),

  // Emails
  'PATCH /emails/notification-preference/{user_id}/{notification_category_id} (client, server, admin)':
    own({ notification_category_id: marketing.id, enabled: false }),
  'POST /emails/send-email (server, admin)': server(({ whose }) => ({
    user_ids: [whose.user.id],
    subject: 'News',
    html: '<p>News</p>',
  })),
  'POST /internal/send-test-email (admin)': admin(() => ({
    recipient_email: uniqueEmail(),
    email_config: {
      host: DEAD_SERVER.host,
      port: DEAD_SERVER.port,
      username: DEAD_SERVER.username,
      password: DEAD_SERVER.password,
      sender_name: DEAD_SERVER.senderName,
      sender_email: DEAD_SERVER.senderEmail,
    },
  })),
  'GET /latchkey/emails (admin)': admin(FIRST_EVENTS),
  'GET /latchkey/emails/{email_id} (admin)': admin(newestEmail),
  'POST /latchkey/emails/{email_id}/resend (admin)': admin(newestEmail),
  'POST /internal/send-sign-in-invitation (admin)': admin(() => ({ email: uniqueEmail() })),
  'PATCH /email-templates/{type} (admin)': withOwnServer(admin({ subject: 'Hello' })),
  'POST /latchkey/email-templates/{type}/test (admin)': async (world, call) => {
    await proveEmail(world.owner.internal, world.owner.user)
    const path = '/latchkey/email-templates/magic_link/test'
    return managed(() => ['POST', path, { subject: 'Hello' }])(world, call)
  },
  'DELETE /email-templates/{type} (admin)': withOwnServer(
    admin(async ({ project }) => {
      const body = { subject: 'Hello' }
      await project.call('PATCH', '/email-templates/magic_link', { access: 'admin', body })
      return {}
    }),
  ),
  'POST /internal/email-themes (admin)': rejected(400, admin()),
  'PATCH /internal/email-themes/{id} (admin)': rejected(400, admin({ id: crypto.randomUUID() })),
  'DELETE /internal/email-themes/{id} (admin)': rejected(400, admin({ id: crypto.randomUUID() })),
  'POST /internal/email-templates (admin)': rejected(400, admin()),
  'PATCH /internal/email-templates/{id} (admin)': rejected(400, admin({ id: crypto.randomUUID() })),
  'DELETE /internal/email-templates/{id} (admin)': rejected(
    400,
    admin({ id: crypto.randomUUID() }),
  ),
  'POST /internal/email-drafts (admin)': rejected(400, admin()),
  'PATCH /latchkey/security-notifications/{notification_type} (admin)': admin({
    notification_type: 'password_changed',
    is_enabled: true,
  }),
  'DELETE /latchkey/security-notifications/{notification_type} (admin)': withOwnServer(
    admin(async ({ project }) => {
      const path = '/latchkey/security-notifications/password_changed'
      await project.call('PATCH', path, { access: 'admin', body: { subject: 'Hello' } })
      return { notification_type: 'password_changed' }
    }),
  ),

  'POST /latchkey/openid-providers (admin)': admin(() => ({
    id: `acme-${randomUUID()}`,
    issuer: 'https://login.acme.example.com',
    client_id: 'my-app',
    client_secret: 'a secret',
  })),
  'PATCH /latchkey/openid-providers/{provider_id} (admin)': admin(openIdProviderId),
  'DELETE /latchkey/openid-providers/{provider_id} (admin)': admin(openIdProviderId),
  'POST /latchkey/openid-providers/{provider_id}/test (admin)': admin(openIdProviderId),
  'POST /latchkey/openid-provider-discovery (admin)': admin(async (world) => ({
    issuer: (await addOpenIdProvider(world)).issuer.origin,
  })),

  // Connections of teams
  'POST /latchkey/teams/{team_id}/domains (client, server, admin)': own(newDomain),
  'POST /latchkey/teams/{team_id}/domains/{domain_id}/verify (client, server, admin)':
    own(addDomain),
  'DELETE /latchkey/teams/{team_id}/domains/{domain_id} (client, server, admin)': own(addDomain),
  'POST /latchkey/teams/{team_id}/connections (client, server, admin)': own(() => newConnection()),
  'PATCH /latchkey/teams/{team_id}/connections/{connection_id} (client, server, admin)':
    own(addConnection),
  'DELETE /latchkey/teams/{team_id}/connections/{connection_id} (client, server, admin)':
    own(addConnection),
  'POST /latchkey/teams/{team_id}/connections/{connection_id}/test (client, server, admin)':
    own(addConnection),
  'POST /latchkey/teams/{team_id}/saml-metadata (client, server, admin)': own(createMetadata),
  'GET /latchkey/saml/{connection_id}/metadata (no access type)': async ({ service, project }) => {
    const { world } = await visitSaml(service, project)
    return prepared(project, 'GET', new URL(world.serviceProvider).pathname, { access: 'none' })
  },
  'POST /latchkey/saml/{connection_id}/acs (no access type)': async ({ service, project }) => {
    const { world, form, cookie } = await visitSaml(service, project)
    return prepared(project, 'POST', new URL(world.acsUrl).pathname, {
      access: 'none',
      body: new URLSearchParams({ ...form }).toString(),
      headers: { cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  },

  'POST /latchkey/teams/{team_id}/sso-setup-links (client, server, admin)': own({
    expires_in_seconds: 3600,
  }),
  'DELETE /latchkey/teams/{team_id}/sso-setup-links/{link_id} (client, server, admin)':
    own(addSetupLink),
  'GET /latchkey/sso-setup (client)': holder(addSetupConnection),
  'POST /latchkey/sso-setup/domains (client)': holder(async (world) => ({
    ...(await addSetupLink(world)),
    ...newDomain(),
  })),
  'POST /latchkey/sso-setup/domains/{domain_id}/verify (client)': holder(async (world) => ({
    ...(await addSetupLink(world)),
    ...(await addDomain(world)),
  })),
  'DELETE /latchkey/sso-setup/domains/{domain_id} (client)': holder(async (world) => ({
    ...(await addSetupLink(world)),
    ...(await addDomain(world)),
  })),
  'POST /latchkey/sso-setup/connection (client)': holder(async (world) => ({
    ...(await addSetupLink(world)),
    ...newConnection(),
  })),
  'PATCH /latchkey/sso-setup/connection (client)': holder(addSetupConnection),
  'DELETE /latchkey/sso-setup/connection (client)': holder(addSetupConnection),
  'POST /latchkey/sso-setup/connection/test (client)': holder(addSetupConnection),
  'POST /latchkey/sso-setup/saml-metadata (client)': holder(async (world) => ({
    ...(await addSetupLink(world)),
    ...(await createMetadata()),
  })),
  'POST /latchkey/sso-setup/scim-tokens (client)': holder(addSetupConnection),
  'GET /latchkey/teams/{team_id}/connections/{connection_id}/scim-tokens (client, server, admin)':
    own(addConnection),
  'POST /latchkey/teams/{team_id}/connections/{connection_id}/scim-tokens (client, server, admin)':
    own(addConnection),
  'DELETE /latchkey/teams/{team_id}/connections/{connection_id}/scim-tokens/{token_id} (client, server, admin)':
    own(addScimToken),
  'GET /latchkey/teams/{team_id}/connections/{connection_id}/provisioned-users (client, server, admin)':
    own(addConnection),
  'GET /latchkey/teams/{team_id}/connections/{connection_id}/provisioned-groups (client, server, admin)':
    own(addConnection),

  // Projects
  'GET / (no access type)': async ({ project }) =>
    prepared(project, 'GET', '/api/v1', { access: 'none' }),
  'POST /check-feature-support (no access type)': anyone({ feature_name: 'teams' }),
  'GET /projects/{project_id}/.well-known/jwks.json (no access type)': anyone(({ project }) => ({
    project_id: project.id,
  })),
  'PATCH /internal/projects/current (admin)': admin({ description: 'Renamed', config: {} }),
  'DELETE /internal/projects/current (admin)': async ({ owner: { create, call } }) => {
    const { body } = await create()
    const on: PreparedCall['on'] = {
      call: (method, path, options) => call(String(body['id']), method, path, options),
    }
    return prepared(on, 'DELETE', '/internal/projects/current', {})
  },
  'GET /internal/projects (client, server, admin)': owner('GET', '/internal/projects'),
  'POST /internal/projects (client, server, admin)': owner('POST', '/internal/projects', {
    display_name: 'New',
  }),
  'POST /internal/projects/transfer (client, server, admin)': async ({
    owner: { internal, user, create },
  }) => {
    const { body } = await create()
    const teamId = await openTeam(internal, user)
    return prepared(internal, 'POST', '/internal/projects/transfer', {
      accessToken: user.accessToken,
      body: { project_id: body['id'], new_team_id: teamId },
    })
  },
  'GET /latchkey/project-members (admin)': managed(() => ['GET', MEMBERS]),
  'PATCH /latchkey/project-members/{member_id} (admin)': managed(({ memberId }) => [
    'PATCH',
    `${MEMBERS}/${memberId}`,
    { role: 'support' },
  ]),
  'DELETE /latchkey/project-members/{member_id} (admin)': managed(({ memberId }) => [
    'DELETE',
    `${MEMBERS}/${memberId}`,
  ]),
  'GET /latchkey/project-invitations (admin)': managed(() => ['GET', INVITATIONS]),
  'POST /latchkey/project-invitations (admin)': managed(() => [
    'POST',
    INVITATIONS,
    { emails: [uniqueEmail()], role: 'support', callback_url: CALLBACK },
  ]),
  'POST /latchkey/project-invitations/{invitation_id}/resend (admin)': managed(
    ({ invitationId }) => [
      'POST',
      `${INVITATIONS}/${invitationId}/resend`,
      { callback_url: CALLBACK },
    ],
  ),
  'DELETE /latchkey/project-invitations/{invitation_id} (admin)': managed(({ invitationId }) => [
    'DELETE',
    `${INVITATIONS}/${invitationId}`,
  ]),
  'POST /latchkey/project-invitations/details (client)': async ({
    service,
    owner: { internal, ...person },
  }) => {
    const email = uniqueEmail()
    await inviteToProject({ internal, ...person }, [email])
    const { code } = (await newestMail(service, internal.id, email)) ?? {}
    return prepared(internal, 'POST', `${INVITATIONS}/details`, { body: { code } })
  },
  'POST /internal/api-keys (admin)': admin({
    description: 'CI',
    expires_at_millis: 4_000_000_000_000,
    has_publishable_client_key: false,
    has_secret_server_key: true,
    has_super_secret_admin_key: false,
  }),
  'GET /internal/api-keys/{api_key_id} (admin)': admin(newKeySet),
  'PATCH /internal/api-keys/{api_key_id} (admin)': admin(newKeySet),
  'GET /latchkey/ended-sessions (server, admin)': server({
    ...FIRST_EVENTS,
    within_millis: '60000',
  }),
  'GET /latchkey/audit-log (admin)': [
    admin(FIRST_EVENTS),
    admin({ ...FIRST_EVENTS, action: 'team.deleted' }),
    admin({ ...FIRST_EVENTS, action: 'team.deleted,team.created,user.created' }),
    admin(({ whose }) => ({ ...FIRST_EVENTS, actor_id: whose.user.id })),
    admin(({ whose }) => ({ ...FIRST_EVENTS, subject_id: whose.user.id })),
    admin(({ whose }) => ({ ...FIRST_EVENTS, user_id: whose.user.id })),
  ],
}

/** Creates a project of the owner with a team, and invites people to it. Resolves to the project and the invitations. */
async function inviteToProject({ create, call }: Owner, emails: string[]) {
  const project = await create()
  const id = String(project.body['id'])
  const { body } = await call(id, 'POST', INVITATIONS, {
    body: { emails, role: 'support', callback_url: CALLBACK },
  })
  return { id, invitations: body['items'] as { id: string }[] }
}

/** Called by the owner of a project with another member and an invitation. */
function managed(
  request: (ids: {
    memberId: string
    invitationId: string
  }) => [method: string, path: string, body?: unknown],
): PrepareCall {
  return async ({ owner }) => {
    const { id, invitations } = await inviteToProject(owner, [uniqueEmail()])
    const member = await signUp(owner.internal)
    const { body } = await owner.call(id, 'GET', '/internal/projects/current')
    await join(owner.internal, String(body['owner_team_id']), member)
    const [invitation] = invitations
    const [method, path, input] = request({
      memberId: member.id,
      invitationId: invitation?.id ?? '',
    })
    const on: PreparedCall['on'] = {
      call: (...[sendMethod, sendPath, options]) => owner.call(id, sendMethod, sendPath, options),
    }
    return prepared(on, method, path, input === undefined ? {} : { body: input })
  }
}

async function newKeySet({ project }: World): Promise<Fields> {
  const { body } = await project.call('POST', '/internal/api-keys', {
    access: 'admin',
    body: {
      description: 'CI',
      expires_at_millis: 4_000_000_000_000,
      has_publishable_client_key: false,
      has_secret_server_key: true,
      has_super_secret_admin_key: false,
    },
  })
  return { api_key_id: body['id'] }
}
