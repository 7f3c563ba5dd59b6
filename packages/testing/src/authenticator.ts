import type { Page } from '@playwright/test'

/** A virtual device for passkeys in the browser of a page, which confirms without asking. Only Chromium has one. */
export interface Authenticator {
  /** The passkeys that it keeps. */
  passkeys(): Promise<Passkey[]>
  /** Whether a user is present and touches the authenticator at once. Default: true. */
  attend(isThere: boolean): Promise<void>
}

/** A passkey that a virtual device keeps. */
export interface Passkey {
  /** The ID of the credential, base64. */
  credentialId: string
  /** The domain of the passkey. */
  rpId?: string
  /** Number of signatures so far. */
  signCount: number
}

/**
 * Adds a virtual device for passkeys to a page of Playwright. The fixture `authenticator` is one.
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
  // Chromium offers no virtual device without verification at sign-in, so this one leaves out its flag.
  const isBadUV = !verifiesUser
  await browser.send('WebAuthn.setResponseOverrideBits', { authenticatorId, isBadUV })
  return {
    async passkeys() {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials
    },
    async attend(isThere) {
      const asked = { authenticatorId, enabled: isThere }
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', asked)
    },
  }
}
