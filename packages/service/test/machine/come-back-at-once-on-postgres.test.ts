import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/connect.js'
import { oauthAccounts, users } from '../../src/db/schema.js'
import {
  codeOf,
  comeBack,
  consent,
  exchange,
  openSharedProject,
  somebody,
  start,
  userOf,
  type AuthorizeQuery,
} from '../support/oauth.js'
import { startPostgres, type Postgres } from '../support/postgres.js'
import { signUp, type Answered, type TestProject } from '../support/project.js'
import { openTestService, START, type TestService } from '../support/service.js'

let postgres: Postgres
let service: TestService
let project: TestProject

beforeAll(async () => {
  postgres = await startPostgres()
  const encryptionKey = randomBytes(32).toString('hex')
  service = await openTestService({ databaseUrl: postgres.databaseUrl, encryptionKey })
  project = await openSharedProject(service)
})
afterAll(async () => {
  await service.close()
  await postgres.stop()
})

/** Comes back while another transaction did something that is committed only once this one waits. */
async function comeBackDuring(
  account: string,
  { query, change }: { query?: AuthorizeQuery; change: (db: Database) => Promise<unknown> },
): Promise<Answered> {
  const started = await start(project, 'github', query)
  const back = await consent(service, started, { account })
  const { db } = service.ctx
  return db
    .transaction(async (tx) => {
      await change(tx)
      const coming = comeBack(service, back, started.cookie)
      await expect.poll(isSomeCallBlocked).toBe(true)
      return { coming }
    })
    .then(({ coming }) => coming)
}

/** Tells whether some connection waits for a lock that another one holds. */
async function isSomeCallBlocked(): Promise<boolean> {
  const isBlocked = sql<boolean>`exists (select from pg_locks where not granted)`
  const [row] = await service.ctx.db.select({ isBlocked }).from(sql`(values (1)) as one`)
  return row?.isBlocked ?? false
}

it('signs in the user that got the account meanwhile', async () => {
  const { id: userId } = await signUp(project)
  const email = somebody()
  const accountId = createHash('sha256').update(email).digest('hex').slice(0, 20)
  const answer = await comeBackDuring(email, {
    change: (db) =>
      db.insert(oauthAccounts).values({
        projectId: project.id,
        userId,
        providerId: 'github',
        accountId,
        email,
        createdAt: START,
      }),
  })
  const tokens = await exchange(project, codeOf(answer))
  expect(tokens.body['is_new_user']).toBe(false)
  expect((await userOf(project, tokens))['id']).toBe(userId)
})

it('links nothing to a user who is being deleted', async () => {
  const { id, accessToken } = await signUp(project)
  const answer = await comeBackDuring(somebody(), {
    query: { type: 'link', token: accessToken },
    change: (db) => db.delete(users).where(eq(users.id, id)),
  })
  expect([answer.status, service.reports]).toEqual([400, []])
})
