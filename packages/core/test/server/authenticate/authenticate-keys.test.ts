import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdResponse, openNetwork } from '../../support/open-network.js'
import { ada } from '../../support/open-tab.js'
import { scaledTimers, shortenPauses } from '../../support/timers.js'
import { headerOf, openServer, requestWith, signedOut, signIn } from './authenticate-app.js'

const KEYS = 'GET /projects/{project_id}/.well-known/jwks.json'
/** 10,000 in `npm run test:all`. */
const REQUESTS = process.env['TEST_ALL'] ? 10_000 : 1_000

describe('the public keys of a project', () => {
  const network = openNetwork()
  let project: TestProject
  beforeEach(async () => {
    project = await createTestProject({ users: [ada] })
  })

  it(`are requested once for ${REQUESTS} concurrent requests after the start`, async () => {
    const { header, user } = await signIn(project)
    const { app } = openServer(project)
    const all = await Promise.all(
      Array.from({ length: REQUESTS }, () => app.authenticate(requestWith(header))),
    )
    expect(new Set(all.map((auth) => auth.status === 'signed-in' && auth.userId))).toEqual(
      new Set([user.id]),
    )
    expect(network.calls(KEYS)).toBe(1)
  })

  it('are not requested again for unknown key IDs', async () => {
    const { accessToken } = await signIn(project)
    const { app } = openServer(project)
    const [, ...rest] = accessToken.split('.')
    for (let count = 0; count < 200; count += 1) {
      const head = Buffer.from(JSON.stringify({ alg: 'ES256', kid: `token up ${count}` }))
      const token = [head.toString('base64url'), ...rest].join('.')
      expect(await app.authenticate(requestWith(headerOf({ accessToken: token })))).toEqual(
        signedOut('UNPARSABLE_ACCESS_TOKEN'),
      )
    }
    expect(network.calls(KEYS)).toBe(1)
  })

  it('are cached while the service is unreachable', async () => {
    const { header, user } = await signIn(project)
    const server = openServer(project, { platform: { timers: scaledTimers(shortenPauses) } })
    await server.app.authenticate(requestWith(header))
    network.offline()
    server.pass(500_000)
    expect(await server.app.authenticate(requestWith(header))).toMatchObject({ userId: user.id })
    // The second and last attempt of the request in the background, which would count in the next test.
    await expect.poll(() => network.calls(KEYS)).toBe(3)
  })

  it('are requested again after a failure, which signs no user out', async () => {
    const { header, user } = await signIn(project)
    const server = openServer(project)
    network.offline()
    await expect(server.app.authenticate(requestWith(header))).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
    })
    network.online()
    server.pass(1_000)
    expect(await server.app.authenticate(requestWith(header))).toMatchObject({ userId: user.id })
  })

  it('block only requests with a token while they load', async () => {
    const { header, user } = await signIn(project)
    const { app } = openServer(project)
    const release = holdResponse(network, KEYS)
    const pending = app.authenticate(requestWith(header))
    expect(await app.authenticate(requestWith({}))).toMatchObject({ status: 'signed-out' })
    release()
    expect(await pending).toMatchObject({ userId: user.id })
  })

  it.each([
    [
      'an HTML page of a proxy',
      { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
    ],
    [
      'a body without keys',
      { status: 200, body: '{}', headers: { 'content-type': 'application/json' } },
    ],
    [
      'a truncated body',
      { status: 200, body: '{"keys":[', headers: { 'content-type': 'application/json' } },
    ],
  ])('are not read from %s', async (_, response) => {
    const { header, user } = await signIn(project)
    const server = openServer(project)
    network.replaceAnswer(KEYS, response)
    await expect(server.app.authenticate(requestWith(header))).rejects.toThrow(Error)
    server.pass(1_000)
    expect(await server.app.authenticate(requestWith(header))).toMatchObject({ userId: user.id })
  })
})
