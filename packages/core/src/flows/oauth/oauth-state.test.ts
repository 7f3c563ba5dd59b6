import { describe, expect, it } from 'vitest'
import { createFakeClient } from '../../../test/fakes/fake-client.js'
import { fakeJar } from '../../../test/fakes/fake-platform.js'
import {
  findPendingAuthorization,
  removePendingAuthorization,
  storePendingAuthorization,
} from './oauth-state.js'

const stateOf = (number: number) => String(number).padStart(43, 'S')
const pendingOf = (number: number) => ({
  state: stateOf(number),
  codeVerifier: String(number).padStart(43, 'V'),
  redirectUri: 'https://app.example.com/handler/oauth-callback',
  userId: undefined,
})

describe('storePendingAuthorization', () => {
  it('stores a sign-in that this tab finds until it is removed', () => {
    const { client, jar, storage } = createFakeClient()
    const linked = { ...pendingOf(1), userId: 'u1' }
    expect(storePendingAuthorization(client, linked)).toBe(true)
    expect(findPendingAuthorization(client, stateOf(1))).toEqual(linked)
    const otherTab = createFakeClient({ jar })
    expect(findPendingAuthorization(otherTab.client, stateOf(1))).toBeUndefined()
    removePendingAuthorization(client, linked)
    expect([jar.cookies.size, storage.size]).toEqual([0, 0])
  })

  it('stores the verifier in a cookie with the prefix __Host- on a page with https', () => {
    const { cookies, jar } = fakeJar()
    const secureJar = { cookies, jar: { ...jar, isSecure: true } }
    storePendingAuthorization(createFakeClient({ jar: secureJar }).client, pendingOf(1))
    expect([...cookies.keys()]).toEqual([`__Host-latchkey-oauth-outer-${stateOf(1)}`])
  })

  it.each([
    ['cookies', { cookies: undefined }],
    ['storage', { storage: undefined }],
    ['kept cookies', { cookies: { read: () => '', write: () => {}, remove: () => {} } }],
    ['kept storage', { storage: { get: () => null, set: () => false, remove: () => {} } }],
  ])('returns false without %s (CK18)', (_, platform) => {
    const { client } = createFakeClient({ platform, tokenStore: 'memory' })
    expect(storePendingAuthorization(client, pendingOf(1))).toBe(false)
  })
})

describe('findPendingAuthorization', () => {
  it('ignores a cookie that no entry of the tab belongs to (OA10)', () => {
    const { client, jar } = createFakeClient()
    jar.cookies.set(`latchkey-oauth-outer-${stateOf(1)}`, 'V'.repeat(43))
    expect(findPendingAuthorization(client, stateOf(1))).toBeUndefined()
  })
})
