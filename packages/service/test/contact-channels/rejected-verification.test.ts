import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newestMail, openTestProject, PASSWORD, signUp, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { addPasskey, CALLBACK, requireTotp } from '../support/sign-in.js'
import { refreshWith } from '../support/users.js'

const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36'
const DETAILS = '/latchkey/email-verification/details'
const REJECT = '/latchkey/email-verification/reject'

const service = await setupTestService({ clientAddressHeader: 'x-real-ip' })
const project = await openTestProject(service, {
  displayName: 'Acme',
  config: { passkeyEnabled: true, allowUserApiKeys: true },
})

const post = (path: string, body: unknown, accessToken?: string) =>
  project.call('POST', path, {
    body,
    headers: { 'User-Agent': CHROME },
    ...(accessToken !== undefined && { accessToken }),
  })

const mailTo = (email: string) => newestMail(service, project.id, email)
const codeTo = async (email: string) => (await mailTo(email))?.code ?? ''

/** Signs up with Chrome in Vienna. */
const signUpInVienna = (): Promise<TestUser> =>
  signUp({
    ...project,
    call: (method, path, options) =>
      project.call(method, path, {
        ...options,
        headers: {
          'User-Agent': CHROME,
          'X-Real-Ip': '203.0.113.9',
          'X-Vercel-Ip-Country': 'AT',
          'X-Vercel-Ip-City': 'Vienna',
        },
      }),
  })

/** Adds an address that the user signs in with, and requests its verification email. */
async function addAddress({ accessToken }: TestUser): Promise<string> {
  const value = `${randomUUID()}@example.com`
  const body = { user_id: 'me', value, type: 'email', used_for_auth: true }
  const { id } = (await post('/contact-channels', body, accessToken)).body
  const path = `/contact-channels/me/${String(id)}/send-verification-code`
  await post(path, { callback_url: CALLBACK }, accessToken)
  return value
}

