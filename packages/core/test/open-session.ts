import { vi } from 'vitest'
import { type RefreshedTokens, renew } from '../src/session/renew.js'
import { Session } from '../src/session/session.js'
import { cookieStore } from '../src/session/stores/cookie.js'
import { accessToken } from './access-token.js'
import { fakeJar, fakePlatform } from './fake-platform.js'

type Answer = RefreshedTokens | null

/** A tab with a session in a cookie jar, whose refreshes are answered when the test says so. */
export function openSession({ jar = fakeJar(), device = fakePlatform() } = {}) {
  const asked: { refreshToken: string; answer(value: Answer): void; fail(error: Error): void }[] =
    []
  const refresh = vi.fn(
    (refreshToken: string) =>
      new Promise<Answer>((answer, fail) => asked.push({ refreshToken, answer, fail })),
  )
  const store = cookieStore(device.platform, jar.jar, 'latchkey', 'p1')
  const session = new Session({
    platform: device.platform,
    during: device.during,
    store,
    renew: (own, millis, key) => renew(own, refresh, millis, key),
  })
  const token = (claims: Parameters<typeof accessToken>[0] = {}) =>
    accessToken({ now: device.now(), ...claims })
  const signIn = (claims: Parameters<typeof accessToken>[0] = {}) => {
    const tokens = { refreshToken: 'r1', accessToken: token(claims) }
    session.signIn(tokens)
    return tokens
  }
  return { session, store, jar, device, refresh, asked, token, signIn }
}
