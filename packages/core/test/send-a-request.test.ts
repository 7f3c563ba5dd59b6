import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'
import { grace, signedIn } from './signed-in.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const ME = 'GET /users/me'
const REFRESH = 'POST /auth/oauth/token'

describe('a request for which there is no method', () => {
  it('is made in the name of whoever is signed in, and its answer is given as it came', async () => {
    const { app, user } = await signedIn(project)
    const answer = await app.sendRequest('/users/me')
    expect(answer).toBeInstanceOf(Response)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await answer.json()).toMatchObject({ id: user.id, primary_email: ada.email })
    const { accessToken } = await user.getAuthJson()
    expect(network.requests(ME).at(-1)?.headers.get('X-Stack-Access-Token')).toBe(accessToken)
  })

  it('is not sent for another user who signs in before it is sent', async () => {
    const { app, pass } = await signedIn(project)
    // The request waits for a new access token.
    pass(11 * 60_000)
    let release = () => {}
    network.delay(REFRESH, new Promise<void>((resolve) => (release = resolve)))
    const body = { display_name: 'Ada' }
    const sending = app.sendRequest('/users/me', { method: 'PATCH', body })
    await expect.poll(() => network.calls(REFRESH)).toBe(1)
    await app.signUpWithPassword({ ...grace, noRedirect: true })
    release()
    await expect(sending).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    expect(network.calls('PATCH /users/me')).toBe(0)
  })

  it('may have a query and a body', async () => {
    const { app, user } = await signedIn(project)
    const found = await app.sendRequest('/contact-channels', { query: { user_id: 'me' } })
    expect(await found.json()).toMatchObject({ items: [{ value: ada.email }] })
    const body = { client_metadata: { 'a&b': [1, null] } }
    const changed = await app.sendRequest('/users/me', { method: 'PATCH', body })
    expect(await changed.json()).toMatchObject({ id: user.id, ...body })
  })

  it('may be answered with a text, a list or nothing', async () => {
    const { app } = openTab(project)
    expect(await (await app.sendRequest('/')).text()).toContain(`client access to the project`)
    network.replaceAnswer(ME, { body: '[1]', headers: { 'Content-Type': 'application/json' } })
    expect(await (await app.sendRequest('/users/me')).json()).toEqual([1])
    network.replaceAnswer(ME, { status: 204 })
    const { status, body } = await app.sendRequest('/users/me')
    expect([status, body]).toEqual([204, null])
  })

  it('has no body where its method takes none, and says so before anything is sent', async () => {
    const { app } = openTab(project)
    await expect(app.sendRequest('/users/me', { body: {} })).rejects.toThrow(
      /A GET request has no body/,
    )
    expect(network.calls(ME)).toBe(0)
  })

  it('is refused as every other call is', async () => {
    const { app } = openTab(project)
    await expect(app.sendRequest('/users/me')).rejects.toMatchObject({
      code: 'CANNOT_GET_OWN_USER_WITHOUT_USER',
    })
    await expect(app.sendRequest('/nowhere')).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 404,
    })
  })

  it('is repeated as every other call is', async () => {
    network.fail('GET /projects/current', { times: 2 })
    network.respond429('GET /projects/current')
    const answer = await openTab(project).app.sendRequest('/projects/current')
    expect(await answer.json()).toMatchObject({ id: project.projectId })
    expect(network.calls('GET /projects/current')).toBe(4)
  })

  it('ends when its signal says so', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(openTab(project).app.sendRequest('/users/me', { signal })).rejects.toThrow('gone')
    expect(network.calls(ME)).toBe(0)
  })

  it.each([
    '',
    'users/me',
    'https://evil.example/',
    '//evil.example\\..',
    '/../../dev/api/projects',
    '/users/../teams',
    '/users/./me',
    '/users/%2e%2e/teams',
    '/users/%2E./teams',
    '/users\\me',
    '/users/me?user_id=me',
    '/users/me#me',
    '/users/m e',
    '/users/mé',
    '/users/{user_id}',
    '/users/me\n',
    '/users/\tme',
    undefined as unknown as string,
  ])('goes to the path that is written, so not to %j', async (path) => {
    const { app } = openTab(project)
    await expect(app.sendRequest(path)).rejects.toThrow('Pass a path under the API')
    expect(network.calls(ME)).toBe(0)
  })
})

it('tells that the service has no feature, in its own words', async () => {
  const { app } = await signedIn(project)
  const asked = app.checkFeatureSupport('Time travel')
  await expect(asked).rejects.toThrow('Time travel is not supported by this service')
  const [request] = network.requests('POST /check-feature-support')
  expect(await request?.json()).toEqual({ feature_name: 'Time travel' })
  expect(request?.headers.get('X-Stack-Access-Token')).toBeNull()
})

describe('supportsFeature', () => {
  it.each([
    ['audit-log', true],
    ['Time travel', false],
  ])('resolves for %s to %s', async (name, isSupported) => {
    const { app } = await signedIn(project)
    expect(await app.supportsFeature(name)).toBe(isSupported)
  })

  it('resolves to false for a service without the call', async () => {
    const { app } = await signedIn(project)
    await project.faults.on('POST /check-feature-support', { kind: 'status', status: 404 })
    expect(await app.supportsFeature('audit-log')).toBe(false)
  })
})
