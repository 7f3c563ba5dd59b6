import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openSharedProject, signInWithProvider, userOf } from '../support/oauth.js'
import { PASSWORD, signUp, type TestUser } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { attemptOf, requireTotp, totpAt } from '../support/sign-in.js'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const PATH = '/latchkey/sessions'

const service = await setupTestService()
const project = await openSharedProject(service)

const list = async (userId: string) => {
  const { body } = await project.call('GET', `${PATH}?user_id=${userId}`, { access: 'server' })
  return body['items'] as Record<string, unknown>[]
}
const signIn = ({ email }: TestUser, userAgent: string) =>
  project.call('POST', '/auth/password/sign-in', {
    body: { email, password: PASSWORD },
    headers: { 'User-Agent': userAgent },
  })

describe('GET /latchkey/sessions', () => {
  it('lists the fields of the recorded list, the device and the sign-in method', async () => {
    const user = await signUp(project)
    await signIn(user, FIREFOX)
    const { body } = await project.call('GET', '/auth/sessions?user_id=me', user)
    const [recorded] = (body['items'] as object[]).slice(0, 1)
    const response = await project.call('GET', `${PATH}?user_id=me`, user)
    expect(response.body['items']).toContainEqual({
      ...recorded,
      id: expect.any(String),
      is_current_session: false,
      browser: 'Firefox',
      operating_system: 'Linux',
      device_type: 'desktop',
      sign_in_method: 'password',
      sign_in_provider_id: null,
    })
    expect(recorded).not.toHaveProperty('browser')
    expect(recorded).not.toHaveProperty('sign_in_method')
  })

  it('names a program that is not a browser', async () => {
    const user = await signUp(project)
    await signIn(user, 'curl/8.1.2')
    expect(await list(user.id)).toContainEqual(
      expect.objectContaining({ browser: 'curl', operating_system: null, device_type: null }),
    )
  })

  it('contains the provider of a sign-in', async () => {
    const response = await signInWithProvider(service, project, { account: 'ada@example.com' })
    const { id } = await userOf(project, response)
    expect(await list(String(id))).toMatchObject([
      { sign_in_method: 'oauth', sign_in_provider_id: 'github' },
    ])
  })

  it('contains the first factor of a sign-in with a second factor', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    const body = {
      type: 'totp',
      totp: totpAt(service.clock.now),
      code: attemptOf(await signIn(user, FIREFOX)),
    }
    expect((await project.call('POST', '/auth/mfa/sign-in', { body })).status).toBe(200)
    const methods = (await list(user.id)).map((session) => session['sign_in_method'])
    expect(methods).toEqual(['password', 'password'])
  })

  it('contains neither device nor method of a session that a server created', async () => {
    const user = await signUp(project)
    const body = { user_id: user.id }
    await project.call('POST', '/auth/sessions', { access: 'server', body })
    expect(await list(user.id)).toContainEqual(
      expect.objectContaining({
        browser: null,
        operating_system: null,
        device_type: null,
        sign_in_method: null,
        sign_in_provider_id: null,
      }),
    )
  })

  it('lists no sessions of other users to clients', async () => {
    const [user, other] = [await signUp(project), await signUp(project)]
    expect((await project.call('GET', `${PATH}?user_id=${other.id}`, user)).status).toBe(403)
    expect((await project.call('GET', `${PATH}?user_id=${randomUUID()}`, user)).status).toBe(403)
  })

  it('lists impersonation sessions to admins only', async () => {
    const { id } = await signUp(project)
    const body = { user_id: id, is_impersonation: true }
    await project.call('POST', '/auth/sessions', { access: 'server', body })
    expect(await list(id)).toHaveLength(1)
    const response = await project.call('GET', `${PATH}?user_id=${id}`, { access: 'admin' })
    expect(response.body['items']).toHaveLength(2)
  })

  it('is an extension that the service names', async () => {
    const body = { feature_name: 'sessions' }
    const { text } = await project.call('POST', '/check-feature-support', { access: 'none', body })
    expect(text).toContain(`GET ${PATH}`)
  })
})
