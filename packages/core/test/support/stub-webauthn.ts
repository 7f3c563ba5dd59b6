import { vi } from 'vitest'

/** The members of `navigator.credentials` that passkeys use. */
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
  // The library queries inputs even if none is required.
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  // The library reads the host name to name a SecurityError.
  vi.stubGlobal('location', { hostname: 'app.example.com' })
}
