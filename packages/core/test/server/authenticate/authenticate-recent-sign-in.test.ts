import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../../support/open-tab.js'
import { headerOf, openServer, requestWith, signedOut, signIn } from './authenticate-app.js'

const limit = { maxAgeSeconds: 300 }
const tooOld = signedOut('RECENT_SIGN_IN_REQUIRED')

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

/** Advances the clocks of the service and of a server. */
async function pass(server: { pass(millis: number): void }, seconds: number) {
  await project.clock.advance(`${seconds}s`)
  server.pass(seconds * 1000)
}

describe('authenticate with maxAgeSeconds', () => {
  it('requires a recent sign-in, whether the token comes from a header or a cookie', async () => {
    const { user, cookie, header, accessToken } = await signIn(project)
    const requests = [{ cookie }, header, { authorization: `Bearer ${accessToken}` }]
    const server = openServer(project)
    for (const headers of requests)
      expect(await server.app.authenticate(requestWith(headers), limit)).toMatchObject({
        status: 'signed-in',
        userId: user.id,
      })
    await pass(server, 301)
    for (const headers of requests) {
      expect(await server.app.authenticate(requestWith(headers), limit)).toEqual(tooOld)
      expect(await server.app.authenticate(requestWith(headers))).toMatchObject({
        status: 'signed-in',
      })
    }
  })

  it('does not count a refresh as a sign-in', async () => {
    const { header } = await signIn(project)
    const server = openServer(project)
    await pass(server, 3_600)
    expect(await server.app.authenticate(requestWith(header), limit)).toEqual(tooOld)
    expect(
      await server.app.authenticate(requestWith(header), { maxAgeSeconds: 3_700 }),
    ).toMatchObject({ status: 'signed-in' })
  })

  it('never accepts a session in which someone else acts for the user', async () => {
    const { user } = await signIn(project)
    const { app } = openServer(project)
    const tokens = await (await app.getUser(user.id))!.createSession({ isImpersonation: true })
    const request = requestWith(headerOf(tokens))
    expect(await app.authenticate(request)).toMatchObject({ status: 'signed-in' })
    expect(await app.authenticate(request, { maxAgeSeconds: 1e9 })).toEqual(tooOld)
  })

  it('prefers the reason why there is no session', async () => {
    const { app } = openServer(project)
    expect(await app.authenticate(requestWith({}), limit)).toEqual(
      signedOut('USER_AUTHENTICATION_REQUIRED'),
    )
  })

  it.each([0, -300, Number.NaN, Infinity])(
    'throws for a limit of %s seconds',
    async (maxAgeSeconds) => {
      const { app } = openServer(project)
      await expect(app.authenticate(requestWith({}), { maxAgeSeconds })).rejects.toThrow(
        'maxAgeSeconds must be a positive number of seconds',
      )
    },
  )
})
