import type { TestProject } from '@latchkey/testing'

const STEP_MILLIS = 30_000

/**
 * Creates an authenticator app for tests in a browser. Its codes are valid for 30 s of the clock of the project.
 *
 * @see RFC 6238, section 4; RFC 4226, section 5.3
 */
export function createAuthenticatorApp({ clock }: TestProject) {
  const secret = crypto.getRandomValues(new Uint8Array(20))
  return {
    /** The value for a user's `totpMultiFactorSecret`. */
    secret,
    async nextCode(): Promise<string> {
      const now = (await clock.advance(0)).getTime()
      const later = await clock.advance(STEP_MILLIS - (now % STEP_MILLIS))
      const counter = new DataView(new ArrayBuffer(8))
      counter.setBigUint64(0, BigInt(Math.floor(later.getTime() / STEP_MILLIS)))
      const hmac = { name: 'HMAC', hash: 'SHA-1' }
      const key = await crypto.subtle.importKey('raw', secret, hmac, false, ['sign'])
      const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter))
      const number = mac.getUint32(mac.getUint8(19) & 0xf) & 0x7fff_ffff
      return String(number % 1_000_000).padStart(6, '0')
    },
  }
}
