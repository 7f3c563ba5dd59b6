import { ServerApp } from '@latchkey/core/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rotateSigningKey } from '../../../service/src/sessions/signing-keys.js'
import { openTestProject, signUp } from '../../../service/test/support/project.js'
import { openTestService, type TestService } from '../../../service/test/support/service.js'
import { headerOf, requestWith, signedOut } from './authenticate-app.js'

const LIFETIME = 600_000
/** How long a server goes by keys that it has read. */
const FRESH = 300_000
/** How long the service keeps the old key beyond the last token that it signed. */
const UNDER_WAY = 60_000
const SECOND = 1_000

let service: TestService
beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())

/** A server, on the service's own clock, and a person of its project. */
async function open() {
  const project = await openTestProject(service)
  const app = new ServerApp({
    projectId: project.id,
    // What the service takes for its own address.
    baseUrl: 'http://localhost:4710',
    secretServerKey: String(project.keys.secretServerKey),
    platform: {
      clock: { wall: () => service.clock.now, monotonic: () => service.clock.now },
      fetch: (url, init) => service.fetch(new Request(url, init)),
    },
  })
  const whoIs = async ({ accessToken }: { accessToken: string }) => {
    const auth = await app.authenticate(requestWith(headerOf({ accessToken })))
    return auth.status === 'signed-in' ? auth.userId : auth
  }
  return { project, whoIs }
}

it('a replaced key is believed as long as tokens live that it signed, and the new one at once', async () => {
  const { project, whoIs } = await open()
  const before = await signUp(project)
  expect(await whoIs(before)).toBe(before.id)
  service.clock.now += FRESH
  await rotateSigningKey(service.ctx, project.id)
  const after = await signUp(project)
  expect(await whoIs(after)).toBe(after.id)
  service.clock.now += LIFETIME - FRESH - SECOND
  expect([await whoIs(before), await whoIs(after)]).toEqual([before.id, after.id])
  service.clock.now += SECOND
  expect(await whoIs(before)).toEqual(signedOut('ACCESS_TOKEN_EXPIRED'))
  service.clock.now += LIFETIME + UNDER_WAY
  const later = await signUp(project)
  expect(await whoIs(later)).toBe(later.id)
})
