import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { withRecordedAnswers } from '../support/compatibility.js'
import {
  newestMail,
  openTestProject,
  signUp,
  type TestProject,
  type TestUser,
  uniqueEmail,
} from '../support/project.js'
import { scenario, OVERRIDE } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'

const CALLBACK = 'http://localhost:12345/some-callback-url'

const service = await setupTestService()
const project = await openTestProject(service)
const user = await signUp(project)

type Options = Parameters<TestProject['call']>[2]
const post = (path: string, body: unknown, options: Options = {}) =>
  project.call('POST', path, { body, ...options })
const codeOf = async ({ email }: TestUser) =>
  (await newestMail(service, project.id, email))?.code ?? ''

/** The body that adds an address to the signed-in user. */
const address = (value = uniqueEmail(), usedForAuth = false) => ({
  user_id: 'me',
  type: 'email',
  value,
  used_for_auth: usedForAuth,
})

async function add(to = user, value = uniqueEmail()): Promise<string> {
  const response = await post('/contact-channels', address(value), to)
  if (response.status !== 201) throw new Error(`No channel was made: ${response.text}`)
  return String(response.body['id'])
}

async function primaryOf(of: TestUser): Promise<Record<string, unknown>> {
  const list = await project.call('GET', '/contact-channels?user_id=me', of)
  const items = list.body['items'] as Record<string, unknown>[]
  return items.find((channel) => channel['is_primary']) ?? {}
}

describe('reading', () => {
  scenario('GET /contact-channels 200', async () => {
    const mine = await signUp(project)
    service.clock.now += 1
    const extra = uniqueEmail()
    const id = await add(mine, extra)
    const list = (query: string, options: Options) =>
      project.call('GET', `/contact-channels?user_id=${query}`, options)
    const own = (await list('me', mine)).body
    const item = { user_id: mine.id, type: 'email', is_verified: false }
    const first = { is_primary: true, used_for_auth: true, value: mine.email }
    const second = { id, is_primary: false, used_for_auth: false, value: extra }
    expect(own).toEqual({
      items: [
        { ...item, ...first, id: expect.any(String) },
        { ...item, ...second },
      ],
      is_paginated: false,
    })
    expect((await list(mine.id, { access: 'server' })).body).toEqual(own)
    const response = await list(`me&contact_channel_id=${id}`, mine)
    expect(response.body['items']).toEqual([{ ...item, ...second }])
  })

  scenario('GET /contact-channels 403', async () => {
    const other = await signUp(project)
    for (const query of ['', `?user_id=${other.id}`]) {
      const response = await project.call('GET', `/contact-channels${query}`, user)
      expect([response.status, response.code]).toEqual([403, null])
    }
  })

  scenario('GET /contact-channels/{user_id}/{contact_channel_id} 200', async () => {
    const value = uniqueEmail()
    const id = await add(user, value)
    const read = (whose: string, options: Options) =>
      project.call('GET', `/contact-channels/${whose}/${id}`, options)
    const own = (await read('me', user)).body
    expect(own).toEqual({
      user_id: user.id,
      id,
      type: 'email',
      value,
      is_primary: false,
      is_verified: false,
      used_for_auth: false,
    })
    expect((await read(user.id, { access: 'server' })).body).toEqual(own)
  })

  scenario('GET /contact-channels/{user_id}/{contact_channel_id} 400 SCHEMA_ERROR', async () => {
    await project.call('GET', `/contact-channels/${user.id}/undefined`, { access: 'server' })
  })

  scenario('GET /contact-channels/{user_id}/{contact_channel_id} 404', async () => {
    const response = await project.call('GET', `/contact-channels/me/${randomUUID()}`, user)
    expect(response.code).toBeNull()
  })
})

describe('adding', () => {
  scenario('POST /contact-channels 201', async () => {
    const body = address()
    const response = await post('/contact-channels', body, user)
    const added = { ...body, id: expect.any(String), user_id: user.id, is_primary: false }
    expect(response.body).toEqual({ ...added, is_verified: false })
    const verified = { ...address(), user_id: user.id, is_verified: true }
    const byServer = await post('/contact-channels', verified, { access: 'server' })
    expect(byServer.body).toMatchObject(verified)
  })

  scenario('POST /contact-channels 400', async () => {
    const body = address(uniqueEmail(), true)
    await post('/contact-channels', body, user)
    expect((await post('/contact-channels', body, user)).code).toBeNull()
  })

  scenario('POST /contact-channels 400 SCHEMA_ERROR', async () => {
    const verified = { ...address(), is_verified: true }
    for (const body of [{ ...address(), type: 'phone' }, address(''), verified])
      expect((await post('/contact-channels', body, user)).code).toBe('SCHEMA_ERROR')
  })

  const takeAnothers = async (headers: Record<string, string> = {}) => {
    const { email } = await signUp(project)
    const response = await post('/contact-channels', address(email, true), { ...user, headers })
    expect(response.body['details']).toEqual({ type: 'email', contact_channel_value: email })
  }
  const TAKEN = 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'
  scenario(`POST /contact-channels 409 ${TAKEN}`, () => takeAnothers())
  scenario(`POST /contact-channels 200 for 409 ${TAKEN}`, () => takeAnothers(OVERRIDE))
})

