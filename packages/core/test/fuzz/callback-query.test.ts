import { expect, it } from 'vitest'
import * as trouble from '../../src/flows/oauth-trouble.js'
import { callOAuthCallback } from '../../src/flows/oauth.js'
import type { Context } from '../../src/resources/context.js'
import { fakeJar } from '../fake-platform.js'
import { findMisread } from './find-misread.js'
import { findSteepGrowth } from './find-steep-growth.js'
import type { Corpus } from './mutate.js'

/** No server takes a longer one. */
const LONGEST_ADDRESS = 16_000
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

/** A tab that has begun to sign in, on the page to which the provider comes back; it asks for no answer. */
function openCallback(query: string) {
  const { jar, cookies } = fakeJar()
  cookies.set(`latchkey-oauth-outer-${STATE}`, 'verifier')
  const storage = new Map([[`latchkey-oauth-outer-${STATE}`, ` ${PAGE}`]])
  const went: string[] = []
  const asked: Record<string, unknown>[] = []
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
    go: (url: string) => Promise.resolve(void went.push(url)),
    attempt(_: unknown, { body }: { body: Record<string, unknown> }) {
      asked.push(body)
      return Promise.reject(new Error('no connection'))
    },
  } as unknown as Context
  return { ctx, asked, went, cookies, address: () => href }
}

const arrive = (ctx: Context) => callOAuthCallback(ctx).catch((error: unknown) => String(error))

it('OA: a code is exchanged once, and only if it came once with the state of this tab', async () => {
  expect(
    await findMisread(corpus, async (text) => {
      const { ctx, asked, went, cookies, address } = openCallback(text)
      const given = new URL(PAGE + text).searchParams
      const outcome = await arrive(ctx)
      const isOurs = given.getAll('state').join() === STATE
      if (asked.length > 0) {
        const codes = given.getAll('code')
        if (!isOurs || codes.length !== 1 || given.has('error')) return 'a code that is not ours'
        if (asked.length > 1 || asked[0]?.['code'] !== codes[0]) return 'another code, or twice'
        if (new URL(address()).searchParams.has('code')) return 'a code that stays in the address'
        if (!String(outcome).startsWith('Error: Error signing in during OAuth callback'))
          return String(outcome)
      } else if (typeof outcome !== 'boolean') return `rejects with ${outcome}`
      if (cookies.size === 0 && !isOurs) return 'takes up what this tab has not begun'
      if (cookies.size > 0 && address() !== new URL(PAGE + text).href)
        return 'changes a foreign address'
      const isOwn = went.every((url) => url.startsWith('/handler/error'))
      return isOwn ? undefined : `goes to ${went.join()}`
    }),
  ).toBeUndefined()
})

it('OA: the query takes no more than its length to read', async () => {
  const read = (text: string) => arrive(openCallback(text).ctx)
  expect(await findSteepGrowth(corpus, LONGEST_ADDRESS, read)).toEqual([])
})
