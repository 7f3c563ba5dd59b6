import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { createDatabase } from '../support/database/database.js'
import { isPgBouncerInstalled, startPgBouncer } from '../support/database/pgbouncer.js'
import { connectProject, openTestProject, PASSWORD, signUp } from '../support/project.js'
import { openTestService } from '../support/service.js'

async function openBehindPgBouncer() {
  const pgBouncer = await startPgBouncer(inject('latchkeyTestDatabaseUrl') ?? '')
  onTestFinished(() => pgBouncer.stop())
  const options = {
    databaseUrl: pgBouncer.through(await createDatabase()),
    databasePreparedStatements: false,
    encryptionKey: randomBytes(32).toString('hex'),
  }
  const services = await Promise.all([openTestService(options), openTestService(options)])
  for (const service of services) onTestFinished(() => service.close())
  return services
}

describe.runIf(isPgBouncerInstalled())('services behind PgBouncer in transaction mode', () => {
  it('start at the same time on an empty database, and serve the same users (36)', async () => {
    const [first, second] = await openBehindPgBouncer()
    if (first === undefined || second === undefined) throw new Error('A service is missing.')
    const project = await openTestProject(first)
    const elsewhere = connectProject(second, project)
    const calls = Array.from({ length: 20 }, async (_, number) => {
      const user = await signUp(number % 2 === 0 ? project : elsewhere)
      const body = { email: user.email, password: PASSWORD }
      const other = number % 2 === 0 ? elsewhere : project
      return (await other.call('POST', '/auth/password/sign-in', { body })).status
    })
    expect(await Promise.all(calls)).toEqual(calls.map(() => 200))
    expect([...first.reports, ...second.reports]).toEqual([])
  })
})
