import * as hashWasm from 'hash-wasm'
import { expect, it, vi } from 'vitest'
import { openTestProject, signUp } from '../support/project.js'
import { openTestService } from '../support/service.js'

// The real functions, counted.
vi.mock('hash-wasm', async (load) => {
  const real = await load<typeof hashWasm>()
  return { ...real, argon2id: vi.fn(real.argon2id), argon2Verify: vi.fn(real.argon2Verify) }
})

it('costs the same hashing to sign in whether the address is known or not', async () => {
  const service = await openTestService()
  const project = await openTestProject(service, {
    users: [{ email: 'passwordless@example.com', displayName: 'No password' }],
  })
  const signIn = (email: string, password: string) =>
    project.call('POST', '/auth/password/sign-in', { body: { email, password } })
  const { email } = await signUp(project)
  vi.clearAllMocks()
  for (const [given, password] of [
    [email, 'wrong wrong'],
    ['unknown@example.com', 'wrong wrong'],
    ['passwordless@example.com', 'wrong wrong'],
    [email, ''],
  ] as const)
    await signIn(given, password)
  const parameters = vi
    .mocked(hashWasm.argon2Verify)
    .mock.calls.map(([{ hash }]) => hash.split('$').slice(0, 4).join('$'))
  expect(parameters).toEqual(Array.from({ length: 4 }, () => '$argon2id$v=19$m=64,t=1,p=1'))
  expect(hashWasm.argon2id).not.toHaveBeenCalled()
})
