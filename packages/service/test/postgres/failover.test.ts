import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { createDatabase } from '../support/database/database.js'
import { startPostgresPair } from '../support/database/postgres.js'
import { openTestProject, signUp } from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'

const encryptionKey = randomBytes(32).toString('hex')
const serverUrl = inject('latchkeyTestDatabaseUrl') ?? ''

async function openUser(service: TestService) {
  const project = await openTestProject(service)
  const user = await signUp(project)
  return {
    rename: async (name: string) => {
      const body = { display_name: name }
      const { status, headers } = await project.call('PATCH', '/users/me', { ...user, body })
      return [status, headers.get('retry-after')]
    },
    name: async () => (await project.call('GET', '/users/me', user)).body['display_name'],
    readiness: async () =>
      (await service.fetch(new Request('http://localhost:4710/health/ready'))).status,
  }
}

async function runOn(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('a database that accepts no writes', () => {
  it('makes the service not ready and its calls 503, until it accepts them again', async () => {
    const databaseUrl = await createDatabase()
    const service = await openTestService({ databaseUrl, encryptionKey })
    onTestFinished(() => service.close())
    const { rename, readiness } = await openUser(service)
    const name = new URL(databaseUrl).pathname.slice(1)
    const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
    const setReadOnly = async (value: 'on' | 'off') => {
      await runOn(
        serverUrl,
        `alter database "${name}" set default_transaction_read_only = ${value}`,
      )
      await runOn(serverUrl, endConnections)
    }
    await setReadOnly('on')
    await expect.poll(() => rename('B')).toEqual([503, '5'])
    expect(await readiness()).toBe(503)
    await setReadOnly('off')
    await expect.poll(readiness).toBe(200)
    expect(await rename('C')).toEqual([200, null])
    service.reports.splice(0)
  })
})

describe('a database on several hosts', () => {
  it('stays in use when its primary is killed and the standby is promoted', async () => {
    const pair = await startPostgresPair()
    onTestFinished(() => pair.stop())
    const service = await openTestService({ databaseUrl: pair.databaseUrl, encryptionKey })
    onTestFinished(() => service.close())
    const { rename, name, readiness } = await openUser(service)
    expect(await rename('Before')).toEqual([200, null])
    await pair.primary.kill()
    expect(await rename('Lost')).toEqual([503, '5'])
    expect(await readiness()).toBe(503)
    await runOn(pair.standby.databaseUrl, 'select pg_promote()')
    await expect.poll(readiness, { timeout: 20_000 }).toBe(200)
    expect(await name()).toBe('Before')
    expect(await rename('After')).toEqual([200, null])
    const { host } = new URL(pair.standby.databaseUrl)
    expect(service.reports.splice(0).map(String).join()).toContain(`accepts writes at ${host} now`)
  }, 60_000)
})
