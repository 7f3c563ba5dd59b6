import { createHmac, randomBytes } from 'node:crypto'
import type { TestProject } from '@latchkey/testing'

const STEP_MILLIS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code for a secret at a time. See RFC 6238, section 4, and RFC 4226, section 5.3. */
function codeAt(secret: Uint8Array, millis: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(millis / STEP_MILLIS)))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.readUInt8(19) & 0xf) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The code of an authenticator app for a base32 secret, now or at another time. */
export function totp(secret: string, millis = Date.now()): string {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return codeAt(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))), millis)
}

/**
 * Creates an authenticator app with a secret. A code is valid for one sign-in and 30 s of project
 * time; `nextCode` advances the clock of the project to the next code.
 */
export function createAuthenticatorApp({ clock }: Pick<TestProject, 'clock'>) {
  const secret = randomBytes(20)
  return {
    /** The value for `totpMultiFactorSecret` of a user. */
    secret: new Uint8Array(secret),
    async nextCode(): Promise<string> {
      const now = (await clock.advance(0)).getTime()
      const later = await clock.advance(STEP_MILLIS - (now % STEP_MILLIS))
      return codeAt(secret, later.getTime())
    },
  }
}

/** Returns a code that differs from the right one. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
