import { onTestFinished, vi } from 'vitest'
import type { FakeCredentials } from '../../core/test/support/stub-webauthn.js'

/** Gives the page the WebAuthn API, without autofill, until the test ends: happy-dom has none. */
export function stubPasskeys(credentials: FakeCredentials): void {
  class PublicKeyCredential {
    static isConditionalMediationAvailable = () => Promise.resolve(false)
  }
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'credentials')
  })
}
