import { randomUUID } from 'node:crypto'
import { Client, escapeLiteral } from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { createDatabase } from '../support/database/database.js'
import { fillProject } from '../support/database/fill-project.js'
import { consent, openSharedProject, returnToService, start } from '../support/oauth.js'
import { type CallResponse, PASSWORD, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { define, openTeam } from '../support/teams.js'

/** Enough rows that a scan costs more than an index. */
const ROWS = 4000

/** So few permission definitions that Postgres prefers to scan them all to a search in the index for each. */
const DEFINITIONS = 1000

/** Tables with a few rows for each project, which may be scanned. */
const SMALL = [
  'projects',
  'project_keys',
  'project_domains',
  'signing_keys',
  'webhook_endpoints',
  'email_templates',
]

const databaseUrl = await createDatabase()
const service = await setupTestService({ databaseUrl, encryptionKey: '0'.repeat(64) })
const explaining = new Client({ connectionString: databaseUrl })
await explaining.connect()
const project = await openSharedProject(service)
const user = await signUp(project)
const leaving = await signUp(project)
const teamId = await openTeam(project)
await define(project, 'team', { id: 'read' })
await define(project, 'team', { id: 'write', contained_permission_ids: ['read'] })
await fillProject(explaining, project.id, { ofLargest: ROWS, ofOthers: ROWS })
await explaining.query(`insert into permission_definitions (project_id, id, scope, description, contained_ids)
  select '${project.id}', 'permission_' || n, 'team', '', '{}' from generate_series(1, ${DEFINITIONS}) n`)
await explaining.query('analyze permission_definitions')
afterAll(() => explaining.end())

interface Statement {
  name: string | undefined
  text: string
  values: unknown[]
}

/** Returns the statements that the driver sends during a call. */
async function capture(call: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    await call()
    // The first signature of the driver is not the one that Drizzle uses.
    const calls = query.mock.calls as unknown as [Omit<Statement, 'values'>, unknown[]][]
    return calls.map(([{ name, text }, values]) => ({ name, text, values }))
  } finally {
    query.mockRestore()
  }
}

const PLANNABLE = /^[\s(]*(?:select|insert|update|delete|with)\b/i

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
const asAdmin = (path: string) => () => project.call('GET', path, { access: 'admin' })
const asUser = (path: string) => () => project.call('GET', path, user)

const calls: Record<string, () => Promise<Pick<CallResponse, 'status'>>> = {
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
  'users by activity': asAdmin('/latchkey/users?order_by=last_active_at&desc=true'),
  'users by name': asAdmin('/latchkey/users?order_by=display_name'),
  'the next users by name': async () => {
    const { body } = await asAdmin('/latchkey/users?order_by=display_name&limit=50')()
    const { next_cursor } = body['pagination'] as { next_cursor: string }
    return asAdmin(`/latchkey/users?order_by=display_name&cursor=${next_cursor}`)()
  },
  'banned users': asAdmin('/latchkey/users?state=banned'),
  'the events of a user': () => asAdmin(`/latchkey/audit-log?user_id=${user.id}`)(),
  'the events of a server': asAdmin('/latchkey/audit-log?actor_type=server'),
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
  // Postgres keeps the plan of a statement only if it has a name.
  const unnamed = statements.filter(({ name, text }) => name === undefined && PLANNABLE.test(text))
  expect(unnamed.map(({ text }) => text)).toEqual([])
  const scans: string[] = []
  for (const statement of statements)
    for (const plan of await plansOf(statement))
      for (const table of scannedTables(plan))
        if (!SMALL.includes(table)) scans.push(`${table}: ${statement.text}`)
  expect(scans).toEqual([])
})

/** The rows of a table that one statement of the deletion of a project deletes at most. */
const BATCH = 500

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

// Last, because it deletes the project.
it('a project is deleted in batches', async () => {
  const path = '/internal/projects/current'
  const statements = await capture(() => project.call('DELETE', path, { access: 'admin' }))
  const deletions = statements.filter(({ text }) => text.startsWith('delete from "users"'))
  expect(deletions.length).toBeGreaterThan(ROWS / BATCH)
  const rest = 'select count(*)::int as count from users where project_id = $1'
  expect((await explaining.query(rest, [project.id])).rows).toEqual([{ count: 0 }])
})
