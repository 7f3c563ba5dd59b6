import { vi } from 'vitest'

/** The part of `navigator.credentials` that passkeys use. */
export interface FakeCredentials {
  create(options?: object): Promise<unknown>
  get(options?: object): Promise<unknown>
}

/** Replaces the WebAuthn API of the runtime until `vi.unstubAllGlobals()`. */
export function stubWebAuthn(
  credentials: FakeCredentials,
  { supportsAutofill = true }: { supportsAutofill?: boolean } = {},
): void {
  class PublicKeyCredential {
    static isConditionalMediationAvailable = () => Promise.resolve(supportsAutofill)
  }
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  vi.stubGlobal('navigator', { credentials })
  // The library looks for an input even if it need not be there.
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  // The library reads the host name to name a SecurityError.
  vi.stubGlobal('location', { hostname: 'app.example.com' })
}
