import { readFile } from 'node:fs/promises'
import * as argon2 from '@node-rs/argon2'
import bcrypt from '@node-rs/bcrypt'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { projects } from '../../src/db/schema.js'
import { sweep } from '../../src/jobs/sweep.js'
import { openTestProject, PASSWORD, signUp, type TestProject } from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'
import { createAsServer } from '../support/users.js'

// Counts the calls of the real functions.
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})
vi.mock('@node-rs/bcrypt', async (load) => {
  const real = await load<{ default: typeof bcrypt }>()
  return { default: { ...real.default, verify: vi.fn(real.default.verify) } }
})

let service: TestService
let project: TestProject
beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())
beforeEach(async () => {
  project = await openTestProject(service, {
    users: [{ email: 'passwordless@example.com', displayName: 'No password' }],
  })
})

const signIn = (email: string, password: string) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password } })

/** The parameters of each argon2id check, and the total number of bcrypt rounds. */
async function workOf(email: string, password: string) {
  vi.clearAllMocks()
  await signIn(email, password)
  expect(argon2.hash).not.toHaveBeenCalled()
  const rounds = vi
    .mocked(bcrypt.verify)
    .mock.calls.map(([, hash]) => 2 ** Number(String(hash).slice(4, 6)))
  return {
    argon2id: vi
      .mocked(argon2.verify)
      .mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$')),
    bcrypt: rounds.reduce((sum, count) => sum + count, 0),
  }
}

async function rejectedCredentials(): Promise<[email: string, password: string][]> {
  const { email } = await signUp(project)
  return [
    [email, 'wrong wrong'],
    ['unknown@example.com', 'wrong wrong'],
    ['passwordless@example.com', 'wrong wrong'],
    [email, ''],
  ]
}
const once = ['$argon2id$v=19$m=64,t=1,p=1']

it('hashes equally often for known and unknown email addresses', async () => {
  for (const credentials of await rejectedCredentials())
    expect(await workOf(...credentials)).toEqual({ argon2id: once, bcrypt: 0 })
})

/** A user with an imported password. */
async function imported(cost: number, on = project): Promise<string> {
  const email = `${cost}@example.com`
  await createAsServer(on, {
    primary_email: email,
    primary_email_auth_enabled: true,
    password_hash: await bcrypt.hash(PASSWORD, cost),
  })
  return email
}

it('hashes equally often if some users have imported passwords, at the highest cost of these', async () => {
  const [cheap, dear] = [await imported(4), await imported(7)]
  await imported(5)
  const wrong: [email: string, password: string][] = [
    ...(await rejectedCredentials()),
    ...[cheap, dear].map((email): [string, string] => [email, 'wrong wrong']),
    [dear, ''],
  ]
  for (const credentials of wrong)
    expect(await workOf(...credentials)).toEqual({ argon2id: once, bcrypt: 2 ** 7 })
})

it('lowers the cost when all users with imported passwords have signed in, per project', async () => {
  const elsewhere = await openTestProject(service)
  await imported(7, elsewhere)
  const { email } = await signUp(project)
  const workOfWrong = () => workOf(email, 'wrong wrong')
  expect(await workOfWrong()).toEqual({ argon2id: once, bcrypt: 0 })
  const late = await imported(4)
  await sweep(service.ctx)
  expect((await workOfWrong()).bcrypt).toBe(2 ** 4)
  expect((await signIn(late, PASSWORD)).status).toBe(200)
  await sweep(service.ctx)
  expect((await workOfWrong()).bcrypt).toBe(0)
})

it('computes the cost for passwords that an earlier version imported', async () => {
  const { db } = service.ctx
  const [email] = [await imported(5), await imported(4)]
  await db.update(projects).set({ bcryptCost: null })
  const file = new URL('../../migrations/0002_imported_passwords.sql', import.meta.url)
  const [, note = ''] = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
  await db.execute(sql.raw(note))
  expect((await workOf('unknown@example.com', 'wrong wrong')).bcrypt).toBe(2 ** 5)
  expect((await workOf(email, 'wrong wrong')).bcrypt).toBe(2 ** 5)
})
