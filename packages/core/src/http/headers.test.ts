import { expect, it } from 'vitest'
import { fakePlatform } from '../../test/fake-platform.js'
import { requestHeaders, smallName } from './headers.js'
import type { Http } from './http.js'

const { platform } = fakePlatform({
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
})
const http = { platform, projectHeaders: () => ({ projectId: 'project' }) } as unknown as Http
const tokens = { accessToken: null, refreshToken: null }

it('RT14 have a nonce that was never there before, of 45 digits and letters', () => {
  const pastOthers = () => requestHeaders(http, undefined, tokens)
  // They are made in advance, 20 at once: also by tests before this one.
  Array.from({ length: 20 }, pastOthers)
  const nonces = Array.from(
    { length: 100 },
    () => requestHeaders(http, undefined, tokens)['x-stack-random-nonce'],
  )
  expect(new Set(nonces).size).toBe(100)
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-v]{45}$/)
})

it('are named in small letters, under any prefix', () => {
  expect(smallName(undefined, 'publishableClientKey')).toBe('x-stack-publishable-client-key')
  expect(smallName('MyApp-', 'projectId')).toBe('myapp-project-id')
})