describe('changing', () => {
  const change = async (body: unknown) => {
    const path = `/contact-channels/me/${await add()}`
    return project.call('PATCH', path, { ...user, body })
  }

  scenario('PATCH /contact-channels/{user_id}/{contact_channel_id} 200', async () => {
    for (const body of [{ used_for_auth: true }, { is_primary: true }, { value: uniqueEmail() }])
      expect((await change(body)).body).toMatchObject({ is_verified: false, ...body })
  })

  scenario('PATCH /contact-channels/{user_id}/{contact_channel_id} 400 SCHEMA_ERROR', async () => {
    await change({ is_verified: false })
  })

  scenario('DELETE /contact-channels/{user_id}/{contact_channel_id} 200', async () => {
    for (const [whose, options] of [
      ['me', user],
      [user.id, { access: 'server' as const }],
    ] as const) {
      const path = `/contact-channels/${whose}/${await add()}`
      expect((await project.call('DELETE', path, options)).body).toEqual({ success: true })
      expect((await project.call('GET', path, options)).status).toBe(404)
    }
  })

  scenario('DELETE /contact-channels/{user_id}/{contact_channel_id} 400', async () => {
    const response = await project.call('DELETE', `/contact-channels/me/${randomUUID()}`, user)
    expect(response.code).toBeNull()
  })
})

describe('sending a code', () => {
  const CALL = 'POST /contact-channels/{user_id}/{contact_channel_id}/send-verification-code'
  const send = async (of: TestUser, options: Options, callbackUrl = CALLBACK) => {
    const { id, user_id } = await primaryOf(of)
    const path = `/contact-channels/${String(user_id)}/${String(id)}/send-verification-code`
    return post(path, { callback_url: callbackUrl }, options)
  }

  scenario(`${CALL} 200`, async () => {
    const mine = await signUp(project)
    service.clock.now += 60_000
    expect((await send(mine, mine)).body).toEqual({ success: true })
    expect((await newestMail(service, project.id, mine.email))?.link).toContain(CALLBACK)
  })

  scenario(`${CALL} 400 CANNOT_GET_OWN_USER_WITHOUT_USER`, async () => {
    await send(user, {})
  })

  scenario(`${CALL} 400 REDIRECT_URL_NOT_WHITELISTED`, async () => {
    await send(user, user, 'https://evil.example')
  })

  scenario(`${CALL} 409 EMAIL_ALREADY_VERIFIED`, async () => {
    const mine = await signUp(project)
    await post('/contact-channels/verify', { code: await codeOf(mine) })
    await withRecordedAnswers(service, async () => void (await send(mine, mine)))
  })
})

describe('sending a code with the older call', () => {
  const CALL = 'POST /contact-channels/send-verification-code'
  const send = (email: string, options: Options) =>
    post('/contact-channels/send-verification-code', { email, callback_url: CALLBACK }, options)

  scenario(`${CALL} 200`, async () => {
    const mine = await signUp(project)
    expect((await send(mine.email, mine)).body).toEqual({ success: true })
  })

  scenario(`${CALL} 400 EMAIL_IS_NOT_PRIMARY_EMAIL`, async () => {
    const mine = await signUp(project)
    const email = uniqueEmail()
    const response = await send(email, mine)
    expect(response.body['details']).toEqual({ email, primary_email: mine.email })
  })

  scenario(`${CALL} 400 SCHEMA_ERROR`, async () => {
    await send(user.email, {})
  })

  const sendVerified = async (headers: Record<string, string> = {}) => {
    const mine = await signUp(project)
    await post('/contact-channels/verify', { code: await codeOf(mine) })
    await withRecordedAnswers(
      service,
      async () => void (await send(mine.email, { ...mine, headers })),
    )
  }
  scenario(`${CALL} 409 EMAIL_ALREADY_VERIFIED`, () => sendVerified())
  scenario(`${CALL} 200 for 409 EMAIL_ALREADY_VERIFIED`, () => sendVerified(OVERRIDE))
})

describe('verifying', () => {
  const verify = (code: string, headers: Record<string, string> = {}) =>
    post('/contact-channels/verify', { code }, { headers })
  const unknown = 'x'.repeat(45)

  scenario('POST /contact-channels/verify 200', async () => {
    const mine = await signUp(project)
    expect((await verify(await codeOf(mine))).body).toEqual({ success: true })
    expect((await primaryOf(mine))['is_verified']).toBe(true)
  })

  scenario('POST /contact-channels/verify/check-code 200', async () => {
    const code = await codeOf(await signUp(project))
    const response = await post('/contact-channels/verify/check-code', { code })
    expect(response.body).toEqual({ is_code_valid: true })
  })

  scenario('POST /contact-channels/verify 404 VERIFICATION_CODE_NOT_FOUND', async () => {
    await verify(unknown)
  })
  scenario('POST /contact-channels/verify 200 for 404 VERIFICATION_CODE_NOT_FOUND', async () => {
    await verify(unknown, OVERRIDE)
  })

  const verifyTwice = async (headers?: Record<string, string>) => {
    const code = await codeOf(await signUp(project))
    await verify(code)
    await verify(code, headers)
  }
  scenario('POST /contact-channels/verify 409 VERIFICATION_CODE_ALREADY_USED', () => verifyTwice())
  scenario('POST /contact-channels/verify 200 for 409 VERIFICATION_CODE_ALREADY_USED', () =>
    verifyTwice(OVERRIDE),
  )
})
