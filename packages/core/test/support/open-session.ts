import { vi } from 'vitest'
import { Session, type SessionOptions } from '../../src/session/session.js'
import { cookieStore } from '../../src/session/stores/cookie.js'
import type { RefreshedTokens, TokenPair } from '../../src/session/tokens.js'
import { accessToken } from './access-token.js'
import { fakeJar, fakePlatform } from '../fakes/fake-platform.js'

interface RefreshRequest {
  readonly refreshToken: string
  respond(result: RefreshedTokens | null): void
  fail(error: Error): void
}

/** Opens a tab with a session in a cookie jar. The test responds to its refresh requests. */
export function openSession({
  jar = fakeJar(),
  device = fakePlatform(),
  ...options
}: {
  jar?: ReturnType<typeof fakeJar>
  device?: ReturnType<typeof fakePlatform>
} & Pick<SessionOptions, 'onChange' | 'onReconnect'> = {}) {
  const requests: RefreshRequest[] = []
  const refresh = vi.fn(
    (refreshToken: string) =>
      new Promise<RefreshedTokens | null>((respond, fail) =>
        requests.push({ refreshToken, respond, fail }),
      ),
  )
  const endAtService = vi.fn((_tokens: TokenPair) => Promise.resolve(true))
  const { platform, tasks } = device
  const store = cookieStore(platform, jar.jar, { prefix: 'latchkey', projectId: 'p1' })
  const session = new Session({ platform, tasks, store, refresh, endAtService, ...options })
  const token = (claims: Parameters<typeof accessToken>[0] = {}) =>
    accessToken({ now: device.now(), ...claims })
  const signIn = (claims: Parameters<typeof accessToken>[0] = {}) => {
    const tokens = { refreshToken: 'r1', accessToken: token(claims) }
    session.signIn(tokens)
    return tokens
  }
  return { session, store, jar, device, refresh, requests, token, signIn, endAtService }
}
