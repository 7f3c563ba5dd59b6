import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../../../src/db/connect.js'
import { TEMPLATE_DATABASE } from './database.js'
import { startPostgres } from './postgres.js'

/**
 * Global setup that runs the tests of a vitest project on a real Postgres: the server of
 * TEST_LATCHKEY_DATABASE_URL, or one that lives as long as the run. It runs the migrations once, in the
 * template from which each worker copies its database.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const externalUrl = process.env['TEST_LATCHKEY_DATABASE_URL']
  const server = externalUrl === undefined ? await startPostgres() : undefined
  const serverUrl = externalUrl ?? server?.databaseUrl ?? ''
  await createTemplate(serverUrl)
  project.provide('latchkeyTestDatabaseUrl', serverUrl)
  return async () => server?.stop()
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
