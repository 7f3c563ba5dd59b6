import type { TestProject } from 'vitest/node'
import './database.js'
import { startPostgres } from './postgres.js'

/**
 * Has the tests of a vitest project run on a real Postgres: the one that LATCHKEY_TEST_DATABASE_URL
 * names, or one that lives as long as the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['LATCHKEY_TEST_DATABASE_URL']
  const started = given === undefined ? await startPostgres() : undefined
  project.provide('latchkeyTestDatabaseUrl', given ?? started?.databaseUrl)
  return async () => started?.stop()
}
