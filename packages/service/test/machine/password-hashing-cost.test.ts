import * as argon2 from '@node-rs/argon2'
import bcrypt from '@node-rs/bcrypt'
import { beforeEach, expect, it, vi } from 'vitest'
import { openTestProject, PASSWORD, signUp, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
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

const service = await setupTestService()
let project: TestProject
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

it('costs an unknown address no more when the project has imported passwords (R5)', async () => {
  await createAsServer(project, {
    primary_email: 'imported@example.com',
    primary_email_auth_enabled: true,
    password_hash: await bcrypt.hash(PASSWORD, 7),
  })
  for (const credentials of await rejectedCredentials())
    expect(await workOf(...credentials)).toEqual({ argon2id: once, bcrypt: 0 })
  expect(await workOf('imported@example.com', 'wrong wrong')).toEqual({
    argon2id: [],
    bcrypt: 2 ** 7,
  })
})
