import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client, escapeLiteral } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createDatabase } from '../support/database/database.js'
import { consent, openSharedProject, returnToService, start } from '../support/oauth.js'
import { PASSWORD, signUp, type TestProject, type TestUser } from '../support/project.js'
import { openTestService, START, type TestService } from '../support/service.js'
import { define, openTeam } from '../support/teams.js'

/** Enough rows that a scan costs more than an index. */
const ROWS = 4000

/** Tables with a few rows for each project, which may be scanned. */
const SMALL = [
  'projects',
  'project_keys',
  'project_domains',
  'signing_keys',
  'webhook_endpoints',
  'email_templates',
  'permission_definitions',
]

let service: TestService
let project: TestProject
let user: TestUser
let leaving: TestUser
let teamId: string
let explaining: Client
beforeAll(async () => {
  const databaseUrl = await createDatabase()
  service = await openTestService({ databaseUrl, encryptionKey: '0'.repeat(64) })
  explaining = new Client({ connectionString: databaseUrl })
  await explaining.connect()
  project = await openSharedProject(service)
  user = await signUp(project)
  leaving = await signUp(project)
  teamId = await openTeam(project)
  await define(project, 'team', { id: 'read' })
  await define(project, 'team', { id: 'write', contained_permission_ids: ['read'] })
  await fill()
})
afterAll(async () => {
  await explaining.end()
  await service.close()
})

/** Returns SQL for an ID of version 4 that depends on the number of a row. */
const idOf = (kind: string) =>
  sql`overlay(overlay(md5(${kind} || n) placing '4' from 13) placing '8' from 17)::uuid`

/** Adds users with everything that grows with them. */
async function fill(): Promise<void> {
  const { db } = service.ctx
  const rows = sql.raw(`from generate_series(1, ${ROWS}) n`)
  const id = idOf('user')
  const { id: projectId } = project
  await db.execute(sql`insert into users (id, project_id, display_name, signed_up_at, last_active_at)
    select ${id}, ${projectId}, 'User ' || n, n, n ${rows}`)
  await db.execute(sql`insert into contact_channels (project_id, user_id, type, value, canonical_value,
      origin, used_for_auth, is_verified, is_primary, created_at)
    select ${projectId}, ${id}, 'email', n || '@example.org', n || '@example.org', 'account', true, true,
      true, n ${rows}`)
  await db.execute(
    sql`insert into passwords (user_id, hash, updated_at) select ${id}, 'x', n ${rows}`,
  )
  await db.execute(sql`insert into passkeys (user_id, project_id, credential_id, public_key, counter, created_at)
    select ${id}, ${projectId}, n::text, 'x', 0, n ${rows}`)
  await db.execute(sql`insert into active_days (user_id, project_id, day)
    select ${id}, ${projectId}, '2026-01-01' ${rows}`)
  await db.execute(sql`insert into sessions (project_id, user_id, refresh_token_hash, previous_token_hash,
      created_at, expires_at, last_used_at)
    select ${projectId}, ${id}, n::text, 'previous ' || n, n, ${START}::bigint * 2, ${START}::bigint ${rows}`)
  await db.execute(sql`insert into teams (id, project_id, display_name, created_at)
    select ${idOf('team')}, ${projectId}, 'Team', n ${rows}`)
  await db.execute(sql`insert into team_memberships (team_id, user_id, project_id, is_selected, joined_at)
    select ${idOf('team')}, ${id}, ${projectId}, true, n ${rows}`)
  await db.execute(sql`insert into team_permissions (team_id, user_id, project_id, permission_id)
    select ${idOf('team')}, ${id}, ${projectId}, 'write' ${rows}`)
  await db.execute(sql`insert into oauth_accounts (id, project_id, user_id, provider_id, account_id, created_at)
    select ${idOf('account')}, ${projectId}, ${id}, 'github', n::text, n ${rows}`)
  await db.execute(sql`insert into oauth_tokens (oauth_account_id, scopes, access_token_sealed, created_at)
    select ${idOf('account')}, '{}', 'x', n ${rows}`)
  await db.execute(sql`insert into oauth_flows (state_hash, project_id, provider_id, flow_sealed, created_at, expires_at)
    select n::text, ${projectId}, 'github', 'x', n, ${START}::bigint * 2 ${rows}`)
  await db.execute(sql`insert into authorization_codes (code_hash, project_id, user_id, "grant", created_at,
      expires_at)
    select n::text, ${projectId}, ${id}, '{}', n, ${START}::bigint * 2 ${rows}`)
  await db.execute(sql`insert into verification_codes (project_id, user_id, kind, code_hash, rest_hash, address,
      data, created_at, expires_at)
    select ${projectId}, ${id}, 'contact_channel', n::text, n::text, n || '@example.org', '{}', n, n ${rows}`)
  await db.execute(sql`insert into attempt_counts (id, project_id, count, resets_at)
    select n::text, ${projectId}, 1, n ${rows}`)
  await db.execute(sql`insert into known_networks (id, project_id, expires_at)
    select n::text, ${projectId}, n ${rows}`)
  await db.execute(sql`insert into known_devices (user_id, kind, first_used_at, last_used_at)
    select ${id}, 'Chrome on macOS', n, n ${rows}`)
  await db.execute(sql`insert into audit_events (project_id, action, actor_type, subject_type, subject_id,
      details, created_at)
    select ${projectId}, 'sign_in.succeeded', 'user', 'user', ${id}::text, '{}', n ${rows}`)
  await db.execute(sql`analyze`)
}

