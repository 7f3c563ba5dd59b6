import type { LatchkeyError } from '@latchkey/contract/errors/error'
import { signUpWithPassword } from '@latchkey/contract/routes/sign-in/password-sign-up'
import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fakeHttp, skipWaits } from '../../test/fakes/fake-http.js'
import { fakePlatform } from '../../test/fakes/fake-platform.js'
import {
  neverEnd,
  neverRespond,
  respond,
  startFaultyServer,
} from '../../test/support/faulty-server.js'
import type { Platform } from '../platform/platform.js'
import type { HttpClient, HttpClientOptions, RequestOptions } from './http-client.js'

const ACCESS_TOKEN = 'access-token-canary'
const PASSWORD = 'hunter2-canary'
const credentials = {
  body: {
    email: 'ada@example.com',
    password: PASSWORD,
    verificationCallbackUrl: 'https://app.example/verify',
  },
}

const httpWith = (platform: Partial<Platform>, options: Partial<HttpClientOptions> = {}) => {
  const fake = fakePlatform(platform)
  return fakeHttp(fake.platform, { tasks: fake.tasks, ...options })
}

/** Resolves to the error of a sign-up, which must contain no secret. */
async function errorOf(http: HttpClient, options?: RequestOptions) {
  const error: unknown = await http.request(signUpWithPassword, credentials, options).then(
    () => new Error('The request succeeded.'),
    (thrown: unknown) => thrown,
  )
  const printed = [inspect(error, { depth: 10, showHidden: true }), JSON.stringify(error)]
  expect(printed.join()).not.toContain('canary')
  return error as LatchkeyError<'NETWORK_ERROR' | 'TIMEOUT'>
}

describe('the error of a request that could not be sent', () => {
  // Some scripts that watch fetch throw a string.
  const THROWN_TEXT = JSON.parse('"broken"') as Error

  it.each([
    ['rejects with a string', () => Promise.reject(THROWN_TEXT)],
    [
      'throws synchronously',
      () => {
        throw new Error('broken')
      },
    ],
    ['resolves to undefined', () => Promise.resolve(undefined as unknown as Response)],
    ['is missing', undefined as unknown as Platform['fetch']],
  ] as [string, Platform['fetch']][])('is NETWORK_ERROR if fetch %s (HT48)', async (_, fetch) => {
    const error = await errorOf(httpWith({ ...skipWaits(), fetch }))
    expect(error.code).toBe('NETWORK_ERROR')
    expect(error.cause).toBeInstanceOf(Error)
  })

  it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    'is NETWORK_ERROR if fetch fails with "%s", and rejects no access token (HT50)',
    async (message) => {
      const rejectAccessToken = vi.fn()
      const tokens = { accessToken: ACCESS_TOKEN, refreshToken: null }
      const http = httpWith(
        { ...skipWaits(), fetch: () => Promise.reject(new TypeError(message)) },
        { tokens: { getTokens: async () => tokens, rejectAccessToken } },
      )
      await expect(http.request(readCurrentUser, {})).rejects.toMatchObject({
        code: 'NETWORK_ERROR',
      })
      expect(rejectAccessToken).not.toHaveBeenCalled()
    },
  )

  it('is NETWORK_ERROR with the request if no server listens (HT45)', async () => {
    const apiUrl = () => 'http://127.0.0.1:1/api/v1'
    const error = await errorOf(httpWith(skipWaits(), { apiUrl }))
    expect(error.message).toContain('The service does not respond')
    expect(error.details).toMatchObject({
      isOffline: false,
      request: { method: 'POST', path: '/auth/password/sign-up' },
    })
  })

  it('asks to check the connection if the device is offline, without diagnostics (HT46)', async () => {
    const fetch = vi.fn<Platform['fetch']>(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await errorOf(httpWith({ ...skipWaits(), fetch, isOnline: () => false }))
    expect(error.message).toContain('check your internet connection')
    expect(error).toMatchObject({ code: 'NETWORK_ERROR', details: { isOffline: true } })
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('the error of a response that does not end', () => {
  let server: Awaited<ReturnType<typeof startFaultyServer>>
  beforeAll(async () => {
    server = await startFaultyServer()
  })
  afterAll(() => server.close())

  it.each([neverRespond, neverEnd])(
    'is TIMEOUT after the limit (HT06, HT51): %o',
    async (fault) => {
      server.respondWith(fault, respond(200))
      const http = httpWith(
        {
          ...skipWaits(),
          timers: {
            set: (callback, millis) => setTimeout(callback, millis),
            clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
          },
        },
        { apiUrl: () => `${server.url}/api/v1` },
      )
      const error = await errorOf(http, { timeoutMillis: 30 })
      expect(error.code).toBe('TIMEOUT')
      expect(String(error.cause)).toContain('in time')
      expect(error.details.causes).toEqual([error.cause])
    },
  )
})

describe('the diagnostics of a failed request (HT52)', () => {
  function openProbed(responds: (url: string) => boolean, accessType = 'client') {
    const probes: [string, RequestInit][] = []
    const fetch: Platform['fetch'] = async (url, init) => {
      if (init.method === 'POST') throw new TypeError('Failed to fetch')
      probes.push([url, init])
      if (!responds(url)) throw new TypeError(`${ACCESS_TOKEN} was rejected`)
      return new Response('ok')
    }
    const http = httpWith(
      { ...skipWaits(), fetch, fetchOptions: { credentials: 'omit' } },
      { apiUrl: () => 'https://auth.example/base/api/v1', headers: () => ({ accessType }) },
    )
    return { http, probes }
  }

  it('send requests only to the service, without tokens, keys and cookies', async () => {
    const { http, probes } = openProbed(() => true)
    expect((await errorOf(http)).message).toContain('Other requests arrive')
    expect(probes.map(([url]) => url)).toEqual([
      'https://auth.example/base/api/v1',
      'https://auth.example/health',
    ])
    for (const [, init] of probes) {
      expect(init).not.toHaveProperty('headers')
      expect(init).toMatchObject({ credentials: 'omit', redirect: 'manual' })
    }
  })

  it('distinguish a server without the API from one that does not respond', async () => {
    const withoutApi = openProbed((url) => url.endsWith('/health'))
    expect((await errorOf(withoutApi.http)).message).toContain('but not its API')
    const down = openProbed(() => false)
    expect((await errorOf(down.http)).message).toContain('The service does not respond')
  })

  it('take at most 2.5 s', async () => {
    const { platform, tasks, pass, freeze, timers } = fakePlatform({
      fetch: (_, init) =>
        init.method === 'POST' ? Promise.reject(new TypeError('no')) : new Promise(() => {}),
    })
    const error = errorOf(fakeHttp(platform, { tasks }))
    await expect.poll(() => timers.size).toBe(1)
    pass(2500)
    freeze(0)
    expect((await error).message).toContain('slow to respond')
    expect(timers.size).toBe(0)
  })

  it('do not run with a secret key', async () => {
    const { http, probes } = openProbed(() => true, 'server')
    expect((await errorOf(http)).code).toBe('NETWORK_ERROR')
    expect(probes).toEqual([])
  })
})
