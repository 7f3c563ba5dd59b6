import { readCurrentUser } from '@latchkey/contract/routes/users'
import { describe, expect, it, vi } from 'vitest'
import { httpOn } from '../../test/fake-http.js'
import { fakePlatform } from '../../test/fake-platform.js'
import { call } from './call.js'
import type { RequestTokens } from './http.js'
import { ATTEMPT_MILLIS } from './limits.js'

const tokens: RequestTokens = { accessToken: 'a', refreshToken: 'r' }

/** A read of which every attempt is lost after 15 s. What is waited for besides passes when nothing else happens. */
async function readInVain(tokensOf: (pass: (millis: number) => void) => Promise<RequestTokens>) {
  const { platform, freeze } = fakePlatform({
    fetch: vi.fn(() => {
      freeze(ATTEMPT_MILLIS)
      return Promise.reject(new TypeError('Failed to fetch'))
    }),
    timers: {
      set: (callback, millis) =>
        setImmediate(() => {
          freeze(millis)
          callback()
        }),
      clear: (timer) => clearImmediate(timer as NodeJS.Immediate | undefined),
    },
  })
  const begun = platform.clock.monotonic()
  const http = {
    ...httpOn(platform),
    projectHeaders: () => ({ accessType: 'server' }),
    tokens: () => tokensOf(freeze),
  }
  const error = await call(http, readCurrentUser, {}).catch((thrown: unknown) => thrown)
  const attempts = vi.mocked(platform.fetch).mock.calls.length
  return { error, attempts, millis: platform.clock.monotonic() - begun }
}

describe('F11: a call whose token took long', () => {
  it('makes no attempt for which there is no time', async () => {
    let isFirst = true
    const read = await readInVain((pass) => {
      if (isFirst) pass(47_500)
      isFirst = false
      return Promise.resolve(tokens)
    })
    expect(read).toMatchObject({ error: { name: 'NetworkError' }, attempts: 3 })
    expect(read.millis).toBeLessThanOrEqual(100_000)
  })

  it('waits for another one only as long as there is time', async () => {
    let isFirst = true
    const read = await readInVain((pass) => {
      if (!isFirst) return new Promise(() => {})
      isFirst = false
      pass(47_500)
      return Promise.resolve(tokens)
    })
    expect(read).toMatchObject({ error: { name: 'NetworkError' }, attempts: 1 })
    expect(read.millis).toBeLessThanOrEqual(100_000)
  })
})