interface Statement {
  text: string
  values: unknown[]
}

/** Returns the statements that the driver sends during a call. */
async function capture(call: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await call()
    // The first signature of the driver is not the one that Drizzle uses.
    const calls = query.mock.calls as unknown as [{ text: string }, unknown[]][]
    return calls.map(([{ text }, values]) => ({ text, values }))
  } finally {
    query.mockRestore()
  }
}

const PLANNABLE = /^\s*(?:select|insert|update|delete|with)\b/i

/** Writes a value as the driver does: a list as a Postgres array. */
function toLiteral(value: unknown): string {
  if (value === null) return 'null'
  const text = JSON.stringify(value)
  if (Array.isArray(value)) return escapeLiteral(`{${text.slice(1, -1)}}`)
  return escapeLiteral(typeof value === 'string' ? value : text)
}

/** Returns the plan of a statement for its values, and the one that Postgres keeps for any values. */
async function plansOf({ text, values }: Statement): Promise<unknown[]> {
  if (!PLANNABLE.test(text)) return []
  const literals = values.map(toLiteral)
  const argumentList = literals.length === 0 ? '' : `(${literals.join(', ')})`
  const plans: unknown[] = []
  await explaining.query(`prepare planned as ${text}`)
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await explaining.query(`set plan_cache_mode = ${mode}`)
    const { rows } = await explaining.query<{ 'QUERY PLAN': unknown }>(
      `explain (format json) execute planned${argumentList}`,
    )
    plans.push(rows[0]?.['QUERY PLAN'])
  }
  await explaining.query('deallocate planned')
  return plans
}

/** Returns the tables that a plan reads from the first row to the last. */
function scannedTables(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return []
  const { 'Node Type': type, 'Relation Name': table } = plan as Record<string, unknown>
  const own = type === 'Seq Scan' && typeof table === 'string' ? [table] : []
  return [...own, ...Object.values(plan).flatMap(scannedTables)]
}

const asServer = (path: string) => () => project.call('GET', path, { access: 'server' })
const asUser = (path: string) => () => project.call('GET', path, user)

const calls: Record<string, () => Promise<{ status: number; text: string }>> = {
  'a sign-up': () => signUpWith(`${randomUUID()}@example.com`),
  'a sign-in': () =>
    project.call('POST', '/auth/password/sign-in', {
      body: { email: user.email, password: PASSWORD },
    }),
  'a rejected sign-in': () =>
    project.call('POST', '/auth/password/sign-in', { body: { email: user.email, password: 'x' } }),
  'a refresh': () =>
    project.call('POST', '/auth/sessions/current/refresh', {
      headers: { 'X-Stack-Refresh-Token': user.refreshToken },
    }),
  'users/me': asUser('/users/me'),
  'the list of sessions': asUser(`/auth/sessions?user_id=me`),
  'the list of users': asServer('/users?limit=100'),
  'the next page of users': () => asServer(`/users?limit=100&cursor=${user.id}`)(),
  'a user': () => asServer(`/users/${user.id}`)(),
  'the teams of a user': asUser('/teams?user_id=me'),
  'the users of a team': () => asServer(`/users?team_id=${teamId}&limit=100`)(),
  'the recursive permissions of a user': asUser('/team-permissions?user_id=me&recursive=true'),
  'an OAuth callback': async () => {
    const started = await start(project, 'github')
    const back = await consent(service, started, { account: `${randomUUID()}@example.com` })
    return returnToService(service, back, started.cookie)
  },
  'a sign-out': () => project.call('DELETE', '/auth/sessions/current', leaving),
}

const signUpWith = (email: string) =>
  project.call('POST', '/auth/password/sign-up', {
    body: { email, password: PASSWORD, verification_callback_url: 'http://localhost:3000/verify' },
  })

it.each(Object.keys(calls))('%s scans no table that grows with the users', async (name) => {
  let status = 0
  const statements = await capture(async () => {
    const response = await calls[name]?.()
    status = response?.status ?? 0
  })
  expect(status).toBe(
    name === 'a rejected sign-in' ? 400 : name === 'an OAuth callback' ? 303 : 200,
  )
  expect(statements.length).toBeGreaterThan(0)
  const scans: string[] = []
  for (const statement of statements)
    for (const plan of await plansOf(statement))
      for (const table of scannedTables(plan))
        if (!SMALL.includes(table)) scans.push(`${table}: ${statement.text}`)
  expect(scans).toEqual([])
})

/** As often as Postgres makes a new plan before it compares the cost of a kept one. */
const NEW_PLANS = 5

it('Postgres keeps the plan of the list of users instead of making a new one for each page', async () => {
  const [list] = (await capture(asServer('/users?limit=100'))).filter(({ text }) =>
    text.includes('signed_up_at'),
  )
  if (list === undefined) throw new Error('The list of users was not read.')
  await explaining.query('set plan_cache_mode = auto')
  for (let done = 0; done <= NEW_PLANS; done += 1)
    await explaining.query({ name: 'list_of_users', text: list.text, values: list.values })
  const { rows } = await explaining.query<{ generic_plans: string }>(
    `select generic_plans from pg_prepared_statements where name = 'list_of_users'`,
  )
  expect(rows).toEqual([{ generic_plans: '1' }])
})
