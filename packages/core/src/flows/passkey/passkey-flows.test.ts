import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeClient } from '../../../test/fakes/fake-client.js'
import { stubWebAuthn } from '../../../test/support/stub-webauthn.js'
import { requestJson } from '../../../test/vectors/webauthn-vectors.js'
import { registerPasskey, signInWithPasskey } from './passkey-flows.js'

afterEach(() => vi.unstubAllGlobals())

const BEGIN = 'POST /auth/passkey/initiate-passkey-authentication'
const begun = { body: { options_json: requestJson(), code: 'code' } }
const aborted = { error: { details: { code: 'ERROR_CEREMONY_ABORTED' } } }
const bytes = (text: string) => new TextEncoder().encode(text).buffer
const credential = {
  id: 'id',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    signature: bytes('s'),
    authenticatorData: bytes('d'),
    userHandle: bytes('u'),
  },
  getClientExtensionResults: () => ({}),
}

interface CredentialRequest {
  readonly mediation?: string
  readonly signal: AbortSignal
}

/** A browser that waits until `touch` is called. */
function stubDevice(options?: { supportsAutofill?: boolean }) {
  const credentialRequests: CredentialRequest[] = []
  let touch: () => void = () => {}
  const answer = (options?: object) => {
    const request = options as CredentialRequest
    credentialRequests.push(request)
    return new Promise((resolve, reject) => {
      touch = () => resolve(credential)
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
    })
  }
  stubWebAuthn({ create: answer, get: answer }, options)
  return { credentialRequests, touch: () => touch() }
}

describe('signInWithPasskey', () => {
  it('continues autofill if the next challenge cannot be requested, and not if the first one cannot', async () => {
    const device = stubDevice()
    let requests = 0
    const { client } = createFakeClient({
      platform: {
        timers: {
          set: (callback, millis) => setTimeout(callback, millis === 15_000 ? millis : 20),
          clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
        },
      },
      responses: { [BEGIN]: () => (++requests % 2 === 0 ? { status: 502 } : begun) },
    })
    const controller = new AbortController()
    const signIn = signInWithPasskey(client, { autofill: true, signal: controller.signal })
    await expect.poll(() => device.credentialRequests.length).toBeGreaterThan(2)
    controller.abort()
    expect(await signIn).toMatchObject(aborted)

    const failing = createFakeClient({ responses: { [BEGIN]: { status: 502 } } })
    await expect(signInWithPasskey(failing.client, { autofill: true })).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
    })
  })

  it('leaves no ceremony behind if it is aborted while the library checks for autofill', async () => {
    const device = stubDevice()
    const controller = new AbortController()
    const { client } = createFakeClient({ responses: { [BEGIN]: begun } })
    let checks = 0
    vi.stubGlobal(
      'PublicKeyCredential',
      class {
        static async isConditionalMediationAvailable() {
          // The second check is the one of the library.
          if (++checks === 2) queueMicrotask(() => controller.abort())
          return true
        }
      },
    )
    const signIn = signInWithPasskey(client, { autofill: true, signal: controller.signal })
    expect(await signIn).toMatchObject(aborted)
    // A ceremony that the library started anyway has reached the device after all microtasks.
    await setImmediate()
    expect(device.credentialRequests.filter(({ signal }) => !signal.aborted)).toEqual([])
  })

  it('resolves to an error if the browser does not support autofill', async () => {
    const device = stubDevice({ supportsAutofill: false })
    const { client } = createFakeClient({ responses: { [BEGIN]: begun } })
    expect(await signInWithPasskey(client, { autofill: true })).toMatchObject({
      error: {
        message: expect.stringContaining('autofill'),
        details: { code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' },
      },
    })
    expect(device.credentialRequests).toEqual([])
  })

  it('resolves to an error for options that are not valid', async () => {
    const device = stubDevice()
    const { client } = createFakeClient({
      responses: { [BEGIN]: { body: { options_json: null, code: 'code' } } },
    })
    expect(await signInWithPasskey(client)).toMatchObject({
      error: { details: { code: 'ERROR_MALFORMED_PUBKEYCREDPARAMS' } },
    })
    expect(device.credentialRequests).toEqual([])
  })

  it('is aborted by a registration', async () => {
    const device = stubDevice()
    const { client } = createFakeClient({
      responses: {
        [BEGIN]: begun,
        'POST /auth/passkey/initiate-passkey-registration': {
          code: 'PASSKEY_AUTHENTICATION_NOT_ENABLED',
        },
      },
    })
    const signIn = signInWithPasskey(client)
    await expect.poll(() => device.credentialRequests).toHaveLength(1)
    expect(await registerPasskey(client, client.http)).toMatchObject({
      error: { code: 'PASSKEY_AUTHENTICATION_NOT_ENABLED' },
    })
    expect(await signIn).toMatchObject(aborted)
    expect(device.credentialRequests[0]?.signal.aborted).toBe(true)
  })

  it('rejects before a request if no session can be kept', async () => {
    stubDevice()
    const { client, requests } = createFakeClient({ tokenStore: null })
    await expect(signInWithPasskey(client)).rejects.toThrow('tokenStore')
    expect(requests).toEqual([])
  })
})
