import { setImmediate } from 'node:timers/promises'
import bcrypt from '@node-rs/bcrypt'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { passwords } from '../../src/db/schema.js'
import { credentialsOf, openTestProject, PASSWORD, requestOf, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { requireTotp } from '../support/sign-in.js'

/** Has 72 bytes, the maximum that bcrypt reads. */
const BEYOND_BCRYPT = 'é'.repeat(36)
const imported = [
  { email: 'a@example.com', passwordHash: bcrypt.hashSync(PASSWORD, 4) },
  { email: 'b@example.com', passwordHash: bcrypt.hashSync(PASSWORD, 4).replace('$2b$', '$2y$') },
  { email: 'long@example.com', passwordHash: bcrypt.hashSync(BEYOND_BCRYPT, 4) },
]

const service = await setupTestService()
const project = await openTestProject(service, {
  users: [...imported, { email: 'passwordless@example.com', displayName: 'No password' }],
})

const signIn = (email: string, password: string, on = project) =>
  on.call('POST', '/auth/password/sign-in', { body: { email, password } })

it('returns tokens and the user ID for a password', async () => {
  const { email, id, refreshToken } = await signUp(project)
  const response = await signIn(email, PASSWORD)
  expect([response.status, response.body]).toEqual([
    200,
    { access_token: expect.any(String), refresh_token: expect.any(String), user_id: id },
  ])
  expect(response.body['refresh_token']).not.toBe(refreshToken)
})

it('rejects a password if the project has passwords disabled', async () => {
  const mine = await openTestProject(service, { config: { credentialEnabled: false } })
  const response = await signIn('a@example.com', 'wrong', mine)
  expect([response.status, response.code]).toEqual([400, 'PASSWORD_AUTHENTICATION_NOT_ENABLED'])
})

describe('EMAIL_PASSWORD_MISMATCH', () => {
  it.each([
    ['an unknown address', 'unknown@example.com', PASSWORD],
    ['an empty address', '', PASSWORD],
    ['an account without a password', 'passwordless@example.com', PASSWORD],
    ['a wrong password', 'a@example.com', 'wrong wrong'],
    ['an empty password', 'a@example.com', ''],
    ['a password beyond what bcrypt reads', 'long@example.com', BEYOND_BCRYPT],
  ])('is returned for %s', async (_what, email, password) => {
    const response = await signIn(email, password)
    expect([response.status, response.code]).toEqual([400, 'EMAIL_PASSWORD_MISMATCH'])
    expect(response.body['error']).toBe('Wrong e-mail or password.')
  })
})

describe('an imported bcrypt hash', () => {
  const storedHash = async (userId: unknown) => {
    const [row] = await service.ctx.db
      .select()
      .from(passwords)
      .where(eq(passwords.userId, String(userId)))
    return row?.hash
  }

  it.each(['a@example.com', 'b@example.com'])('of %s is accepted and rehashed', async (email) => {
    const first = await signIn(email, PASSWORD)
    expect(first.status).toBe(200)
    expect(await storedHash(first.body['user_id'])).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    expect((await signIn(email, `${PASSWORD}!`)).code).toBe('EMAIL_PASSWORD_MISMATCH')
  })
})

describe('a slow password check', () => {
  const ANYBODYS = '$2b$04$CCCCCCCCCCCCCCCCCCCCC.E9A7bBU8BhucNboksUhD0r8sMPSjz5W'
  const costly = (exponent: '04' | '12') =>
    openTestProject(service, {
      users: [{ email: 'slow@example.com', passwordHash: ANYBODYS.replace('04', exponent) }],
    })

  type Check = typeof bcrypt.verify

  /** Wraps every password check. */
  function checkBy(by: (check: Check) => Check) {
    const check = bcrypt.verify
    const verify = vi.spyOn(bcrypt, 'verify').mockImplementation(by(check))
    onTestFinished(() => verify.mockRestore())
    return verify
  }

  /** Holds password checks until the returned function is called. */
  function holdChecks() {
    let letCheck = () => {}
    const mayCheck = new Promise<void>((resolve) => (letCheck = resolve))
    const verify = checkBy((check) => async (...args) => {
      await mayCheck
      return check(...args)
    })
    return { verify, letCheck }
  }

  it('does not delay other requests', async () => {
    const slow = await costly('12')
    let isOver = false
    const verify = checkBy(
      (check) =>
        (...args) =>
          check(...args).finally(() => void (isOver = true)),
    )
    const wrong = signIn('slow@example.com', 'wrong wrong', slow)
    await expect.poll(() => verify).toHaveBeenCalledOnce()
    let beforeTransaction = 0
    while (!isOver) {
      expect((await project.call('GET', '/projects/current')).status).toBe(200)
      if (!isOver) beforeTransaction += 1
      // Each request in its own turn of the event loop, as requests from a network.
      await setImmediate()
    }
    expect(beforeTransaction).toBeGreaterThan(0)
    expect((await wrong).code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('is skipped for clients that disconnected while queued', async () => {
    const slow = await costly('04')
    const { verify, letCheck } = holdChecks()
    const leaving = new AbortController()
    const body = { email: 'slow@example.com', password: 'wrong wrong' }
    const headers = credentialsOf(slow, {})
    const abortedRequests = Array.from({ length: 6 }, () => {
      const request = requestOf('POST', '/auth/password/sign-in', { body, headers })
      return service.fetch(new Request(request, { signal: leaving.signal }))
    })
    await expect.poll(() => verify).toHaveBeenCalledTimes(2)
    leaving.abort()
    letCheck()
    const response = await signIn(body.email, body.password, slow)
    await Promise.all(abortedRequests)
    expect(response.code).toBe('EMAIL_PASSWORD_MISMATCH')
    expect(verify).toHaveBeenCalledTimes(3)
    expect(service.reports).toEqual([])
  })
})

it('continues with an attempt code for the second factor', async () => {
  const user = await signUp(project)
  const { email } = user
  await requireTotp(project, user)
  const response = await signIn(email, PASSWORD)
  expect([response.status, response.code]).toEqual([400, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'])
  expect(response.body['details']).toEqual({
    attempt_code: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{45}$/),
  })
  expect((await signIn(email, 'wrong wrong')).code).toBe('EMAIL_PASSWORD_MISMATCH')
})
