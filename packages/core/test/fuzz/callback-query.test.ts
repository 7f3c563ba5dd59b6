import { REDIRECT_WAIT_MILLIS } from '@latchkey/contract/constants'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../src/client/client.js'
import { callOAuthCallback } from '../../src/flows/oauth/oauth-callback.js'
import { createFakeClient } from '../fakes/fake-client.js'
import { scaledTimers } from '../support/timers.js'
import { findCounterexample } from './find-counterexample.js'
import { findSuperlinearGrowth } from './find-superlinear-growth.js'
import type { Corpus } from './mutate.js'

/** Servers reject longer URLs. */
const MAX_URL_LENGTH = 16_000
const STATE = 'S'.repeat(43)
const PAGE = 'https://app.example.com/handler/oauth-callback'
const SERVICE = 'https://auth.example.com'
const corpus: Corpus = {
  seeds: [
    `?code=c1&state=${STATE}`,
    `?code=c1&state=${STATE}&iss=${SERVICE}&tab=2#frag`,
    `?error=access_denied&error_description=no&state=${STATE}`,
    `?state=${STATE}&code=${'c'.repeat(60)}&code=c2`,
    `?code=c1&state=${STATE}&state=T&__proto__[x]=1`,
    `#code=c1&state=${STATE}`,
  ],
  pieces: [
    ...[
      '&',
      '?',
      '#',
      '=',
      '&code=',
      '&state=',
      '&error=',
      '&iss=',
      'code',
      'state',
      STATE,
      SERVICE,
    ],
    ...[
      '%26',
      '%3D',
      '%23',
      '&code=c1',
      `&state=${STATE}`,
      '&iss=https://evil.example',
      '&amp;',
      ';',
    ],
  ],
}

/** Opens the callback page in a tab that started an OAuth sign-in. Token requests are recorded and fail. */
function openCallback(query: string) {
  const name = `latchkey-oauth-outer-${STATE}`
  const exchanges: Record<string, unknown>[] = []
  const fake = createFakeClient({
    href: new URL(PAGE + query).href,
    baseUrl: SERVICE,
    storage: new Map([[name, ` ${PAGE}`]]),
    // Nothing runs on a page that was left, so no test has to wait for that.
    platform: { timers: scaledTimers((millis) => (millis === REDIRECT_WAIT_MILLIS ? 0 : millis)) },
    responses: {
      'POST /auth/oauth/token'({ body }) {
        exchanges.push(body)
        return { status: 503 }
      },
    },
  })
  fake.jar.cookies.set(name, 'verifier')
  return { ...fake, exchanges }
}

/** An app whose project requires no second factor. */
const app = {
  user: { load: async () => null },
  getProject: async () => ({ config: { requireSecondFactorFrom: '' } }),
}

const runCallback = (client: Client) =>
  callOAuthCallback(client, app).catch((error: unknown) => String(error))

describe('callOAuthCallback', () => {
  it('exchanges a code once, and only if the query has one code and the state of this tab (OA)', async () => {
    expect(
      await findCounterexample(corpus, async (text) => {
        const { client, exchanges, visited, jar, href } = openCallback(text)
        const { cookies } = jar
        const query = new URL(PAGE + text).searchParams
        const result = await runCallback(client)
        const isOwnState = query.getAll('state').join() === STATE
        if (exchanges.length > 0) {
          const codes = query.getAll('code')
          if (!isOwnState || codes.length !== 1 || query.has('error'))
            return 'exchanges a code that is not its own'
          if (exchanges.length > 1 || exchanges[0]?.['code'] !== codes[0])
            return 'exchanges another code, or the same code twice'
          if (new URL(href()).searchParams.has('code')) return 'leaves the code in the URL'
          if (!String(result).startsWith('LatchkeyError: Error signing in during OAuth callback'))
            return `resolves to ${result}`
        } else if (typeof result !== 'boolean') return `rejects with ${result}`
        if (cookies.size === 0 && !isOwnState) return 'consumes the state for a foreign callback'
        if (cookies.size > 0 && href() !== new URL(PAGE + text).href)
          return 'rewrites the URL of a foreign callback'
        const isErrorPage = visited.every((url) => url.startsWith('replace /handler/error'))
        return isErrorPage ? undefined : `navigates to ${visited.join()}`
      }),
    ).toBeUndefined()
  })

  it('reads the query in time linear in its length (OA)', async () => {
    const read = (text: string) => runCallback(openCallback(text).client)
    expect(await findSuperlinearGrowth(corpus, MAX_URL_LENGTH, read)).toEqual([])
  })
})
