import { hashSync } from '@node-rs/argon2'
import bcrypt from '@node-rs/bcrypt'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passwords } from '../../src/db/schema.js'
import { openTestProject, PASSWORD, signUp, uniqueEmail } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const COMPOSED = 'pässwörd9'.normalize('NFC')
const DECOMPOSED = COMPOSED.normalize('NFD')
const FULL_WIDTH = 'pässwörd９'.normalize('NFC')
/** Fewer than 72 bytes composed, and more decomposed. */
const LONG = 'ö'.repeat(30)

const service = await setupTestService()
const project = await openTestProject(service)

const post = (path: string, body: unknown) =>
  project.call('POST', `/auth/password/${path}`, { body })
const signIn = async (email: string, password: string) => {
  const { status, code } = await post('sign-in', { email, password })
  return code ?? status
}
const signUpWith = (email: string, password: string) =>
  post('sign-up', {
    email,
    password,
    verification_callback_url: 'http://localhost:12345/verify',
  })
const createWith = async (fields: object) => {
  const email = uniqueEmail()
  const body = { primary_email: email, primary_email_auth_enabled: true, ...fields }
  const { body: user } = await project.call('POST', '/users', { access: 'server', body })
  return { email, id: String(user['id']) }
}

describe('a password that is typed in another Unicode form', () => {
  it.each([
    ['composed', COMPOSED],
    ['decomposed', DECOMPOSED],
    ['in full width', FULL_WIDTH],
  ])('signs in when it was set %s', async (_form, password) => {
    const email = uniqueEmail()
    await signUpWith(email, password)
    for (const typed of [COMPOSED, DECOMPOSED, FULL_WIDTH])
      expect(await signIn(email, typed)).toBe(200)
    expect(await signIn(email, 'passwörd9')).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('signs in when a server set it', async () => {
    const { email } = await createWith({ password: DECOMPOSED })
    expect(await signIn(email, COMPOSED)).toBe(200)
  })

  it('signs in when it has 72 bytes only as it is typed', async () => {
    const email = uniqueEmail()
    await signUpWith(email, LONG)
    expect(await signIn(email, LONG.normalize('NFD'))).toBe(200)
  })

  it('is the old password of a change', async () => {
    const { accessToken, refreshToken, email } = await signUp(project)
    const change = (old_password: string, new_password: string) =>
      project.call('POST', '/auth/password/update', {
        accessToken,
        body: { old_password, new_password },
        headers: { 'X-Stack-Refresh-Token': refreshToken },
      })
    expect((await change(PASSWORD, COMPOSED)).status).toBe(200)
    expect((await change(DECOMPOSED, 'another horse 8 battery')).status).toBe(200)
    expect(await signIn(email, 'another horse 8 battery')).toBe(200)
  })
})

describe('a hash of a decomposed password', () => {
  const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 }

  it('of an earlier version is verified, and replaced so that other forms sign in', async () => {
    const { email, id } = await createWith({ password: 'replaced' })
    const hash = hashSync(DECOMPOSED, cost)
    await service.ctx.db.update(passwords).set({ hash }).where(eq(passwords.userId, id))
    expect(await signIn(email, DECOMPOSED)).toBe(200)
    expect(await signIn(email, COMPOSED)).toBe(200)
  })

  it('that was imported is verified, and replaced so that other forms sign in', async () => {
    const { email } = await createWith({ password_hash: bcrypt.hashSync(DECOMPOSED, 4) })
    expect(await signIn(email, DECOMPOSED)).toBe(200)
    expect(await signIn(email, COMPOSED)).toBe(200)
  })
})

describe('the length of a password', () => {
  it.each([
    // One code unit, of which NFKC makes 18.
    ['\u{FDFA}', 'PASSWORD_TOO_SHORT'],
    ['ö'.repeat(7), 'PASSWORD_TOO_SHORT'],
    ['ö'.repeat(4).normalize('NFD'), 200],
    ['\u{FDFA}'.repeat(20), 200],
    ['ö'.repeat(129).normalize('NFD'), 'PASSWORD_TOO_LONG'],
  ])('is that of the text as typed: %j', async (password, outcome) => {
    const email = uniqueEmail()
    const { code } = await signUpWith(email, password)
    expect(code ?? (await signIn(email, password))).toBe(outcome)
  })
})
