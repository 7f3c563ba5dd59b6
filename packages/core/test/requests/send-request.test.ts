import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdResponse, openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { grace, signedIn } from '../support/signed-in.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const ME = 'GET /users/me'
const REFRESH = 'POST /auth/oauth/token'

describe('sendRequest', () => {
  it('sends the access token of the current user and resolves to the response', async () => {
    const { app, user } = await signedIn(project)
    const response = await app.sendRequest('/users/me')
    expect(response).toBeInstanceOf(Response)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({ id: user.id, primary_email: ada.email })
    const { accessToken } = await user.getAuthJson()
    expect(network.requests(ME).at(-1)?.headers.get('X-Stack-Access-Token')).toBe(accessToken)
  })

  it('rejects if another user signs in before the request is sent', async () => {
    const { app, pass } = await signedIn(await createTestProject({ users: [ada, grace] }))
    // The request waits for a new access token.
    pass(11 * 60_000)
    const release = holdResponse(network, REFRESH)
    const body = { display_name: 'Ada' }
    const sending = app.sendRequest('/users/me', { method: 'PATCH', body })
    await expect.poll(() => network.calls(REFRESH)).toBe(1)
    await app.signInWithPassword({ ...grace, noRedirect: true })
    release()
    await expect(sending).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
    expect(network.calls('PATCH /users/me')).toBe(0)
  })

  it('sends a query and a body', async () => {
    const { app, user } = await signedIn(project)
    const channels = await app.sendRequest('/contact-channels', { query: { user_id: 'me' } })
    expect(await channels.json()).toMatchObject({ items: [{ value: ada.email }] })
    const body = { client_metadata: { 'a&b': [1, null] } }
    const updated = await app.sendRequest('/users/me', { method: 'PATCH', body })
    expect(await updated.json()).toMatchObject({ id: user.id, ...body })
  })

  it('resolves to a response with text, an array or no body', async () => {
    const { app } = openTab(project)
    expect(await (await app.sendRequest('/')).text()).toContain(`client access to the project`)
    network.replaceAnswer(ME, { body: '[1]', headers: { 'Content-Type': 'application/json' } })
    expect(await (await app.sendRequest('/users/me')).json()).toEqual([1])
    network.replaceAnswer(ME, { status: 204 })
    const { status, body } = await app.sendRequest('/users/me')
    expect([status, body]).toEqual([204, null])
  })

  it('rejects a body for a GET request before it is sent', async () => {
    const { app } = openTab(project)
    await expect(app.sendRequest('/users/me', { body: {} })).rejects.toThrow(
      /A GET request has no body/,
    )
    expect(network.calls(ME)).toBe(0)
  })

  it('rejects with the error of the response', async () => {
    const { app } = openTab(project)
    await expect(app.sendRequest('/users/me')).rejects.toMatchObject({
      code: 'CANNOT_GET_OWN_USER_WITHOUT_USER',
    })
    await expect(app.sendRequest('/nowhere')).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 404,
    })
  })

  it('retries as other methods do', async () => {
    network.fail('GET /projects/current', { times: 2 })
    network.respond429('GET /projects/current')
    const response = await openTab(project).app.sendRequest('/projects/current')
    expect(await response.json()).toMatchObject({ id: project.projectId })
    expect(network.calls('GET /projects/current')).toBe(4)
  })

  it('rejects when its signal aborts', async () => {
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
  ])('rejects a path that a URL parser would change, such as %j', async (path) => {
    const { app } = openTab(project)
    await expect(app.sendRequest(path)).rejects.toThrow('Pass a path under the API')
    expect(network.calls(ME)).toBe(0)
  })
})

it('checkFeatureSupport rejects with FEATURE_NOT_SUPPORTED and the message of the service', async () => {
  const { app } = await signedIn(project)
  const check = app.checkFeatureSupport('Time travel')
  await expect(check).rejects.toMatchObject({
    code: 'FEATURE_NOT_SUPPORTED',
    message: expect.stringContaining('Time travel is not supported by this service') as string,
    details: { request: { method: 'POST', path: '/check-feature-support' } },
  })
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
