import { HEADER_PREFIXES, INTERNAL_PROJECT_ID, type AccessType } from '@latchkey/contract'
import { eq } from 'drizzle-orm'
import { onlyRow } from '../../../src/db/database.js'
import { projects } from '../../../src/db/schema.js'
import { setOwnerTeam } from '../../../src/domain/owned-projects/owner-teams.js'
import { setProjectRole } from '../../../src/domain/owned-projects/project-members.js'
import { openOwner, type Owner } from '../owner.js'
import { credentialsOf, openTestProject, signUp, type TestProject } from '../project.js'
import type { TestService } from '../service.js'
import { proveEmail, switchConfig } from '../sign-in.js'
import { grant, join, openTeam } from '../teams.js'
import { callOk } from '../with-access.js'
import type { World } from './call-inputs.js'
import { refused, type CallerFacts, type UserFacts } from './expected-refusal.js'

const MINUTE = 60_000

/** Users with this permission need a second factor. */
export const SECOND_FACTOR_PERMISSION = 'needs_second_factor'

/** A kind of caller, with the headers of its requests. */
export interface MatrixCaller {
  title: string
  facts: CallerFacts
  headers: Record<string, string>
  /** The user whom the requests name, where a call is about a user. */
  subject: string
  /** The caller differs from another one only in the user whom its requests name. */
  needsSubject?: boolean
  /** Changes the project, the users or the time before a request. */
  prepare?: () => Promise<unknown>
}

interface Tokens {
  accessToken: string
  refreshToken: string
}

const tokensOf = (body: Record<string, unknown>): Tokens => ({
  accessToken: String(body['access_token']),
  refreshToken: String(body['refresh_token']),
})

/** Creates a session of a user as a server does. */
const createSession = async (project: TestProject, userId: string, isImpersonation = false) =>
  tokensOf(
    await callOk(project, 'POST /auth/sessions', {
      access: 'server',
      body: { user_id: userId, is_impersonation: isImpersonation },
    }),
  )

/** Turns off every setting that a rule names. */
const settingsOff = {
  allowTeamApiKeys: false,
  allowUserApiKeys: false,
  clientTeamCreationEnabled: false,
  clientUserDeletionEnabled: false,
  credentialEnabled: false,
  magicLinkEnabled: false,
  passkeyEnabled: false,
}

const rename = (headers: Record<string, string>): Record<string, string> => {
  const [first, second] = HEADER_PREFIXES
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.replace(first, second), value]),
  )
}

