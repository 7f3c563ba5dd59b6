import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientApp } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { openProgram } from './support/program.js'
import {
  BETTER_AUTH_SECRET,
  emailOf,
  PASSWORD,
  userExports,
  type UserExport,
} from './support/user-exports.js'

const program = openProgram({ bundle: false })

/** Users of each system. */
const COUNT = 60

const openProject = () =>
  createTestProject({
    config: { passkeyEnabled: true, oauthProviders: [{ id: 'google', type: 'shared' }] },
  })

const variablesOf = (project: TestProject) => ({
  LATCHKEY_API_URL: project.baseUrl,
  LATCHKEY_PROJECT_ID: project.projectId,
  LATCHKEY_SUPER_SECRET_ADMIN_KEY: project.superSecretAdminKey,
})

async function writeFiles({ files }: Pick<UserExport, 'files'>): Promise<string[]> {
  for (const [name, text] of Object.entries(files))
    await writeFile(join(program.folder, name), text)
  return Object.keys(files)
}

const importFiles = async (
  project: TestProject,
  { from, files, options = [] }: { from: string; files: UserExport['files']; options?: string[] },
) =>
  program.run(
    ['import', 'users', ...(await writeFiles({ files })), '--from', from, ...options],
    variablesOf(project),
  )

const adminOf = (project: TestProject) => new AdminApp(project)

/** Reads the users in the order of their addresses. */
const usersOf = async (project: TestProject) =>
  (await adminOf(project).listUsers()).toSorted((a, b) =>
    (a.primaryEmail ?? '').localeCompare(b.primaryEmail ?? ''),
  )

const signIn = async (project: TestProject, email: string, password = PASSWORD) => {
  const app = new ClientApp({ ...project, tokenStore: 'memory', redirectMethod: 'none' })
  const result = await app.signInWithPassword({ email, password, noRedirect: true })
  return result.status === 'ok' ? 'ok' : result.error.code
}

