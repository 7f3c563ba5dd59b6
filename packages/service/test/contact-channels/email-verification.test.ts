import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contactChannels } from '../../src/db/schema.js'
import { addressColumns } from '../../src/lib/canonical-email.js'
import { createCode } from '../../src/domain/verification-codes/verification-codes.js'
import {
  newestMail,
  openTestProject,
  signUp,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const DAY = 86_400_000
const CALLBACK = 'http://localhost:3000/verify'
const service = await setupTestService()
const project = await openTestProject(service)

const post = (path: string, body: unknown, accessToken?: string) =>
  project.call('POST', path, { body, ...(accessToken !== undefined && { accessToken }) })
const verify = (code: string) => post('/contact-channels/verify', { code })
const check = (code: string) => post('/contact-channels/verify/check-code', { code })
const repeat = async (times: number, ask: () => Promise<unknown>) => {
  for (let done = 0; done < times; done += 1) await ask()
}

async function userWithCode(on = project): Promise<TestUser & { code: string }> {
  const user = await signUp(on)
  const mail = await newestMail(service, on.id, user.email)
  return { ...user, code: mail?.code ?? '' }
}

async function channelOf(user: TestUser): Promise<Record<string, unknown>> {
  const list = await project.call('GET', '/contact-channels?user_id=me', user)
  const [first] = list.body['items'] as Record<string, unknown>[]
  return first ?? {}
}

describe('an email verification code', () => {
  it('verifies the address once, in either case, without a session', async () => {
    const user = await userWithCode()
    expect((await check(user.code)).body).toEqual({ is_code_valid: true })
    expect((await verify(user.code.toUpperCase())).body).toEqual({ success: true })
    expect((await channelOf(user))['is_verified']).toBe(true)
    const again = await verify(user.code)
    expect([again.status, again.code]).toEqual([409, 'VERIFICATION_CODE_ALREADY_USED'])
    expect((await check(user.code)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
  })

  it.each(['', 'x'.repeat(44), 'x'.repeat(46)])('is rejected by its length: "%s"', async (code) => {
    expect((await verify(code)).code).toBe('SCHEMA_ERROR')
  })

  it('is not found if it was never sent', async () => {
    const response = await verify('x'.repeat(45))
    expect([response.status, response.code]).toEqual([404, 'VERIFICATION_CODE_NOT_FOUND'])
  })

  it('of another project is not found', async () => {
    const { code } = await userWithCode(await openTestProject(service))
    expect((await verify(code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('of another kind is not found', async () => {
    const { id } = await signUp(project)
    const at = { id: project.id, clockOffsetMillis: 0 }
    const code = await createCode(service.ctx, at, {
      kind: 'mfa_attempt',
      userId: id,
      data: { isNewUser: false, firstFactor: { method: 'password' } },
    })
    for (const ask of [check, verify])
      expect((await ask(code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('reports expired before used, and used before too many attempts', async () => {
    const { code } = await userWithCode()
    await verify(code)
    await repeat(25, () => check(code))
    expect((await verify(code)).code).toBe('VERIFICATION_CODE_ALREADY_USED')
    service.clock.now = START + DAY
    expect((await verify(code)).code).toBe('VERIFICATION_CODE_EXPIRED')
  })

  it('allows 20 attempts, right or wrong', async () => {
    const { code } = await userWithCode()
    const wrong = `${code.startsWith('0') ? '1' : '0'}${code.slice(1)}`
    await repeat(10, () => check(code))
    await repeat(9, () => verify(wrong))
    expect((await check(code)).status).toBe(200)
    const response = await verify(code)
    expect([response.status, response.code]).toEqual([
      400,
      'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
    ])
  })

  it('with a wrong first part is not found, even beyond the limit', async () => {
    const { code } = await userWithCode()
    const wrong = `${code.startsWith('0') ? '1' : '0'}${code.slice(1)}`
    await repeat(25, () => verify(wrong))
    expect((await verify(wrong)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect((await verify(code)).code).toBe('VERIFICATION_CODE_MAX_ATTEMPTS_REACHED')
  })

  it('does not verify an address that changed after it was sent', async () => {
    const user = await userWithCode()
    const { id } = await channelOf(user)
    await service.ctx.db
      .update(contactChannels)
      .set(addressColumns('changed@example.com'))
      .where(eq(contactChannels.id, String(id)))
    expect((await verify(user.code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect((await channelOf(user))['is_verified']).toBe(false)
  })
})

describe('GET /contact-channels', () => {
  it('lists the channels of the own user for clients', async () => {
    const user = await signUp(project)
    const response = await project.call('GET', '/contact-channels?user_id=me', user)
    const item = {
      id: expect.any(String),
      user_id: user.id,
      type: 'email',
      value: user.email,
      is_primary: true,
      is_verified: false,
      used_for_auth: true,
    }
    expect(response.body).toEqual({ items: [item], is_paginated: false })
    const byId = await project.call(
      'GET',
      `/contact-channels?user_id=${user.id.toUpperCase()}`,
      user,
    )
    expect(byId.body).toEqual(response.body)
  })

  it('filters by ID', async () => {
    const user = await signUp(project)
    const { id } = await channelOf(user)
    const count = async (query: string) => {
      const list = await project.call(
        'GET',
        `/contact-channels?user_id=me&contact_channel_id=${query}`,
        user,
      )
      return (list.body['items'] as unknown[]).length
    }
    expect(await count(String(id))).toBe(1)
    expect(await count(randomUUID())).toBe(0)
  })

  it('rejects other users for clients', async () => {
    const user = await signUp(project)
    for (const query of ['', `?user_id=${randomUUID()}`]) {
      const response = await project.call('GET', `/contact-channels${query}`, user)
      expect([response.status, response.code]).toEqual([403, null])
    }
    const signedOutResponse = await project.call('GET', '/contact-channels?user_id=me')
    expect([signedOutResponse.status, signedOutResponse.code]).toEqual([
      400,
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
    ])
  })

  it('lists the channels of any user of the project for servers', async () => {
    const mine = await openTestProject(service)
    const first = await signUp(mine)
    service.clock.now = START + 1
    const second = await signUp(mine)
    const list = async (query: string) => {
      const response = await mine.call('GET', `/contact-channels${query}`, { access: 'server' })
      return (response.body['items'] as { value: string }[]).map(({ value }) => value)
    }
    expect(await list('')).toEqual([first.email, second.email])
    expect(await list(`?user_id=${second.id}`)).toEqual([second.email])
    expect(await list(`?user_id=${(await signUp(project)).id}`)).toEqual([])
  })
})

describe('sending an email verification code', () => {
  const send = (user: string, id: string, options: Parameters<TestProject['call']>[2]) =>
    project.call('POST', `/contact-channels/${user}/${id}/send-verification-code`, {
      body: { callback_url: CALLBACK },
      ...options,
    })

  it('is rejected for a verified address before the URL is checked', async () => {
    const user = await userWithCode()
    const { id } = await channelOf(user)
    await post('/contact-channels/verify', { code: user.code }, user.accessToken)
    const response = await send('me', String(id), {
      ...user,
      body: { callback_url: 'https://evil.example' },
    })
    expect([response.status, response.code]).toEqual([409, 'EMAIL_ALREADY_VERIFIED'])
  })

  it('is rejected for an untrusted URL', async () => {
    const user = await signUp(project)
    const { id } = await channelOf(user)
    const response = await send('me', String(id), {
      ...user,
      body: { callback_url: 'https://evil.example' },
    })
    expect([response.status, response.code]).toEqual([400, 'REDIRECT_URL_NOT_WHITELISTED'])
  })

  it('is rejected for the channels of other users for clients', async () => {
    const user = await signUp(project)
    const { id } = await channelOf(user)
    const other = await signUp(project)
    const response = await send(user.id, String(id), other)
    expect([response.status, response.code]).toEqual([400, null])
    const signedOutResponse = await send(user.id, String(id), {})
    expect([signedOutResponse.status, signedOutResponse.code]).toEqual([
      400,
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
    ])
  })

  it('is rejected with 404 for an unknown channel', async () => {
    const user = await signUp(project)
    const response = await send('me', randomUUID(), user)
    expect([response.status, response.code]).toEqual([404, null])
  })

  it('is allowed to servers for any user of the project', async () => {
    const user = await signUp(project)
    const { id } = await channelOf(user)
    expect((await send(user.id, String(id), { access: 'server' })).body).toEqual({ success: true })
    const stranger = randomUUID()
    const response = await send(stranger, String(id), { access: 'server' })
    expect([response.status, response.code]).toEqual([400, 'USER_ID_DOES_NOT_EXIST'])
    expect(response.body['details']).toEqual({ user_id: stranger })
  })
})

describe('sending a verification code to the primary address (older call)', () => {
  const send = (email: string, accessToken?: string, callback_url = CALLBACK) =>
    post('/contact-channels/send-verification-code', { email, callback_url }, accessToken)

  it('sends a code', async () => {
    const user = await userWithCode()
    service.clock.now = START + 60_000
    expect((await send(user.email, user.accessToken)).body).toEqual({ success: true })
    expect((await newestMail(service, project.id, user.email))?.code).not.toBe(user.code)
  })

  it('rejects another address', async () => {
    const user = await signUp(project)
    const response = await send('other@example.com', user.accessToken)
    expect([response.status, response.code]).toEqual([400, 'EMAIL_IS_NOT_PRIMARY_EMAIL'])
    expect(response.body['details']).toEqual({
      email: 'other@example.com',
      primary_email: user.email,
    })
  })

  it('rejects a verified address and an untrusted URL', async () => {
    const user = await userWithCode()
    const untrusted = await send(user.email, user.accessToken, 'https://evil.example')
    expect([untrusted.status, untrusted.code]).toEqual([400, 'REDIRECT_URL_NOT_WHITELISTED'])
    await post('/contact-channels/verify', { code: user.code }, user.accessToken)
    const verified = await send(user.email, user.accessToken)
    expect([verified.status, verified.code]).toEqual([409, 'EMAIL_ALREADY_VERIFIED'])
  })

  it('answers SCHEMA_ERROR without a signed-in user', async () => {
    const response = await send('a@example.com')
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
  })
})
