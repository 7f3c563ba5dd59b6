import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { connect } from '../../src/db/connect.js'
import { createDatabase } from '../support/database/database.js'
import { openTestProject, PASSWORD, signUp } from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'
import { createUserData, enableAllSettings } from '../support/user-data.js'
import { callOk } from '../support/with-access.js'

const guide = new URL('../../../../docs/self-hosting/database.md', import.meta.url)
/** Roles belong to the whole server, which other tests use, too. */
const suffix = randomUUID().replaceAll('-', '')
const password = randomBytes(16).toString('hex')

const adminUrl = await createDatabase()
const databaseName = new URL(adminUrl).pathname.slice(1)

/** Returns the statements that the guide lists, with the names and passwords of this test. */
async function readGuide(): Promise<string[]> {
  const text = await readFile(guide, 'utf8')
  const [, section = ''] = /## Rights of the database account\n([^]*?)\n## /.exec(text) ?? []
  return [...section.matchAll(/```sql\n([^]*?)```/g)].map(([, sql = '']) =>
    sql
      .replaceAll(/\blatchkey_(owner|service)\b/g, `latchkey_$1_${suffix}`)
      .replaceAll(/\bdatabase latchkey\b/g, `database "${databaseName}"`)
      .replaceAll(/password '[^']*'/g, `password '${password}'`),
  )
}

function urlOf(role: string): string {
  const url = new URL(adminUrl)
  url.username = `latchkey_${role}_${suffix}`
  url.password = password
  return url.href
}

async function runAs(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const [accounts = '', rights = ''] = await readGuide()
await runAs(adminUrl, accounts)
const reports: unknown[] = []
const report = (error: unknown) => reports.push(error)
const migrated = await connect({ databaseUrl: urlOf('owner'), report })
await migrated.close()
await runAs(urlOf('owner'), rights)
let service: TestService | undefined
afterAll(() => service?.close())

describe('the database account with the rights of the guide', () => {
  it('serves sign-ups, changes and deletions, with users, teams, keys and passkeys', async () => {
    service = await openTestService({
      databaseUrl: urlOf('service'),
      encryptionKey: randomBytes(32).toString('hex'),
      projects: [{ id: 'internal', displayName: 'Internal' }],
    })
    const project = await openTestProject(service, { config: enableAllSettings })
    await createUserData(service, project)
    const { email, accessToken } = await signUp(project)
    await callOk(project, 'POST /auth/password/sign-in', { body: { email, password: PASSWORD } })
    await callOk(project, 'DELETE /users/me', { accessToken, body: {} })
    expect(service.reports).toEqual([])
  })

  it('starts without the indexes of the search, and says who may create them', async () => {
    expect(reports).toEqual([])
    await runAs(urlOf('owner'), 'drop index users_search')
    const connection = await connect({ databaseUrl: urlOf('service'), report })
    await connection.close()
    expect(String(reports)).toContain('may create the extensions pg_trgm and btree_gin')
  })

  it.each([
    'create table other (id integer)',
    'alter table users add column other text',
    'drop table users',
    'truncate users',
    'create schema other',
    'delete from drizzle.__drizzle_migrations',
    'create role other',
  ])('may not %s', async (statement) => {
    await expect(runAs(urlOf('service'), statement)).rejects.toThrow(
      /permission denied|must be owner/,
    )
  })
})
