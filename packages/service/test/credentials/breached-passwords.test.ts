import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startHttpServer } from '../support/http-server.js'
import {
  newestMail,
  OTHER_PASSWORD,
  PASSWORD,
  openTestProject,
  signUp,
  uniqueEmail,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CALLBACK, requestCode } from '../support/sign-in.js'

const BREACHED = 'correct horse battery staple'
const PADDED = 'only the padding has this one'
const REJECTED = [400, 'PASSWORD_TOO_WEAK']

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
const rangeOf = (hash: string) =>
  [BREACHED, PADDED]
    .map(hashOf)
    .filter((entry) => entry.startsWith(hash))
    .map((entry) => `${entry.slice(5)}:${entry === hashOf(PADDED) ? 0 : 42}`)

interface Query {
  url: string | undefined
  headers: IncomingHttpHeaders
}

const queries: Query[] = []
let behavior: 'responds' | 'fails' | 'is silent' = 'responds'
beforeEach(() => {
  queries.length = 0
  behavior = 'responds'
})

const list = await startHttpServer(() => (request, response) => {
  queries.push({ url: request.url, headers: request.headers })
  if (behavior === 'is silent') return
  response.statusCode = behavior === 'fails' ? 503 : 200
  const lines = rangeOf(request.url?.slice(-5) ?? '')
  response.end([`${'0'.repeat(35)}:1`, ...lines].join('\r\n'))
})
afterAll(() => list.close())

const service = await setupTestService({
  breachedPasswords: { url: list.origin, timeoutMillis: 10_000 },
})
const project = await openTestProject(service, {
  config: { rejectBreachedPasswords: true, magicLinkEnabled: true },
})

const outcome = async (response: Promise<{ status: number; code: string | null }>) => {
  const { status, code } = await response
  return [status, code]
}
const signUpWith = (password: string, on = project) =>
  outcome(
    on.call('POST', '/auth/password/sign-up', {
      body: { email: uniqueEmail(), password, verification_callback_url: CALLBACK },
    }),
  )

describe('a breached password', () => {
  it('is rejected at the sign-up', async () => {
    expect(await signUpWith(BREACHED)).toEqual(REJECTED)
  })

  it('does not replace the password of a user', async () => {
    const { accessToken } = await signUp(project)
    const body = { old_password: PASSWORD, new_password: BREACHED }
    const update = project.call('POST', '/auth/password/update', { accessToken, body })
    expect(await outcome(update)).toEqual(REJECTED)
  })

  it('does not become the first password of a user', async () => {
    const { code } = await requestCode(service, project, uniqueEmail())
    const { body } = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    const set = project.call('POST', '/auth/password/set', {
      body: { password: BREACHED },
      accessToken: String(body['access_token']),
    })
    expect(await outcome(set)).toEqual(REJECTED)
  })

  it('does not use up the code of a password reset', async () => {
    const { email } = await signUp(project)
    await project.call('POST', '/auth/password/send-reset-code', {
      body: { email, callback_url: CALLBACK },
    })
    const { code } = (await newestMail(service, project.id, email)) ?? {}
    const reset = (password: string) =>
      outcome(project.call('POST', '/auth/password/reset', { body: { code, password } }))
    expect(await reset(BREACHED)).toEqual(REJECTED)
    expect((await reset(OTHER_PASSWORD))[0]).toBe(200)
  })

  it('is accepted in a project that does not check the list', async () => {
    const unchecked = await openTestProject(service)
    expect((await signUpWith(BREACHED, unchecked))[0]).toBe(200)
    expect(queries).toEqual([])
  })
})

describe('the list of breached passwords', () => {
  it('gets five characters of the hash and a request for padding', async () => {
    await signUpWith(BREACHED)
    expect(queries).toMatchObject([
      { url: `/range/${hashOf(BREACHED).slice(0, 5)}`, headers: { 'add-padding': 'true' } },
    ])
    expect(queries[0]?.headers).not.toHaveProperty('cookie')
  })

  it('does not reject a password that only pads the response', async () => {
    expect((await signUpWith(PADDED))[0]).toBe(200)
  })

  it.each(['fails', 'is silent'] as const)(
    'accepts the password and reports one warning if it %s',
    async (failure) => {
      behavior = failure
      const { config } = service.ctx
      // The other tests need a long limit, because a busy machine responds late.
      const timeoutMillis = failure === 'is silent' ? 200 : 10_000
      service.ctx.config = { ...config, breachedPasswords: { url: list.origin, timeoutMillis } }
      service.reports.length = 0
      expect((await signUpWith(BREACHED))[0]).toBe(200)
      service.ctx.config = config
      expect(service.reports).toEqual([
        expect.stringMatching(/^The list of breached passwords did not respond/),
      ])
      expect(String(service.reports)).not.toContain(BREACHED)
    },
  )

  it('is not requested at a private address in production', async () => {
    const { config } = service.ctx
    service.ctx.config = { ...config, mode: 'production' }
    service.reports.length = 0
    const status = (await signUpWith(BREACHED))[0]
    service.ctx.config = config
    expect([status, queries]).toEqual([200, []])
    expect(service.reports).toEqual([expect.stringContaining('no public address')])
  })
})
