import { inspect } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { watch } from '../../../core/test/leaks/watch.js'
import { printEveryWay } from '../../../core/test/print-every-way.js'
import { createService } from '../../src/index.js'
import { startPostgres, type Postgres } from '../support/postgres.js'

const words = watch('a lost database')

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** Ends every other connection, as a server does that is put out of service. */
async function endConnections() {
  const client = new Client({ connectionString: postgres.databaseUrl })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> pg_backend_pid()',
  )
  await client.end()
}

it('LG01, LG02: is reported without its password, nor a key to a connection', async () => {
  const address = new URL(postgres.databaseUrl)
  address.password = words.make('password of the database')
  const reports: unknown[] = []
  const service = createService({
    databaseUrl: address.href,
    encryptionKey: 'ab'.repeat(32),
    report: (error) => void reports.push(error),
  })
  await service.ready
  await endConnections()
  await expect.poll(() => reports).not.toEqual([])
  const said = reports.map((report) => `${inspect(report)} ${printEveryWay(report)}`).join('\n')
  expect(said).toContain('terminating connection')
  expect(words.findIn(said)).toEqual([])
  expect(said).not.toMatch(/secretKey|connectionString|connectionParameters/)
  await service.close()
})

it('LG04: every kind of secret was there to be found', () => {
  expect(words.missing()).toEqual([])
})