/** Creates the callers of every kind for the objects of a user. */
export async function openCallers(world: World): Promise<MatrixCaller[]> {
  const { service, project, whose } = world
  const { user } = whose
  const teamId = whose.byName['team_id'] ?? ''
  const isInternal = project.id === 'internal'
  const other = await signUp(project)
  const member = await signUp(project)
  for (const verified of [other, member]) await proveEmail(project, verified)
  await join(project, teamId, member)
  await callOk(project, `DELETE /team-permissions/${teamId}/${member.id}/team_member`, {
    access: 'server',
    body: {},
  })
  const anonymous = await callOk(project, 'POST /auth/anonymous/sign-up', { body: {} })
  const anonymousId = String(anonymous['user_id'])
  const restricted = await signUp(project)
  const withoutSecondFactor = await signUp(project)
  await proveEmail(project, withoutSecondFactor)
  for (const { id } of [{ id: anonymousId }, restricted, withoutSecondFactor]) {
    await join(project, teamId, { id })
    await grant(project, { teamId, userId: id }, 'team_admin')
  }
  await callOk(project, 'POST /project-permission-definitions', {
    access: 'admin',
    body: { id: SECOND_FACTOR_PERMISSION },
  })
  await callOk(
    project,
    `POST /project-permissions/${withoutSecondFactor.id}/${SECOND_FACTOR_PERMISSION}`,
    { access: 'server', body: {} },
  )
  const impersonation = await createSession(project, user.id, true)
  const otherSession = await createSession(project, user.id)
  const endedSession = await createSession(project, user.id)
  await callOk(project, 'DELETE /auth/sessions/current', {
    accessToken: endedSession.accessToken,
    headers: { 'X-Stack-Refresh-Token': endedSession.refreshToken },
    body: {},
  })
  const foreignProject = await openTestProject(service)
  const foreign = await signUp(foreignProject)

  const unknownUserId = crypto.randomUUID()
  const facts = { isInternal, unknownUserId, ownerId: user.id }
  const regular: UserFacts = {
    id: user.id,
    kinds: [],
    team: 'admin',
    hasRecentSignIn: true,
    refreshToken: 'same-session',
  }
  const keyOf = (access: AccessType) => credentialsOf(project, { access })
  const withoutKey = (access: AccessType) => credentialsOf({ ...project, keys: {} }, { access })
  const foreignKey = (access: AccessType) =>
    credentialsOf({ ...foreignProject, id: project.id }, { access })
  const signedIn = ({ accessToken, refreshToken }: Tokens) => ({
    ...credentialsOf(project, { accessToken }),
    'X-Stack-Refresh-Token': refreshToken,
  })
  const ofUser = (
    title: string,
    tokens: Tokens,
    userFacts: Partial<UserFacts> &
      Pick<Partial<CallerFacts>, 'invalidToken' | 'hasEndedSession'> = {},
  ): MatrixCaller => {
    const { invalidToken, hasEndedSession, ...changes } = userFacts
    return {
      title,
      headers: signedIn(tokens),
      facts: {
        ...facts,
        access: 'client',
        user: { ...regular, ...changes },
        ...(invalidToken !== undefined && { invalidToken }),
        ...(hasEndedSession !== undefined && { hasEndedSession }),
      },
      subject: 'me',
    }
  }
  const ofKey = (title: string, access: AccessType): MatrixCaller => ({
    title,
    headers: { ...keyOf(access), 'X-Stack-Refresh-Token': user.refreshToken },
    facts: { ...facts, access },
    subject: access === 'client' ? 'me' : user.id,
  })
  const invalid = (
    title: string,
    headers: Record<string, string>,
    refusal: string,
  ): MatrixCaller => ({
    title,
    headers,
    facts: { ...facts, access: 'none', invalid: refusal },
    subject: 'me',
  })
  const turnOff = () => switchConfig(service, project, settingsOff)
  const server = ofKey('a server', 'server')
  const admin = ofKey('an admin', 'admin')
  const regularUser = ofUser('a user', user)
  const { 'X-Stack-Refresh-Token': _, ...withoutRefreshToken } = signedIn(user)

  return [
    regularUser,
    server,
    admin,
    // Credentials
    {
      ...ofKey('a caller without credentials', 'client'),
      headers: {},
      facts: { ...facts, access: 'none' },
    },
    invalid(
      'a client without a key',
      withoutKey('client'),
      refused('CLIENT_AUTHENTICATION_REQUIRED'),
    ),
    invalid(
      'a server without a key',
      withoutKey('server'),
      refused('SERVER_AUTHENTICATION_REQUIRED'),
    ),
    invalid(
      'an admin without a key',
      withoutKey('admin'),
      refused('ADMIN_AUTHENTICATION_REQUIRED'),
    ),
    invalid(
      'a client with the key of another project',
      foreignKey('client'),
      refused('INVALID_PUBLISHABLE_CLIENT_KEY'),
    ),
    invalid(
      'a server with the key of another project',
      foreignKey('server'),
      refused('INVALID_SECRET_SERVER_KEY'),
    ),
    invalid(
      'an admin with the key of another project',
      foreignKey('admin'),
      refused('INVALID_SUPER_SECRET_ADMIN_KEY'),
    ),
    {
      ...ofUser('a user with an expired token', user, {
        invalidToken: refused('ACCESS_TOKEN_EXPIRED'),
      }),
      prepare: advance(service, 61),
    },
    ofUser('a user of another project', foreign, {
      invalidToken: refused('INVALID_PROJECT_FOR_ACCESS_TOKEN'),
      hasEndedSession: true,
    }),
    {
      ...regularUser,
      title: 'a user with the second header prefix',
      headers: rename(regularUser.headers),
    },
    { ...server, title: 'a server with the second header prefix', headers: rename(server.headers) },
    { ...admin, title: 'an admin with the second header prefix', headers: rename(admin.headers) },
    invalid(
      'a user with another user’s token under the second header prefix',
      { ...regularUser.headers, 'X-Hexclave-Access-Token': other.accessToken },
      '400 The headers X-Stack-Access-Token and X-Hexclave-Access-Token have different values. Send one of them.',
    ),
    // Users
    ofKey('a client without a user', 'client'),
    ofUser('a user with an ended session', endedSession, { hasEndedSession: true }),
    { ...ofUser('another user', other, { id: other.id, team: 'none' }), subject: user.id },
    ofUser('a member without permissions', member, { id: member.id, team: 'member' }),
    ofUser('an anonymous user', tokensOf(anonymous), { id: anonymousId, kinds: ['anonymous'] }),
    ofUser('a restricted user', restricted, { id: restricted.id, kinds: ['restricted'] }),
    ofUser('a user without the second factor', withoutSecondFactor, {
      id: withoutSecondFactor.id,
      kinds: ['without-second-factor'],
    }),
    ofUser('an impersonated user', impersonation, {
      kinds: ['impersonated'],
      hasRecentSignIn: false,
    }),
    {
      ...ofUser('a user with an old sign-in', user, { hasRecentSignIn: false }),
      prepare: advance(service, 11),
    },
    {
      ...ofUser('a user without a refresh token', user, { refreshToken: 'none' }),
      headers: withoutRefreshToken,
    },
    ofUser(
      'a user with the refresh token of another session',
      { accessToken: user.accessToken, refreshToken: otherSession.refreshToken },
      { refreshToken: 'other-session' },
    ),
    {
      ...regularUser,
      title: 'a user of a project with every setting off',
      facts: { ...regularUser.facts, hasSettingsOff: true },
      prepare: turnOff,
    },
    // Servers
    {
      ...server,
      title: 'a server with the token of a user',
      headers: { ...server.headers, 'X-Stack-Access-Token': user.accessToken },
      facts: { ...server.facts, user: regular },
      subject: 'me',
    },
    {
      ...server,
      title: 'a server that names its own user without one',
      subject: 'me',
      needsSubject: true,
    },
    {
      ...server,
      title: 'a server that names an unknown user',
      subject: unknownUserId,
      needsSubject: true,
    },
    {
      ...server,
      title: 'a server of a project with every setting off',
      facts: { ...server.facts, hasSettingsOff: true },
      prepare: turnOff,
    },
    // The project `internal` itself has no owner.
    ...(isInternal ? [] : await openOwners(world, { client: regularUser, server, admin })),
  ]
}

