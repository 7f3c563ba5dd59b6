import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addUsers } from '../../src/domain/user-lifecycle/seed-users.js'
import { canonicalEmail } from '../../src/lib/canonical-email.js'
import { packageFolder } from '../../src/lib/files/package-folder.js'
import { openSharedProject, signInWithProvider, userOf } from '../support/oauth.js'
import { newestMail, PASSWORD, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { requestCode, CALLBACK, proveEmail } from '../support/sign-in.js'
import { createAsServer } from '../support/users.js'

const service = await setupTestService({ limits: { emailsPerRecipient: 3 } })
const project = await openSharedProject(service, { magicLinkEnabled: true })

const post = (path: string, body: unknown, accessToken?: string) =>
  project.call('POST', path, { body, ...(accessToken !== undefined && { accessToken }) })

/** An address as typed at sign-up, and another spelling of it. */
function twoSpellings() {
  const name = randomUUID()
  return { typed: `Ada.${name}@Example.com`, other: `aDA.${name.toUpperCase()}@EXAMPLE.COM` }
}

/** A user who signed up with an address, and another spelling of it. */
async function spelledUser() {
  const { typed, other } = twoSpellings()
  const user = await signUp(project, { email: typed })
  return { user, typed, other }
}

describe('an email address in another spelling', () => {
  it('is stored as typed and signs in to the same account', async () => {
    const { user, typed, other } = await spelledUser()
    const signedIn = await post('/auth/password/sign-in', { email: other, password: PASSWORD })
    expect(signedIn.body['user_id']).toBe(user.id)
    const { body } = await project.call('GET', '/users/me', user)
    expect(body['primary_email']).toBe(typed)
  })

  it('is taken for sign-up, servers and contact channels', async () => {
    const { other } = await spelledUser()
    const signUpAgain = { email: other, password: PASSWORD, verification_callback_url: CALLBACK }
    expect((await post('/auth/password/sign-up', signUpAgain)).code).toBe(
      'USER_EMAIL_ALREADY_EXISTS',
    )
    const body = { primary_email: other, primary_email_auth_enabled: true }
    const created = await project.call('POST', '/users', { access: 'server', body })
    expect(created.code).toBe('USER_EMAIL_ALREADY_EXISTS')
    const { accessToken } = await signUp(project)
    const channel = { user_id: 'me', type: 'email', value: other, used_for_auth: true }
    expect((await post('/contact-channels', channel, accessToken)).code).toBe(
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    )
  })

  it('is the same address of one user, and keeps its verification', async () => {
    const { user, other } = await spelledUser()
    const channel = { user_id: 'me', type: 'email', value: other, used_for_auth: false }
    expect((await post('/contact-channels', channel, user.accessToken)).status).toBe(400)
    await proveEmail(project, user)
    const list = await project.call('GET', '/contact-channels?user_id=me', user)
    const [own] = list.body['items'] as { id: string }[]
    const changed = await project.call('PATCH', `/contact-channels/me/${own?.id}`, {
      ...user,
      body: { value: other },
    })
    expect(changed.body).toMatchObject({ value: other, is_verified: true })
  })

  it('gets emailed codes at the stored address', async () => {
    const { user, typed, other } = await spelledUser()
    await proveEmail(project, user)
    service.clock.now += 1
    await post('/auth/otp/send-sign-in-code', { email: other, callback_url: CALLBACK })
    expect(await newestMail(service, project.id, other)).toBeUndefined()
    const code = (await newestMail(service, project.id, typed))?.code
    expect((await post('/auth/otp/sign-in', { code })).body['user_id']).toBe(user.id)
  })

  it('merges with a provider account', async () => {
    const { user, other } = await spelledUser()
    await proveEmail(project, user)
    const response = await signInWithProvider(service, project, { account: other })
    expect((await userOf(project, response))['id']).toBe(user.id)
  })

  it('is the primary address for a verification email', async () => {
    const { user, other } = await spelledUser()
    const body = { email: other, callback_url: CALLBACK }
    const response = await post('/contact-channels/send-verification-code', body, user.accessToken)
    expect(response.body).toEqual({ success: true })
  })

  it('finds the account in the list of users', async () => {
    const { user, other } = await spelledUser()
    const list = await project.call('GET', `/users?query=${encodeURIComponent(other)}`, {
      access: 'server',
    })
    expect(list.body['items']).toMatchObject([{ id: user.id }])
  })

  it('adds no second configured user', async () => {
    const { typed, other } = twoSpellings()
    await addUsers(service.ctx, project.id, [{ email: typed }])
    await addUsers(service.ctx, project.id, [{ email: other }])
    const list = await project.call('GET', `/users?query=${encodeURIComponent(typed)}`, {
      access: 'server',
    })
    expect(list.body['items']).toHaveLength(1)
  })

  it('replaces the primary address of a server change instead of adding one', async () => {
    const { typed, other } = twoSpellings()
    const { id } = await createAsServer(project, { primary_email: typed })
    const body = { primary_email: other, primary_email_auth_enabled: true }
    await project.call('PATCH', `/users/${String(id)}`, { access: 'server', body })
    const list = await project.call('GET', `/contact-channels?user_id=${String(id)}`, {
      access: 'server',
    })
    expect(list.body['items']).toMatchObject([{ value: other, used_for_auth: true }])
  })

  it('counts for the limit of emails to one address', async () => {
    const { typed, other } = twoSpellings()
    for (const email of [typed, other, typed]) await requestCode(service, project, email)
    const body = { email: other, callback_url: CALLBACK }
    expect((await post('/auth/otp/send-sign-in-code', body)).status).toBe(429)
  })
})

describe('canonicalEmail', () => {
  it.each([
    ['Ada.Byron@Example.COM', 'ada.byron@example.com'],
    ['  ada@example.com ', 'ada@example.com'],
    // Turkish rules would make a dotless i of the I.
    ['IRIS@example.com', 'iris@example.com'],
    ['JOSE\u0301@example.com', 'jos\u00E9@example.com'],
  ])('returns of %j the form for comparisons', (typed, canonical) => {
    expect(canonicalEmail(typed)).toBe(canonical)
    expect(canonicalEmail(canonical)).toBe(canonical)
  })
})

it('compares no address as typed in a query', async () => {
  const folder = join(packageFolder, 'src')
  const files = await readdir(folder, { recursive: true })
  const comparisons = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => {
        const text = await readFile(join(folder, file), 'utf8')
        const raw =
          /\b(?:eq|ne|inArray|like|ilike|on)\(\s*(?:contactChannels|table)\.value\b|\bc\.value\s*(?:=|like|ilike|in)\b/
        return raw.test(text) ? [file] : []
      }),
  )
  expect(comparisons.flat()).toEqual([])
})