async function readReport(name: string) {
  const text = await readFile(join(program.folder, name), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

/** The results of signing in as the first three users, by system. */
const signIns: Record<keyof typeof userExports, string[]> = {
  clerk: ['ok', 'MULTI_FACTOR_AUTHENTICATION_REQUIRED', 'USER_BANNED'],
  auth0: ['ok', 'ok', 'USER_BANNED'],
  firebase: ['ok', 'ok', 'USER_BANNED'],
  supabase: ['ok', 'MULTI_FACTOR_AUTHENTICATION_REQUIRED', 'USER_BANNED'],
  'better-auth': ['ok', 'ok', 'USER_BANNED'],
  authjs: ['ok', 'ok', 'ok'],
  'stack-auth': ['ok', 'ok', 'ok'],
  csv: ['ok', 'ok', 'USER_BANNED'],
}

describe('import users', () => {
  it.each(Object.entries(userExports))(
    'imports users of %s with their passwords, addresses and IDs (51)',
    async (from, createExport) => {
      const project = await openProject()
      const { files, ids } = createExport(COUNT)
      const { code, stdout, stderr } = await importFiles(project, { from, files })
      expect([code, stdout, stderr]).toEqual([
        0,
        expect.stringContaining(`Users: ${COUNT} imported, 0 existed, 0 skipped.`),
        expect.any(String),
      ])
      const users = new Map((await usersOf(project)).map((user) => [user.primaryEmail, user]))
      expect(users.size).toBe(COUNT)
      const addresses = [0, 1, 2].map((index) => users.get(emailOf(index))?.primaryEmailVerified)
      expect(addresses).toEqual([true, false, true])
      // The report names both IDs.
      const report = await readReport(`${Object.keys(files)[0]}.report.jsonl`)
      const newIds = new Map(report.map(({ formerId, id }) => [formerId, id]))
      expect(ids.map((_, index) => users.get(emailOf(index))?.id)).toEqual(
        ids.map((id) => newIds.get(id)),
      )
      const results = [0, 1, 2].map((index) => signIn(project, emailOf(index)))
      expect(await Promise.all(results)).toEqual(signIns[from as keyof typeof signIns])
      expect(await signIn(project, emailOf(0), 'wrong horse')).toBe('EMAIL_PASSWORD_MISMATCH')
      expect(await project.inbox.list()).toEqual([])
    },
  )

  it.each(['supabase', 'stack-auth'] as const)(
    'keeps the IDs of %s, which are UUIDs',
    async (from) => {
      const project = await openProject()
      const { files, ids } = userExports[from](2)
      await importFiles(project, { from, files })
      expect((await usersOf(project)).map(({ id }) => id)).toEqual(ids)
    },
  )

  it('imports teams and their members with the permissions of their roles', async () => {
    const project = await openProject()
    const admin = adminOf(project)
    await admin.createTeamPermissionDefinition({ id: 'billing' })
    const { files } = userExports.clerk(4)
    const { stderr } = await importFiles(project, { from: 'clerk', files })
    expect(stderr).toContain('The role guest in a team was left out. Grant the permission guest.')
    const [team] = await admin.listTeams()
    expect(team).toMatchObject({ displayName: 'Engines', clientReadOnlyMetadata: { plan: 'pro' } })
    const users = await usersOf(project)
    const granted = await Promise.all(
      users.map(async (user) => {
        const permissions = await user.listPermissions(team ?? { id: '' }, { recursive: false })
        return permissions.map(({ id }) => id)
      }),
    )
    expect(granted).toEqual([
      ['team_admin', 'team_member'],
      ['team_member'],
      ['billing', 'team_member'],
      ['team_member'],
    ])
  })

  it('decrypts the second factors of Better Auth with the secret of the app', async () => {
    const project = await openProject()
    const { files } = userExports['better-auth'](2)
    await writeFile(join(program.folder, 'secret.txt'), `another-secret\n${BETTER_AUTH_SECRET}\n`)
    const options = ['--secret-file', 'secret.txt']
    const { stderr } = await importFiles(project, { from: 'better-auth', files, options })
    expect(stderr).not.toContain('second factor')
    expect(await signIn(project, emailOf(1))).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    const users = await adminOf(project).exportUsers()
    const secrets = users.flatMap(({ totpSecretBase64 }) => totpSecretBase64 ?? [])
    expect(secrets.map((secret) => Buffer.from(secret, 'base64').toString())).toEqual([
      'abcdefghijklmnopqrstuvwxyzABCDEF',
    ])
  })

  it('skips the second factors of Better Auth without the secret, with a note', async () => {
    const project = await openProject()
    const { files } = userExports['better-auth'](2)
    const { stderr } = await importFiles(project, { from: 'better-auth', files })
    expect(stderr).toContain('The second factor is encrypted. Pass the secret of the app')
    expect(await signIn(project, emailOf(1))).toBe('ok')
  })

  it('imports the metadata, the accounts and the passkeys that an export has', async () => {
    const project = await openProject()
    await importFiles(project, { from: 'clerk', files: userExports.clerk(1).files })
    const [user] = await usersOf(project)
    expect(user).toMatchObject({
      displayName: 'Ann 0',
      signedUpAt: new Date('2024-05-06T07:08:09.000Z'),
      clientMetadata: { theme: 'dark' },
      clientReadOnlyMetadata: { plan: 'pro' },
      serverMetadata: { formerId: 'user_2abc0' },
      oauthProviders: [{ id: 'google', accountId: 'g0' }],
    })
    const other = await openProject()
    await importFiles(other, { from: 'better-auth', files: userExports['better-auth'](2).files })
    expect((await usersOf(other))[1]?.passkeyAuthEnabled).toBe(true)
  })

  it('imports a user without the password if its hash is not supported, with a note (51)', async () => {
    const project = await openProject()
    const files = { 'users.csv': `id,email,password_hash\n1,${emailOf(1)},$y$j9T$salt$hash\n` }
    const { code, stdout, stderr } = await importFiles(project, { from: 'csv', files })
    expect([code, stdout]).toEqual([0, 'Users: 1 imported, 0 existed, 0 skipped.\n'])
    expect(stderr).toContain('1 (created): The password was left out: password_hash must be in one')
    expect((await usersOf(project))[0]?.hasPassword).toBe(false)
  })

  it('skips a user whom the service rejects, says why, and exits with 1', async () => {
    const project = await openProject()
    await adminOf(project).createUser({ primaryEmail: emailOf(1), primaryEmailAuthEnabled: true })
    const files = {
      'users.csv': `id,email\n1,${emailOf(1)}\n2,no address\n3,${emailOf(3)}\n4,${emailOf(4)}\n`,
    }
    const { code, stdout, stderr } = await importFiles(project, { from: 'csv', files })
    expect([code, stdout]).toEqual([1, 'Users: 2 imported, 0 existed, 2 skipped.\n'])
    expect(stderr).toContain(
      '1 (skipped): An account with this e-mail address exists already.\n2 (skipped): ',
    )
  })

  it('changes nothing if the import is repeated', async () => {
    const project = await openProject()
    const { files } = userExports.csv(2)
    await importFiles(project, { from: 'csv', files })
    const before = await adminOf(project).exportUsers()
    const { stdout } = await importFiles(project, { from: 'csv', files })
    expect(stdout).toBe('Users: 0 imported, 2 existed, 0 skipped.\n')
    expect(await adminOf(project).exportUsers()).toEqual(before)
  })

  it('imports nothing with --dry-run, and reports what it would import', async () => {
    const project = await openProject()
    const files = { 'users.csv': `id,email\n1,${emailOf(1)}\n2,no address\n` }
    const options = ['--dry-run']
    const { code, stdout } = await importFiles(project, { from: 'csv', files, options })
    expect([code, stdout]).toEqual([1, 'Users: 1 can be imported, 0 existed, 1 skipped.\n'])
    expect(await usersOf(project)).toEqual([])
  })

  it('continues an import that failed in the middle', async () => {
    const project = await openProject()
    const { files, ids } = userExports.csv(120)
    const fault = { kind: 'status', status: 403 } as const
    await project.faults.on('POST /latchkey/users/import', fault, { after: 1 })
    const first = await importFiles(project, { from: 'csv', files })
    expect(first.code).toBe(1)
    expect(first.stderr).toContain('Run the command again to continue the import.')
    await project.faults.reset()
    const second = await importFiles(project, { from: 'csv', files })
    expect(second.stdout).toBe('Users: 120 imported, 0 existed, 0 skipped.\n')
    expect(await usersOf(project)).toHaveLength(ids.length)
  })

  it('warns of providers that the project lacks', async () => {
    const project = await createTestProject()
    const { stderr } = await importFiles(project, {
      from: 'auth0',
      files: userExports.auth0(1).files,
    })
    expect(stderr).toContain('The project lacks the OAuth providers google.')
  })

  it.each([
    ['clerk', { 'users.json': '[{"localId":"1"}]' }, /no "id".*--from names the system/],
    ['csv', { 'users.csv': 'id,mail\n1,a@example.com\n' }, /unknown column "mail"/],
    ['firebase', { 'users.json': '{"users":' }, /users.json is not JSON/],
    ['better-auth', { 'tables.json': '[]' }, /not a JSON object with a list for each table/],
  ])('names the mistake in the files: %s %j', async (from, files, message) => {
    const { code, stderr } = await importFiles(await openProject(), { from, files })
    expect(code).toBe(1)
    expect(stderr).toMatch(message)
  })
})

describe('export users', () => {
  it('writes a file from which an import restores everything, the hashes included (51)', async () => {
    const project = await openProject()
    const { files } = userExports['better-auth'](3)
    await importFiles(project, { from: 'better-auth', files })
    const exported = await program.run(['export', 'users', 'backup.jsonl'], variablesOf(project))
    expect(exported.stdout).toBe('Exported 3 users and 1 teams to backup.jsonl.\n')
    const path = join(program.folder, 'backup.jsonl')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const before = await adminOf(project).exportUsers()
    for (const { id } of before) await (await adminOf(project).getUser(id))?.delete()
    for (const team of await adminOf(project).listTeams()) await team.delete()

    const target = await openProject()
    const args = ['import', 'users', 'backup.jsonl', '--from', 'latchkey']
    const { stdout } = await program.run(args, variablesOf(target))
    expect(stdout).toContain('Users: 3 imported, 0 existed, 0 skipped.')
    expect(await adminOf(target).exportUsers()).toEqual(before)
    expect(await signIn(target, emailOf(0))).toBe('ok')
  })

  it('does not replace a file', async () => {
    const project = await openProject()
    await writeFiles({ files: { 'backup.jsonl': '' } })
    const { code, stderr } = await program.run(
      ['export', 'users', 'backup.jsonl'],
      variablesOf(project),
    )
    expect([code, stderr]).toEqual([1, expect.stringContaining('backup.jsonl exists already')])
  })
})
