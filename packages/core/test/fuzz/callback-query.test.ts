import { describe, expect, it } from 'vitest'
import * as trouble from '../../src/flows/oauth-trouble.js'
import { callOAuthCallback } from '../../src/flows/oauth.js'
import type { Context } from '../../src/resources/context.js'
import { fakeJar } from '../fake-platform.js'
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
  const { jar, cookies } = fakeJar()
  cookies.set(`latchkey-oauth-outer-${STATE}`, 'verifier')
  const storage = new Map([[`latchkey-oauth-outer-${STATE}`, ` ${PAGE}`]])
  const navigations: string[] = []
  const exchanges: Record<string, unknown>[] = []
  let { href } = new URL(PAGE + query)
  const ctx = {
    platform: {
      cookies: jar,
      storage: {
        get: (name: string) => storage.get(name),
        remove: (name: string) => storage.delete(name),
      },
      navigation: {
        href: () => href,
        rewrite: (url: string) => void (href = new URL(url, href).href),
      },
      warn() {},
    },
    settings: { projectId: 'p1', cookiePrefix: 'latchkey', baseUrl: SERVICE },
    site: { href: () => href },
    load: () => Promise.resolve(trouble),
    callbackUrl: () => Promise.resolve('https://app.example.com/handler/error'),
    go: (url: string) => Promise.resolve(void navigations.push(url)),
    attempt(_: unknown, { body }: { body: Record<string, unknown> }) {
      exchanges.push(body)
      return Promise.reject(new Error('no connection'))
    },
  } as unknown as Context
  return { ctx, exchanges, navigations, cookies, currentUrl: () => href }
}

const runCallback = (ctx: Context) =>
  callOAuthCallback(ctx).catch((error: unknown) => String(error))

describe('callOAuthCallback', () => {
  it('exchanges a code once, and only if the query has one code and the state of this tab (OA)', async () => {
    expect(
      await findCounterexample(corpus, async (text) => {
        const { ctx, exchanges, navigations, cookies, currentUrl } = openCallback(text)
        const query = new URL(PAGE + text).searchParams
        const result = await runCallback(ctx)
        const isOwnState = query.getAll('state').join() === STATE
        if (exchanges.length > 0) {
          const codes = query.getAll('code')
          if (!isOwnState || codes.length !== 1 || query.has('error'))
            return 'exchanges a code that is not its own'
          if (exchanges.length > 1 || exchanges[0]?.['code'] !== codes[0])
            return 'exchanges another code, or the same code twice'
          if (new URL(currentUrl()).searchParams.has('code')) return 'leaves the code in the URL'
          if (!String(result).startsWith('Error: Error signing in during OAuth callback'))
            return `resolves to ${result}`
        } else if (typeof result !== 'boolean') return `rejects with ${result}`
        if (cookies.size === 0 && !isOwnState) return 'consumes the state for a foreign callback'
        if (cookies.size > 0 && currentUrl() !== new URL(PAGE + text).href)
          return 'rewrites the URL of a foreign callback'
        const isErrorPage = navigations.every((url) => url.startsWith('/handler/error'))
        return isErrorPage ? undefined : `navigates to ${navigations.join()}`
      }),
    ).toBeUndefined()
  })

  it('reads the query in time linear in its length (OA)', async () => {
    const read = (text: string) => runCallback(openCallback(text).ctx)
    expect(await findSuperlinearGrowth(corpus, MAX_URL_LENGTH, read)).toEqual([])
  })
})
