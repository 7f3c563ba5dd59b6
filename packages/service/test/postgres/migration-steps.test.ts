import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connect } from '../../src/db/connect.js'
import { readMigrations, type Migration } from '../../src/db/migration-files.js'
import { migrateInSteps } from '../../src/db/migrate-in-steps.js'
import { createDatabase, TEMPLATE_DATABASE } from '../support/database/database.js'
import { REFUSAL } from '../support/database/newer-version.js'

const report = () => undefined
const own = await readMigrations()

/** The migrations of a newer version, which has one more. */
function newerMigrations(statements: string[], worksWith = 0): Migration[] {
  const createdAt = Math.max(...own.map((migration) => migration.createdAt)) + 1
  return [...own, { tag: 'newer', hash: 'newer', createdAt, statements, worksWith }]
}

async function openDatabase() {
  const databaseUrl = await createDatabase(TEMPLATE_DATABASE)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const columnsOf = async (table: string) => {
    const { rows } = await client.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    )
    return rows.map(({ name }) => name)
  }
  return {
    databaseUrl,
    client,
    columnsOf,
    migrate: (migrations: Migration[]) =>
      migrateInSteps(databaseUrl, { migrations, report, startLimitSeconds: 30 }),
  }
}

describe('migrateInSteps', () => {
  it('locks one table at a time, so that it has no deadlock with a transaction of a call', async () => {
    const { databaseUrl, client, columnsOf, migrate } = await openDatabase()
    const call = new Client({ connectionString: databaseUrl })
    await call.connect()
    onTestFinished(() => call.end())
    await call.query('begin; select from teams for update')
    const migrated = migrate(
      newerMigrations([
        'alter table users add column nickname text',
        'alter table teams add column nickname text',
      ]),
    )
    await expect.poll(() => columnsOf('users')).toContain('nickname')
    await call.query('select nickname from users for update')
    expect(await columnsOf('teams')).not.toContain('nickname')
    await call.query('commit')
    await migrated
    const { rows } = await client.query('select nickname from teams')
    expect(rows).toEqual([])
  })

  it('continues after the last statement that has run', async () => {
    const { columnsOf, migrate } = await openDatabase()
    const first = 'alter table users add column nickname text'
    await expect(migrate(newerMigrations([first, 'select from missing']))).rejects.toThrow(
      'Failed query',
    )
    expect(await columnsOf('users')).toContain('nickname')
    await migrate(newerMigrations([first, 'alter table users add column other text']))
    expect(await columnsOf('users')).toContain('other')
  })

  it('creates an index while other services wait for their start', async () => {
    const { client, migrate } = await openDatabase()
    const statement = 'create index concurrently users_other on users (display_name)'
    const migrations = newerMigrations([statement])
    await Promise.all([migrate(migrations), migrate(migrations), migrate(migrations)])
    const { rows } = await client.query(
      `select indisvalid as "isValid" from pg_index where indexrelid = 'users_other'::regclass`,
    )
    expect(rows).toEqual([{ isValid: true }])
  })

  it('takes longer than the limits of the server for statements and idle transactions', async () => {
    const { client, databaseUrl, migrate } = await openDatabase()
    const call = new Client({ connectionString: databaseUrl })
    await call.connect()
    onTestFinished(() => call.end())
    // The index waits for the end of this transaction.
    await call.query('begin; lock table users in row exclusive mode')
    await client.query(`
      do $$ begin
        execute format('alter database %I set idle_in_transaction_session_timeout = 100', current_database());
        execute format('alter database %I set statement_timeout = 100', current_database());
      end $$`)
    const migrated = migrate(
      newerMigrations([
        'create index concurrently users_other on users (display_name)',
        // As a constraint of a large table that is validated.
        'select pg_sleep(0.2)',
      ]),
    )
    const isIdleForLonger = async () => {
      const { rows } = await client.query(
        `select from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'
          and query not like '%lock table%' and state_change < now() - interval '200 ms'`,
      )
      return rows.length > 0
    }
    await expect.poll(isIdleForLonger).toBe(true)
    await call.query('commit')
    await migrated
  })
})

describe('connect', () => {
  it('accepts a newer database that its version works with, and rejects others', async () => {
    const { databaseUrl, migrate } = await openDatabase()
    const [{ createdAt } = { createdAt: 0 }] = own.slice(-1)
    await migrate(newerMigrations(['alter table users add column nickname text'], createdAt))
    const { close } = await connect({ databaseUrl, report })
    await close()
    const other = await openDatabase()
    await other.migrate(
      newerMigrations(['alter table users drop column display_name'], createdAt + 1),
    )
    await expect(connect({ databaseUrl: other.databaseUrl, report })).rejects.toThrow(REFUSAL)
  })
})
