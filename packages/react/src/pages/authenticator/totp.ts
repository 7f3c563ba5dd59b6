import { hmacSha1 } from '../../lib/platform.js'

/** 160 bits, as RFC 4226 recommends (section 4, R6). */
export const SECRET_BYTES = 20

const STEP_MILLIS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes in base32 without padding (RFC 4648, section 6). */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** Returns the code of a 30-second period (RFC 6238, section 4; RFC 4226, section 5.3). */
async function codeOf(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const hash = await hmacSha1(secret, new Uint8Array(counter.buffer))
  const view = new DataView(hash.buffer)
  const number = view.getUint32((hash.at(-1) ?? 0) & 15) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * Whether a code is valid now, or was or will be 30 seconds before or after, because clocks differ and typing takes
 * time.
 *
 * @see RFC 6238, section 5.2
 */
export async function isTotp(
  code: string,
  secret: Uint8Array<ArrayBuffer>,
  now: number,
): Promise<boolean> {
  const step = Math.floor(now / STEP_MILLIS)
  const codes = [step - 1, step, step + 1].map((near) => codeOf(secret, near))
  return (await Promise.all(codes)).includes(code)
}

/**
 * Neither part of the label may have a colon, not even an encoded one: apps split the label there.
 *
 * @see the Key URI Format of Google Authenticator, "Label"
 */
const withoutColons = (part: string) => part.replace(/\s*:\s*/g, ' ').trim()

/** The URI in the QR code for an authenticator app. */
export function enrolmentUri(secret: Uint8Array, issuer: string, account: string): string {
  // Apps decode percent signs, but not all of them a plus for a space.
  const [issuerLabel, label] = [issuer, account].map((part) =>
    encodeURIComponent(withoutColons(part)),
  )
  const query = `algorithm=SHA1&secret=${base32(secret)}&period=30&digits=6`
  return issuerLabel
    ? `otpauth://totp/${issuerLabel}:${label}?issuer=${issuerLabel}&${query}`
    : `otpauth://totp/${label}?${query}`
}