/** Creates the callers with the token of an owner instead of a key. */
async function openOwners(
  { service, project, owner: { internal } }: World,
  callers: Record<AccessType, MatrixCaller>,
): Promise<MatrixCaller[]> {
  const owner = await openOwner(service, { internal })
  const teamId = await openTeam(internal, owner.user)
  await setOwnerTeam(service.ctx, project.id, { teamId, userId: owner.user.id })
  const openMember = async (role?: 'developer' | 'support') => {
    const member = await openOwner(service, { internal })
    await join(internal, teamId, member.user)
    if (role !== undefined)
      await setProjectRole(service.ctx, await readInternal(service), {
        teamId,
        userId: member.user.id,
        role,
      })
    return member
  }
  const developer = await openMember('developer')
  const support = await openMember('support')
  const member = await openMember()

  const withToken = (
    title: string,
    access: AccessType,
    { user: { accessToken } }: Owner,
    facts: NonNullable<CallerFacts['owner']>,
  ): MatrixCaller => {
    const caller = callers[access]
    const withoutKeys = Object.entries(caller.headers).filter(([name]) => !name.endsWith('-Key'))
    return {
      ...caller,
      title: `${title} with ${access} access`,
      headers: {
        ...Object.fromEntries(withoutKeys),
        'X-Stack-Admin-Access-Token': accessToken,
      },
      facts: { ...caller.facts, owner: facts },
    }
  }
  const recent = { role: 'owner', hasRecentSignIn: true } as const
  const withAdminToken = (access: AccessType) => withToken('an owner', access, owner, recent)
  const asMember = (access: AccessType) =>
    withToken('a plain member of the owning team', access, member, { ...recent, role: 'read_only' })
  const withOldSignIn = (access: AccessType): MatrixCaller => ({
    ...withToken('an owner with an old sign-in', access, owner, {
      ...recent,
      hasRecentSignIn: false,
    }),
    prepare: advance(service, 11),
  })
  return [
    withAdminToken('client'),
    withToken('a developer', 'admin', developer, { ...recent, role: 'developer' }),
    withToken('a member of support', 'admin', support, { ...recent, role: 'support' }),
    ...(['server', 'admin'] as const).flatMap((access) => [
      withAdminToken(access),
      withOldSignIn(access),
      asMember(access),
    ]),
  ]
}

const readInternal = async ({ ctx: { db } }: TestService) =>
  onlyRow(await db.select().from(projects).where(eq(projects.id, INTERNAL_PROJECT_ID)))

/** Lets minutes pass. */
const advance =
  ({ clock }: TestService, minutes: number) =>
  async () => {
    clock.now += minutes * MINUTE
  }