describe('the details of a verification code', () => {
  it('name the account, and when, with which device and where it was created (R7)', async () => {
    const user = await signUpInVienna()
    const code = await codeTo(user.email)
    service.clock.now += 1000
    const response = await post(DETAILS, { code })
    expect(response.body).toEqual({
      email: user.email,
      is_own_account: false,
      is_sign_up_address: true,
      signed_up_at_millis: START,
      browser: 'Chrome',
      operating_system: 'macOS',
      country_code: 'AT',
      city_name: 'Vienna',
    })
  })

  it('leave the code and the account as they were (R7)', async () => {
    const user = await signUp(project)
    const code = await codeTo(user.email)
    await post(DETAILS, { code })
    const { body } = await project.call('GET', '/users/me', user)
    expect(body['primary_email_verified']).toBe(false)
    expect((await post('/contact-channels/verify', { code })).body).toEqual({ success: true })
  })

  it('recognize the session of the account, but not another one (R7)', async () => {
    const user = await signUp(project)
    const other = await signUp(project)
    const code = await codeTo(user.email)
    const isOwn = async (accessToken: string) =>
      (await post(DETAILS, { code }, accessToken)).body['is_own_account']
    expect([await isOwn(user.accessToken), await isOwn(other.accessToken)]).toEqual([true, false])
  })

  it('tell an added address from the one of the sign-up (R7)', async () => {
    const email = await addAddress(await signUp(project))
    const { body } = await post(DETAILS, { code: await codeTo(email) })
    expect(body).toMatchObject({ email, is_sign_up_address: false })
  })

  it('have only the time of a user that a server created (R7)', async () => {
    const email = `${randomUUID()}@example.com`
    const created = await project.call('POST', '/users', {
      access: 'server',
      body: { primary_email: email, primary_email_auth_enabled: true },
      headers: { 'User-Agent': CHROME },
    })
    const userId = String(created.body['id'])
    const list = await project.call('GET', `/contact-channels?user_id=${userId}`, {
      access: 'server',
    })
    const [{ id } = { id: '' }] = list.body['items'] as { id: string }[]
    const path = `/contact-channels/${userId}/${id}/send-verification-code`
    await project.call('POST', path, { access: 'server', body: { callback_url: CALLBACK } })
    const { body } = await post(DETAILS, { code: await codeTo(email) })
    expect(body).toMatchObject({ signed_up_at_millis: START, browser: null, country_code: null })
  })

  it('are those of the sign-up of an anonymous user (R7)', async () => {
    const guests = await openTestProject(service, { config: { anonymousAccountsEnabled: true } })
    const guest = await guests.call('POST', '/auth/anonymous/sign-up')
    service.clock.now += 60_000
    const email = `${randomUUID()}@example.com`
    await guests.call('POST', '/auth/password/sign-up', {
      accessToken: String(guest.body['access_token']),
      headers: { 'User-Agent': CHROME },
      body: { email, password: PASSWORD, verification_callback_url: CALLBACK },
    })
    const { code } = (await newestMail(service, guests.id, email)) ?? {}
    const { body } = await guests.call('POST', DETAILS, { body: { code } })
    expect(body).toMatchObject({ signed_up_at_millis: START + 60_000, browser: 'Chrome' })
  })

  it('are rejected for an unknown code with VERIFICATION_CODE_NOT_FOUND (R7)', async () => {
    for (const path of [DETAILS, REJECT])
      expect((await post(path, { code: 'x'.repeat(45) })).code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })
})

describe('a rejected verification', () => {
  it('ends the sessions and credentials of the account and frees the address (R7)', async () => {
    const stranger = await signUp(project)
    const { id, email, accessToken } = stranger
    const key = { user_id: 'me', description: 'Key', expires_at_millis: null }
    const apiKey = String((await post('/user-api-keys', key, accessToken)).body['value'])
    const code = await codeTo(email)
    expect((await post(REJECT, { code })).body).toEqual({ success: true })
    expect((await refreshWith(project, stranger.refreshToken)).status).toBe(401)
    expect((await project.call('GET', '/users/me', stranger)).code).toBe('ACCESS_TOKEN_EXPIRED')
    const checked = await project.call('POST', '/user-api-keys/check', {
      access: 'server',
      body: { api_key: apiKey },
    })
    expect(checked.code).toBe('API_KEY_REVOKED')
    const { body } = await project.call('GET', `/users/${id}`, { access: 'server' })
    expect(body).toMatchObject({ primary_email: null, has_password: false })
    const owner = await signUp(project, { email })
    expect(owner.id).not.toBe(id)
  })

  it('ends the factors of the account (R7)', async () => {
    const stranger = await signUp(project)
    const code = await codeTo(stranger.email)
    const body = { primary_email_verified: false }
    await addPasskey(project, stranger)
    await requireTotp(project, stranger)
    await project.call('PATCH', `/users/${stranger.id}`, { access: 'server', body })
    expect((await post(REJECT, { code })).status).toBe(200)
    const user = await project.call('GET', `/users/${stranger.id}`, { access: 'server' })
    expect(user.body).toMatchObject({ requires_totp_mfa: false, passkey_auth_enabled: false })
  })

  it('only removes an address that was added to an account (R7)', async () => {
    const user = await signUp(project)
    const email = await addAddress(user)
    expect((await post(REJECT, { code: await codeTo(email) })).status).toBe(200)
    const { body } = await project.call('GET', '/contact-channels?user_id=me', user)
    expect(body['items']).toMatchObject([{ value: user.email }])
  })

  it('only removes a mistyped address of an account with another verified one (R7)', async () => {
    const user = await signUp(project)
    const code = await codeTo(user.email)
    const own = await addAddress(user)
    await post('/contact-channels/verify', { code: await codeTo(own) })
    expect((await post(REJECT, { code })).status).toBe(200)
    const { body } = await project.call('GET', '/users/me', user)
    expect(body['has_password']).toBe(true)
  })

  it('is refused once the address is verified (R7)', async () => {
    const user = await signUp(project)
    const code = await codeTo(user.email)
    await project.call('PATCH', `/users/${user.id}`, {
      access: 'server',
      body: { primary_email_verified: true },
    })
    expect((await post(REJECT, { code })).code).toBe('VERIFICATION_CODE_ALREADY_USED')
    expect((await project.call('GET', '/users/me', user)).status).toBe(200)
  })

  it('uses the code up (R7)', async () => {
    const user = await signUp(project)
    const code = await codeTo(user.email)
    await post(REJECT, { code })
    expect((await post('/contact-channels/verify', { code })).status).toBe(404)
  })
})

describe('the verification email of a sign-up', () => {
  it('names device and place, and links to a page of the service that rejects the account (R7)', async () => {
    const user = await signUpInVienna()
    const mail = await mailTo(user.email)
    expect(mail?.text).toContain('Device: Chrome on macOS\nLocation: Vienna, Austria\nTime: ')
    expect(mail?.text).toMatch(/This wasn't me:\nhttp:\/\/localhost:4710\/api\/v1\/latchkey\//)
  })

  it('names the device that asked for it, without such a link, for an added address (R7)', async () => {
    const email = await addAddress(await signUp(project))
    const mail = await mailTo(email)
    expect(mail?.text).toContain('Device: Chrome on macOS\n\n')
    expect(mail?.text).not.toContain("This wasn't me")
  })
})

describe('the page behind the link "This wasn\'t me"', () => {
  async function linkOf(user: TestUser): Promise<string> {
    const [link = ''] =
      /http:\/\/\S*rejection\S*/.exec((await mailTo(user.email))?.text ?? '') ?? []
    return link
  }
  const open = (link: string, method = 'GET', headers = {}) =>
    service.fetch(new Request(link, { method, headers }))

  it('names the account and changes nothing when it is opened (R7)', async () => {
    const user = await signUpInVienna()
    const response = await open(await linkOf(user))
    const html = await response.text()
    expect(response.headers.get('cache-control')).toContain('no-store')
    for (const text of ['Acme', user.email, 'Chrome on macOS', 'Vienna, Austria'])
      expect(html).toContain(text)
    expect((await project.call('GET', '/users/me', user)).status).toBe(200)
  })

  it('changes nothing for a HEAD request, with which scanners check links (R7)', async () => {
    const user = await signUp(project)
    expect((await open(await linkOf(user), 'HEAD')).status).toBe(200)
    expect((await project.call('GET', '/users/me', user)).status).toBe(200)
  })

  it('rejects the account when its button is pressed, once (R7)', async () => {
    const user = await signUp(project)
    const link = await linkOf(user)
    expect((await open(link, 'POST')).status).toBe(200)
    expect((await project.call('GET', '/users/me', user)).code).toBe('ACCESS_TOKEN_EXPIRED')
    expect((await open(link, 'POST')).status).toBe(404)
    expect((await open(link)).status).toBe(404)
  })

  it('is in the language of the reader (R7)', async () => {
    const response = await open(await linkOf(await signUp(project)), 'GET', {
      'Accept-Language': 'de',
    })
    expect(await response.text()).toContain('Haben Sie dieses Konto erstellt?')
  })

  it.each(['', '?project=%00&code=%00', `?project=internal&code=${'x'.repeat(45)}`])(
    'answers 404 for a link with the query "%s" (R7)',
    async (query) => {
      const path = '/api/v1/latchkey/email-verification/rejection'
      expect((await open(`http://localhost:4710${path}${query}`)).status).toBe(404)
      expect((await open(`http://localhost:4710${path}${query}`, 'POST')).status).toBe(404)
    },
  )
})
