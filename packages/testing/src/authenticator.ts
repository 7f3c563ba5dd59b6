import type { Page } from '@playwright/test'

/**
 * A virtual authenticator in the browser of a page, which confirms without a prompt. Only Chromium supports
 * it.
 */
export interface Authenticator {
  /** Lists the stored passkeys. */
  passkeys(): Promise<Passkey[]>
  /** Sets whether a user is present and touches the authenticator immediately. Default: true. */
  attend(isThere: boolean): Promise<void>
}

/** A passkey of a virtual authenticator. */
export interface Passkey {
  /** The ID of the credential, base64. */
  credentialId: string
  /** The domain of the passkey. */
  rpId?: string
  /** The signature counter. */
  signCount: number
}

/**
 * Adds a virtual authenticator to a page of Playwright. The fixture `authenticator` is one.
 *
 * @param options.hasResidentKey whether the device can store passkeys. Default: true
 * @param options.verifiesUser whether the device checks a fingerprint or a PIN. Default: true
 * @example const device = await addAuthenticator(page)
 * @see WebAuthn Level 3, section 11
 */
export async function addAuthenticator(
  page: Page,
  {
    hasResidentKey = true,
    verifiesUser = true,
  }: { hasResidentKey?: boolean; verifiesUser?: boolean } = {},
): Promise<Authenticator> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // Chromium has no virtual authenticator that skips the verification at sign-in, so this one clears the
  // flag.
  const isBadUV = !verifiesUser
  await browser.send('WebAuthn.setResponseOverrideBits', { authenticatorId, isBadUV })
  return {
    async passkeys() {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials
    },
    async attend(isThere) {
      const parameters = { authenticatorId, enabled: isThere }
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', parameters)
    },
  }
}
