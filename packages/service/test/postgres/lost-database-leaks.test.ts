import { inspect } from 'node:util'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { watch } from '../../../core/test/leaks/watch.js'
import { printEveryWay } from '../../../core/test/support/print-every-way.js'
import { createService } from '../../src/index.js'
import { createDatabase } from '../support/database/database.js'

const words = watch('lost database')

/** Ends all other connections to a database, as a server does that shuts down. */
async function endConnections(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

it('reports a lost database without its password or a key of a connection (LG01, LG02, LG04)', async () => {
  const databaseUrl = await createDatabase()
  const address = new URL(databaseUrl)
  address.password = words.make('database password')
  const reports: unknown[] = []
  const service = createService({
    databaseUrl: address.href,
    encryptionKey: 'ab'.repeat(32),
    report: (error) => void reports.push(error),
  })
  await expect
    .poll(async () => {
      // Leaves an idle connection in the pool. Before, the service may have none.
      await service.fetch(new Request('http://localhost:4710/health/ready'))
      await endConnections(databaseUrl)
      return reports
    })
    .not.toEqual([])
  const text = reports.map((report) => `${inspect(report)} ${printEveryWay(report)}`).join('\n')
  expect(text).toContain('terminating connection')
  expect(words.missing()).toEqual([])
  expect(words.findIn(text)).toEqual([])
  expect(text).not.toMatch(/secretKey|connectionString|connectionParameters/)
  await service.close()
})
