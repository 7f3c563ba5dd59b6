import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { connectAccount } from '../notifications/notified-changes.js'
import { createAuthenticator } from '../support/authenticator.js'
import { openTestProject, PASSWORD, signUp, uniqueEmail } from '../support/project.js'
import { createRecoveryCodes } from '../support/recovery-codes.js'
import { openTestService, setupTestService } from '../support/service.js'
import {
  addPasskey,
  beginCeremony,
  ORIGIN,
  proveEmail,
  requireTotp,
  statusesOf,
} from '../support/sign-in.js'
import { define, grant, openTeam } from '../support/teams.js'

const service = await setupTestService({ credentialExportEnabled: true })

const settings = {
  config: {
    passkeyEnabled: true,
    oauthAccountMergeStrategy: 'link_method',
    oauthProviders: [{ id: 'github', type: 'shared' }],
    userDefaultPermissions: [],
    teamMemberDefaultPermissions: [],
  },
} satisfies Parameters<typeof openTestProject>[1]

async function openProject() {
  const project = await openTestProject(service, settings)
  await define(project, 'project', { id: 'read_reports' })
  await define(project, 'team', { id: 'billing' })
  return project
}
const project = await openProject()

const importInto = (into: typeof project, body: object) =>
  into.call('POST', '/latchkey/users/import', { access: 'admin', body })
const exportFrom = (from: typeof project, query = '') =>
  from.call('GET', `/latchkey/users/export${query}`, { access: 'admin' })

const address = (value = uniqueEmail(), isVerified = true) => ({
  value,
  is_verified: isVerified,
  used_for_auth: true,
  is_primary: true,
})

interface Results {
  users: { id: string; status: string; error: { code: string | null; message: string } | null }[]
}
const resultsOf = (response: { body: unknown }) => (response.body as Results).users

