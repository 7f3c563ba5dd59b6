import { describe, expect, it } from 'vitest'
import { fakePlatform } from '../../test/fake-platform.js'
import type { Platform } from '../platform/platform.js'
import { alone, linked, perform } from './passkey-ceremony.js'

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const credential = {
  id: 'id',
  rawId: bytes('id'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { clientDataJSON: bytes('{}'), signature: bytes('??>') },
  getClientExtensionResults: () => ({}),
}

const navigation = { href: () => 'https://app.example.com/handler/sign-in' }
const onPage = (parts: object = { credentials: {}, navigation }): Platform =>
  fakePlatform(parts).platform
const made = (given: unknown, platform = onPage()) =>
  perform(platform, () => Promise.resolve(given as Credential | null))
const code = (name: string) => ({ status: 'error', error: { details: { code: `ERROR_${name}` } } })

describe('what a browser gives', () => {
  it('is written as JSON, its bytes as base64url without padding', async () => {
    expect(await made(credential)).toMatchObject({
      status: 'ok',
      data: { id: 'id', rawId: 'aWQ', response: { clientDataJSON: 'e30', signature: 'Pz8-' } },
    })
  })

  it('says how the device is reached, where it says so', async () => {
    const response = { ...credential.response, getTransports: () => ['internal'] }
    expect(await made({ ...credential, response })).toMatchObject({
      data: { response: { transports: ['internal'] } },
    })
  })

  it.each([
    ['nothing', null],
    ['a password', { ...credential, type: 'password' }],
    ['no id', { ...credential, rawId: undefined }],
    ['an empty id', { ...credential, rawId: new ArrayBuffer(0) }],
  ])('WA17: is refused when it is %s', async (_, given) => {
    expect(await made(given)).toMatchObject(code('AUTHENTICATOR_GENERAL_ERROR'))
  })

  it.each([
    ['no passkeys', { navigation }],
    ['no page', { credentials: {} }],
  ])('WA12: is not asked for where there are %s', async (_, parts) => {
    expect(await made(credential, onPage(parts))).toMatchObject(
      code('PASSTHROUGH_SEE_CAUSE_PROPERTY'),
    )
  })
})

describe('WA09: ceremonies, one at a time', () => {
  const { during } = fakePlatform()
  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })

  it('the first is over, as aborted, before the second begins', async () => {
    const first = alone({ during }, undefined, untilAborted)
    expect(await alone({ during }, undefined, () => Promise.resolve('second'))).toBe('second')
    expect(await first).toMatchObject(code('CEREMONY_ABORTED'))
  })

  it('what goes wrong with nobody aborting it is thrown', async () => {
    const failure = new TypeError('no connection')
    await expect(alone({ during }, undefined, () => Promise.reject(failure))).rejects.toBe(failure)
  })

  it('one is over with the signal that it was given, also when that came first', () => {
    const outer = new AbortController()
    const before = linked(outer.signal)
    outer.abort()
    expect([before.signal.aborted, linked(outer.signal).signal.aborted]).toEqual([true, true])
  })
})
