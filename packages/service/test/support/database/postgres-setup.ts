import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../../../src/db/connect.js'
import { TEMPLATE_DATABASE } from './database.js'
import { startPgBouncer } from './pgbouncer.js'
import { startPostgres } from './postgres.js'

/**
 * Global setup that runs the tests of a vitest project on a real Postgres: the server of
 * TEST_LATCHKEY_DATABASE_URL, or one that lives as long as the run. It runs the migrations once, in the
 * template from which each worker copies its database. With TEST_PGBOUNCER, the services use their databases through
 * PgBouncer in transaction mode.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const externalUrl = process.env['TEST_LATCHKEY_DATABASE_URL']
  const server = externalUrl === undefined ? await startPostgres() : undefined
  const serverUrl = externalUrl ?? server?.databaseUrl ?? ''
  await createTemplate(serverUrl)
  project.provide('latchkeyTestDatabaseUrl', serverUrl)
  const hasPooler = process.env['TEST_PGBOUNCER'] !== undefined
  const pooler = hasPooler ? await startPgBouncer(serverUrl) : undefined
  if (pooler !== undefined) project.provide('latchkeyTestPoolerUrl', pooler.through(serverUrl))
  return async () => {
    await pooler?.stop()
    await server?.stop()
  }
}

async function createTemplate(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  // An external server may still have the template of another version.
  await client.query(`drop database if exists ${TEMPLATE_DATABASE}`)
  await client.query(`create database ${TEMPLATE_DATABASE}`)
  await client.end()
  const databaseUrl = new URL(TEMPLATE_DATABASE, serverUrl).href
  const { close } = await connect({ databaseUrl, report: () => undefined })
  await close()
}
