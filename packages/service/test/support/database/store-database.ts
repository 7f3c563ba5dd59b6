// `npm run db:store` runs this file. It stores a database of this version, from which later versions migrate.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { oauthTokens } from '../../../src/db/schema.js'
import { marketing } from '../../../src/domain/app-emails/notification-categories.js'
import { setOwnerTeam } from '../../../src/domain/owned-projects/owner-teams.js'
import { DEAD_SERVER, setOwnServer } from '../../mail/own-server.js'
import { authorizePath, signInWithProvider } from '../oauth.js'
import { openOwner } from '../owner.js'
import { openTestProject, PASSWORD, signUp } from '../project.js'
import { createRecoveryCodes } from '../recovery-codes.js'
import { openTestService, type TestService } from '../service.js'
import { requireTotp } from '../sign-in.js'
import { openTeam } from '../teams.js'
import { addUserData, createUserData, enableAllSettings } from '../user-data.js'
import { callOk } from '../with-access.js'
import { addOtherApp, addProjectData, addSingleSignOn } from './stored-data.js'
import { rowsOf } from './rows-of.js'
import { STORED_CONFIG, STORED_EMAIL, STORED_PROJECT, writeStoredRows } from './stored-database.js'

/** Adds rows to every table. */
async function fill(service: TestService): Promise<void> {
  const project = await openTestProject(service, {
    ...STORED_PROJECT,
    config: enableAllSettings,
    domains: [{ domain: 'https://app.example', handlerPath: '/handler' }],
    webhooks: [{ url: 'https://app.example/webhooks' }],
  })
  const asServer = (call: string, body = {}) => callOk(project, call, { access: 'server', body })
  await signUp(project, { email: STORED_EMAIL })
  await project.call('POST', '/auth/password/sign-in', {
    body: { email: STORED_EMAIL, password: PASSWORD },
    headers: { 'X-Forwarded-For': '203.0.113.7' },
  })
  await addUserData(project)
  const { user } = await createUserData(service, project)
  await asServer(`POST /project-permissions/${user.id}/private_permission`)
  await asServer(`PATCH /emails/notification-preference/${user.id}/${marketing.id}`, {
    enabled: false,
  })
  await signInWithProvider(service, project, {})
  await addProviderTokens(service)
  await project.call('GET', authorizePath(project, 'github'), { access: 'none' })
  await callOk(project, 'POST /auth/cli', { body: {} })
  await asServer(`DELETE /users/${(await signUp(project)).id}`)
  await requireTotp(project, user)
  await createRecoveryCodes(project, user)
  await setOwnServer(service.ctx, project.id, DEAD_SERVER)
  await callOk(project, 'PATCH /email-templates/magic_link', {
    access: 'admin',
    body: { subject: 'Hello' },
  })
  const { internal, user: owner } = await openOwner(service)
  const teamId = await openTeam(internal, owner)
  await setOwnerTeam(service.ctx, project.id, { teamId, userId: owner.id })
  await addProjectData(service, project)
  await addOtherApp(service)
  await addSingleSignOn(service, project)
}

/** The mock provider has no tokens to store. */
const addProviderTokens = ({ ctx }: TestService) =>
  ctx.db.execute(
    sql`insert into ${oauthTokens} (oauth_account_id, scopes, access_token_sealed, created_at)
      select id, '{repo}', ${ctx.sealer.seal('token')}, created_at from oauth_accounts`,
  )

interface TableRows {
  name: string
  /** Each row as JSON. */
  rows: string[]
}

async function readTables({ ctx }: TestService): Promise<TableRows[]> {
  const tables = await ctx.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const read = async ({ name }: { name: string }) => {
    const rows = await ctx.db.execute(
      sql`select row_to_json(t)::text as text from ${sql.identifier(name)} t`,
    )
    return { name, rows: rowsOf<{ text: string }>(rows).map(({ text }) => text) }
  }
  return Promise.all(rowsOf<{ name: string }>(tables).map(read))
}

/** Returns SQL that inserts rows by the names of their columns. */
function insertRows({ name, rows }: TableRows): string {
  const json = rows.join(',\n').replaceAll("'", "''")
  return `insert into "${name}" select * from json_populate_recordset(null::"${name}", '[\n${json}\n]');`
}

it('stores a database that has rows in every table', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'latchkey-store-'))
  onTestFinished(() => rm(dataFolder, { recursive: true }))
  const service = await openTestService({ dataFolder, ...STORED_CONFIG })
  onTestFinished(() => service.close())
  await fill(service)
  const tables = await readTables(service)
  const emptyTables = tables.filter(({ rows }) => rows.length === 0)
  expect(emptyTables.map(({ name }) => name)).toEqual([])
  await writeStoredRows(tables.map(insertRows).join('\n'))
})
