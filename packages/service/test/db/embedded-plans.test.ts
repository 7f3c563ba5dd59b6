import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { connect } from '../../src/db/connect.js'
import { rowsOf } from '../support/database/rows-of.js'
import { openTestProject, PASSWORD, signUp } from '../support/project.js'
import { createTestDatabase, openTestService } from '../support/service.js'

/** Returns the tables that a plan reads from the first row to the last. */
function scannedTables(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return []
  const { 'Node Type': type, 'Relation Name': table } = plan as Record<string, unknown>
  const own = type === 'Seq Scan' && typeof table === 'string' ? [table] : []
  return [...own, ...Object.values(plan).flatMap(scannedTables)]
}

// The embedded database plans each statement once, when its tables may still be empty.
it('an embedded database that began empty finds users by their indexes', async () => {
  const connection = await connect({ report: () => undefined })
  const database = { ...(await createTestDatabase()), connection, twin: undefined }
  const service = await openTestService({}, database)
  const project = await openTestProject(service)
  const user = await signUp(project)
  const signIn = { body: { email: user.email, password: PASSWORD } }
  expect(await project.call('POST', '/auth/password/sign-in', signIn)).toMatchObject({
    status: 200,
  })
  expect(await project.call('GET', '/users/me', user)).toMatchObject({ status: 200 })

  const prepared = rowsOf<{ name: string; parameters: number }>(
    await connection.db.execute(
      sql`select name, coalesce(cardinality(parameter_types), 0) as parameters
        from pg_prepared_statements where name like 'planned%'`,
    ),
  )
  expect(prepared.length).toBeGreaterThan(20)
  const scans: string[] = []
  for (const { name, parameters } of prepared) {
    const values = parameters === 0 ? '' : `(${Array(parameters).fill('null').join(', ')})`
    const explain = sql.raw(`explain (format json) execute ${name}${values}`)
    scans.push(...rowsOf(await connection.db.execute(explain)).flatMap(scannedTables))
  }
  // A project has a few signing keys.
  expect(scans.filter((table) => table !== 'signing_keys')).toEqual([])
  await service.close()
})