describe('an export and its import', () => {
  it('keep a user with all ways to sign in, and the ID (51)', async () => {
    const source = await openProject()
    const user = await signUp(source)
    const { id, email } = user
    await proveEmail(source, user)
    await connectAccount(service, source, user)
    const authenticator = createAuthenticator(undefined, { verifiesUser: true })
    await addPasskey(source, user, authenticator)
    await requireTotp(source, user)
    await createRecoveryCodes(source, user)
    const teamId = await openTeam(source, user)
    await grant(source, { teamId, userId: id }, 'billing')
    const permission = `/project-permissions/${id}/read_reports`
    await source.call('POST', permission, { access: 'server', body: {} })
    const ban = { ends_at_millis: service.clock.now + 1000 }
    await source.call('POST', `/latchkey/users/${id}/ban`, { access: 'server', body: ban })
    const body = { display_name: 'Ada', selected_team_id: teamId, server_metadata: { plan_id: 1 } }
    await source.call('PATCH', `/users/${id}`, { access: 'server', body })

    const exported = await exportFrom(source)
    const users = exported.body['items'] as Record<string, unknown>[]
    expect(users).toHaveLength(1)
    expect(users[0]).toMatchObject({
      id,
      display_name: 'Ada',
      server_metadata: { plan_id: 1 },
      emails: [{ value: email, is_verified: true, used_for_auth: true, is_primary: true }],
      password_hash: expect.stringMatching(/^\$argon2id\$/),
      totp_secret_base64: expect.stringMatching(/^[\w+/]+=*$/),
      requires_totp_mfa: true,
      passkeys: [{ counter: expect.any(Number) }],
      oauth_providers: [{ id: 'github', allow_sign_in: true }],
      project_permission_ids: ['read_reports'],
      team_memberships: [{ team_id: teamId, is_selected: true }],
      banned_at_millis: expect.any(Number),
      ban_ends_at_millis: ban.ends_at_millis,
    })
    expect(users[0]?.['recovery_code_hashes']).toHaveLength(10)

    // Two projects of one service cannot have the same IDs.
    await source.call('DELETE', `/users/${id}`, { access: 'server' })
    await source.call('DELETE', `/teams/${teamId}`, { access: 'server' })
    const teams = [{ id: teamId, display_name: 'Alpha', created_at_millis: 5 }]
    const imported = await importInto(project, { teams, users })
    expect(imported.body).toEqual({
      teams: [{ id: teamId, status: 'created', error: null }],
      users: [{ id, status: 'created', error: null }],
    })
    const again = await exportFrom(project)
    const importedUser = (again.body['items'] as { id: string }[]).find((item) => item.id === id)
    const asSets = (value: Record<string, unknown> | undefined) => ({
      ...value,
      recovery_code_hashes: new Set(value?.['recovery_code_hashes'] as string[]),
    })
    expect(asSets(importedUser)).toEqual(asSets(users[0]))
    const team = await project.call('GET', `/teams/${teamId}`, { access: 'server' })
    expect(team.body).toMatchObject({ id: teamId, display_name: 'Alpha', created_at_millis: 5 })

    await project.call('DELETE', `/latchkey/users/${id}/ban`, { access: 'server' })
    const credential = { email, password: PASSWORD }
    const signedIn = await project.call('POST', '/auth/password/sign-in', { body: credential })
    expect(signedIn.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    const { challenge, code } = await beginCeremony(project, 'authentication')
    const response = authenticator.signIn({ challenge, origin: ORIGIN })
    const withPasskey = await project.call('POST', '/auth/passkey/sign-in', {
      body: { code, authentication_response: response },
    })
    expect([withPasskey.status, withPasskey.body['user_id']]).toEqual([200, id])
  })

  it('come in pages of at most 100 users, oldest first', async () => {
    const source = await openProject()
    const users = [3, 1, 2].map((signedUpAt) => ({
      id: randomUUID(),
      signed_up_at_millis: signedUpAt,
    }))
    await importInto(source, { users })
    const first = await exportFrom(source, '?limit=2')
    const { next_cursor } = first.body['pagination'] as { next_cursor: string }
    const second = await exportFrom(source, `?limit=2&cursor=${next_cursor}`)
    const times = [first, second].map(({ body }) =>
      (body['items'] as typeof users).map((user) => user.signed_up_at_millis),
    )
    expect(times).toEqual([[1, 2], [3]])
    expect((await exportFrom(source, '?limit=101')).code).toBe('SCHEMA_ERROR')
    const tooMany = Array.from({ length: 101 }, () => ({ id: randomUUID() }))
    expect((await importInto(source, { users: tooMany })).code).toBe('SCHEMA_ERROR')
  })
})

describe('importUsers', () => {
  it('changes nothing if a batch is repeated', async () => {
    const id = randomUUID()
    const email = address()
    const first = await importInto(project, { users: [{ id, emails: [email] }] })
    const changed = { id: id.toUpperCase(), display_name: 'Other', emails: [address()] }
    const repeated = await importInto(project, { users: [changed] })
    expect([...resultsOf(first), ...resultsOf(repeated)].map(({ status }) => status)).toEqual([
      'created',
      'exists',
    ])
    const { body } = await project.call('GET', `/users/${id}`, { access: 'server' })
    expect(body).toMatchObject({ display_name: null, primary_email: email.value })
  })

  it('creates nothing in a dry run, and returns what an import would do', async () => {
    const { email } = await signUp(project)
    const [id, rejected] = [randomUUID(), randomUUID()]
    const users = [
      { id, emails: [address()] },
      { id: rejected, emails: [address(email)] },
    ]
    const response = await importInto(project, { users, is_dry_run: true })
    expect(resultsOf(response).map(({ status }) => status)).toEqual(['created', 'rejected'])
    const { code } = await project.call('GET', `/users/${id}`, { access: 'server' })
    expect(code).toBe('USER_NOT_FOUND')
  })

  it('creates a user once in concurrent batches', async () => {
    const users = [{ id: randomUUID(), emails: [address()] }]
    const responses = await Promise.all([1, 2].map(() => importInto(project, { users })))
    expect(statusesOf(responses)).toEqual([200, 200])
    const statuses = responses.flatMap(resultsOf).map(({ status }) => status)
    expect(statuses.sort()).toEqual(['created', 'exists'])
  })

  it('rejects single users of a batch, each with its reason', async () => {
    const { email } = await signUp(project)
    const elsewhere = await signUp(await openProject())
    const account = { id: 'github', account_id: 'octocat' }
    const twice = { ...address(), is_primary: false }
    const membership = { team_id: await openTeam(project, await signUp(project)) }
    const rejected = [
      { emails: [address(email)] },
      { id: elsewhere.id },
      { oauth_providers: [account] },
      { password_hash: '$y$j9T$salt$hash' },
      { team_memberships: [{ team_id: randomUUID() }] },
      { project_permission_ids: ['unknown'] },
      { totp_secret_base64: 'YWJj' },
      { emails: [address(), address()] },
      { emails: [twice, twice] },
      { team_memberships: [membership, membership] },
    ]
    const users = [{ oauth_providers: [account] }, ...rejected, {}].map((user) => ({
      id: randomUUID() as string,
      ...user,
    }))
    const results = resultsOf(await importInto(project, { users }))
    expect(results.map(({ id }) => id)).toEqual(users.map(({ id }) => id))
    expect(results.map(({ status, error }) => error?.code ?? error?.message ?? status)).toEqual([
      'created',
      'USER_EMAIL_ALREADY_EXISTS',
      'ID_NOT_AVAILABLE',
      'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
      'PASSWORD_HASH_NOT_SUPPORTED',
      'TEAM_NOT_FOUND',
      'PERMISSION_NOT_FOUND',
      'The TOTP secret must have at least 128 bits.',
      'A user can have one primary email address.',
      'An email address of the user is listed twice.',
      'A team, a passkey or a recovery code of the user is listed or selected twice.',
      'created',
    ])
    const read = (id = '') => project.call('GET', `/users/${id}`, { access: 'server' })
    expect((await read(users[1]?.id)).code).toBe('USER_NOT_FOUND')
  })

  it('keeps an unverified address unverified, and reserves no added address without a proof (R7)', async () => {
    const [claimed, added] = [address(uniqueEmail(), false), address(uniqueEmail(), false)]
    const id = randomUUID()
    const emails = [claimed, { ...added, is_primary: false }]
    await importInto(project, { users: [{ id, emails }] })
    const { body } = await project.call('GET', `/users/${id}`, { access: 'server' })
    expect(body['primary_email_verified']).toBe(false)
    const other = { id: randomUUID(), emails: [address(added.value)] }
    expect(resultsOf(await importInto(project, { users: [other] }))[0]?.status).toBe('created')
  })

  it('takes the sign-in flag of an unproven address from an earlier user of the batch (R7)', async () => {
    const claimed = address()
    const added = { ...claimed, is_verified: false, is_primary: false }
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    const users = [
      { id: first, emails: [address(), added] },
      { id: second, emails: [claimed] },
      { id: third, emails: [address()] },
    ]
    const source = await openProject()
    await importInto(source, { users })
    const items = (await exportFrom(source)).body['items'] as {
      id: string
      emails: { value: string; used_for_auth: boolean }[]
    }[]
    const holders = items.flatMap(({ id, emails }) =>
      emails
        .filter(({ value }) => value === claimed.value)
        .map((email) => [id, email.used_for_auth] as const),
    )
    expect(new Map(holders)).toEqual(
      new Map([
        [first, false],
        [second, true],
      ]),
    )
  })

  it('creates a user once if the batch lists the ID twice', async () => {
    const id = randomUUID()
    const results = resultsOf(
      await importInto(project, { users: [{ id }, { id: randomUUID() }, { id }] }),
    )
    expect(results.map(({ status }) => status)).toEqual(['created', 'created', 'exists'])
  })

  it('stores metadata with half a surrogate pair as the request has it', async () => {
    const id = randomUUID()
    const metadata = { text: '\ud800' }
    await importInto(project, { users: [{ id, client_metadata: metadata }] })
    const { body } = await project.call('GET', `/users/${id}`, { access: 'server' })
    expect(body['client_metadata']).toEqual(metadata)
  })

  it('gives a user the default permissions and the personal team unless the record has others', async () => {
    const config = { ...settings.config, createTeamOnSignUp: true }
    const permissions = { userDefaultPermissions: ['read_reports'] }
    const teamProject = await openTestProject(service, { config: { ...config, ...permissions } })
    await define(teamProject, 'project', { id: 'read_reports' })
    const [usual, bare] = [randomUUID(), randomUUID()]
    const none = { project_permission_ids: [], team_memberships: [] }
    await importInto(teamProject, { users: [{ id: usual }, { id: bare, ...none }] })
    const items = (await exportFrom(teamProject)).body['items'] as {
      id: string
      project_permission_ids: string[]
      team_memberships: unknown[]
    }[]
    const counts = items.map((user) => [
      user.id,
      user.project_permission_ids.length,
      user.team_memberships.length,
    ])
    expect(counts).toEqual(
      expect.arrayContaining([
        [usual, 1, 1],
        [bare, 0, 0],
      ]),
    )
  })
})

describe('exportUsers', () => {
  it('is recorded in the audit log', async () => {
    await exportFrom(project)
    const { body } = await project.call('GET', '/latchkey/audit-log?action=users.exported', {
      access: 'admin',
    })
    expect(body['items']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: { type: 'project', id: project.id, name: null } }),
      ]),
    )
  })

  it('rejects with CREDENTIAL_EXPORT_NOT_ENABLED by default, and lists no user', async () => {
    // The last test of the file, because the services of a file share a database.
    const closed = await openTestService()
    const response = await exportFrom(await openTestProject(closed))
    expect([response.status, response.code]).toEqual([403, 'CREDENTIAL_EXPORT_NOT_ENABLED'])
    await closed.close()
  })
})
