import { ServerApp } from '@latchkey/core/server'
import { expect, it } from 'vitest'
import { rotateSigningKey } from '../../../service/src/domain/sessions/signing-keys.js'
import { openTestProject, signUp } from '../../../service/test/support/project.js'
import { setupTestService } from '../../../service/test/support/service.js'
import { headerOf, requestWith, signedOut } from './authenticate/authenticate-app.js'

const TOKEN_LIFETIME_MILLIS = 600_000
/** How long a server uses keys without fetching them again. */
const KEYS_FRESH_MILLIS = 300_000
/** How long the service keeps an old key after the last token that it signed has expired. */
const OLD_KEY_MARGIN_MILLIS = 60_000
const SECOND = 1_000

const service = await setupTestService()

/** Opens a project with a server app that uses the clock of the service. */
async function open() {
  const project = await openTestProject(service)
  const app = new ServerApp({
    projectId: project.id,
    // The public base URL of the service.
    baseUrl: 'http://localhost:4710',
    secretServerKey: String(project.keys.secretServerKey),
    platform: {
      clock: { wall: () => service.clock.now, monotonic: () => service.clock.now },
      fetch: (url, init) => service.fetch(new Request(url, init)),
    },
  })
  const userIdOf = async ({ accessToken }: { accessToken: string }) => {
    const auth = await app.authenticate(requestWith(headerOf({ accessToken })))
    return auth.status === 'signed-in' ? auth.userId : auth
  }
  return { project, userIdOf }
}

it('tokens of a replaced key stay valid until they expire, and tokens of the new key are valid immediately', async () => {
  const { project, userIdOf } = await open()
  const before = await signUp(project)
  expect(await userIdOf(before)).toBe(before.id)
  service.clock.now += KEYS_FRESH_MILLIS
  await rotateSigningKey(service.ctx, project.id)
  const after = await signUp(project)
  expect(await userIdOf(after)).toBe(after.id)
  service.clock.now += TOKEN_LIFETIME_MILLIS - KEYS_FRESH_MILLIS - SECOND
  expect([await userIdOf(before), await userIdOf(after)]).toEqual([before.id, after.id])
  service.clock.now += SECOND
  expect(await userIdOf(before)).toEqual(signedOut('ACCESS_TOKEN_EXPIRED'))
  service.clock.now += TOKEN_LIFETIME_MILLIS + OLD_KEY_MARGIN_MILLIS
  const later = await signUp(project)
  expect(await userIdOf(later)).toBe(later.id)
})
