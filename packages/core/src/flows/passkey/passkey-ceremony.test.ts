import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../../test/fakes/fake-platform.js'
import { stubWebAuthn } from '../../../test/support/stub-webauthn.js'
import { creationJson, PAGE, requestJson } from '../../../test/vectors/webauthn-vectors.js'
import type { Result } from '../../lib/result.js'
import { requestPasskey, runCeremony } from './passkey-ceremony.js'
import { creationOptions, requestOptions } from './passkey-options.js'

afterEach(() => vi.unstubAllGlobals())

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const credential = {
  id: 'id',
  rawId: bytes('id'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    clientDataJSON: bytes('{}'),
    signature: bytes('??>'),
    attestationObject: bytes('a'),
    authenticatorData: bytes('d'),
  },
  getClientExtensionResults: () => ({}),
}
const navigation = {
  href: () => `https://${PAGE}/handler/sign-in`,
  go() {},
  goWithoutReferrer() {},
  rewrite() {},
  isFramed: () => false,
}
const code = (name: string) => ({ status: 'error', error: { details: { code: `ERROR_${name}` } } })
const idle = new AbortController().signal

/** Runs a sign-in or a registration in a browser that returns a credential. */
function ceremony(returned: unknown, kind: 'signIn' | 'registration' = 'signIn') {
  const settle = () => Promise.resolve(returned)
  stubWebAuthn({ create: settle, get: settle })
  const { platform } = fakePlatform({ navigation })
  return requestPasskey({ platform }, idle, (hostname) =>
    kind === 'signIn'
      ? startAuthentication({ optionsJSON: requestOptions(requestJson(), hostname) })
      : startRegistration({ optionsJSON: creationOptions(creationJson(), hostname) }),
  )
}

describe('requestPasskey', () => {
  it('returns the passkey as JSON with base64url members', async () => {
    expect(await ceremony(credential)).toEqual({
      status: 'ok',
      data: {
        id: 'id',
        rawId: 'aWQ',
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: { clientDataJSON: 'e30', signature: 'Pz8-', authenticatorData: 'ZA' },
      },
    })
  })

  it('returns the transports of a new passkey', async () => {
    const response = { ...credential.response, getTransports: () => ['internal'] }
    expect(await ceremony({ ...credential, response }, 'registration')).toMatchObject({
      data: { response: { attestationObject: 'YQ', transports: ['internal'] } },
    })
  })

  it.each([
    ['a password', { ...credential, type: 'password' }],
    ['no raw ID', { ...credential, rawId: undefined }],
    ['an empty raw ID', { ...credential, rawId: new ArrayBuffer(0) }],
  ])('resolves to an error if the browser returns %s (WA17)', async (_, returned) => {
    expect(await ceremony(returned)).toMatchObject(code('AUTHENTICATOR_GENERAL_ERROR'))
    expect(await ceremony(returned, 'registration')).toMatchObject(
      code('AUTHENTICATOR_GENERAL_ERROR'),
    )
  })

  it('resolves to an error if the browser returns nothing (WA17)', async () => {
    expect(await ceremony(null)).toMatchObject(code('NO_MATCHING_PASSKEY'))
    expect(await ceremony(null, 'registration')).toMatchObject(code('AUTHENTICATOR_GENERAL_ERROR'))
  })

  it('resolves to an error without WebAuthn, and without a page (WA12)', async () => {
    const start = vi.fn<() => never>()
    const unsupported = { error: { message: expect.stringContaining('https') } }
    const onPage = fakePlatform({ navigation })
    expect(await requestPasskey(onPage, idle, start)).toMatchObject(unsupported)
    stubWebAuthn({ create: start, get: start })
    expect(await requestPasskey(fakePlatform(), idle, start)).toMatchObject(unsupported)
    expect(start).not.toHaveBeenCalled()
  })

  it('cancels the ceremony of the browser when the signal aborts', async () => {
    let browserSignal: AbortSignal | undefined
    const get = (options?: object) => {
      const { signal } = options as { signal: AbortSignal }
      browserSignal = signal
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      })
    }
    stubWebAuthn({ create: get, get })
    const controller = new AbortController()
    const waiting = requestPasskey(fakePlatform({ navigation }), controller.signal, (hostname) =>
      startAuthentication({ optionsJSON: requestOptions(requestJson(), hostname) }),
    )
    await expect.poll(() => browserSignal).toBeDefined()
    controller.abort()
    expect(await waiting).toMatchObject(code('CEREMONY_ABORTED'))
    expect(browserSignal?.aborted).toBe(true)
  })
})

describe('runCeremony', () => {
  const { tasks } = fakePlatform()
  const untilAborted = (signal: AbortSignal) =>
    new Promise<Result<never, never>>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  const succeed = () => Promise.resolve({ status: 'ok', data: 'second' } as const)

  it('aborts the previous ceremony before the next one begins (WA09)', async () => {
    const first = runCeremony({ tasks }, undefined, untilAborted)
    expect(await runCeremony({ tasks }, undefined, succeed)).toEqual({
      status: 'ok',
      data: 'second',
    })
    expect(await first).toMatchObject(code('CEREMONY_ABORTED'))
  })

  it('rejects with the error of a ceremony that was not aborted', async () => {
    const failure = new TypeError('no connection')
    await expect(runCeremony({ tasks }, undefined, () => Promise.reject(failure))).rejects.toBe(
      failure,
    )
  })

  it('ends a ceremony with its signal, also if the signal aborted before', async () => {
    const controller = new AbortController()
    const running = runCeremony({ tasks }, controller.signal, untilAborted)
    controller.abort()
    expect(await running).toMatchObject(code('CEREMONY_ABORTED'))
    const late = vi.fn(succeed)
    expect(await runCeremony({ tasks }, controller.signal, late)).toMatchObject(
      code('CEREMONY_ABORTED'),
    )
    expect(late).not.toHaveBeenCalled()
  })

  it('ends a ceremony when the app is disposed of', async () => {
    const app = fakePlatform()
    const running = runCeremony(app, undefined, untilAborted)
    app.tasks.dispose(new Error('disposed'))
    expect(await running).toMatchObject(code('CEREMONY_ABORTED'))
  })
})
