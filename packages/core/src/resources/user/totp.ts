import type { Clock } from '../../platform/platform.js'

/** 160 bits, as RFC 4226 recommends (section 4, R6). */
export const SECRET_BYTES = 20

const STEP_MILLIS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes in base32 without padding (RFC 4648, section 6). */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** Decodes base32 without padding. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

/** Returns the code of a 30-second period (RFC 6238, section 4; RFC 4226, section 5.3). */
async function codeOf(key: CryptoKey, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const number = hash.getUint32(hash.getUint8(hash.byteLength - 1) & 15) & 0x7fff_ffff
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
  { wall }: Pick<Clock, 'wall'>,
): Promise<boolean> {
  // All authenticator apps support SHA-1 (RFC 6238, section 1.2).
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  const step = Math.floor(wall() / STEP_MILLIS)
  const codes = [step - 1, step, step + 1].map((near) => codeOf(key, near))
  return (await Promise.all(codes)).includes(code)
}

/**
 * Neither part of the label may have a colon, not even an encoded one: apps split the label there.
 *
 * @see the Key URI Format of Google Authenticator, "Label"
 */
const withoutColons = (part: string) => part.replace(/\s*:\s*/g, ' ').trim()

/** Returns the URL that an authenticator app reads. */
export function totpUrl(base32Secret: string, issuer: string, account: string): string {
  // Apps decode percent signs, but not all of them a plus for a space.
  const [issuerLabel, label] = [issuer, account].map((part) =>
    encodeURIComponent(withoutColons(part)),
  )
  const query = `algorithm=SHA1&secret=${base32Secret}&period=30&digits=6`
  return issuerLabel
    ? `otpauth://totp/${issuerLabel}:${label}?issuer=${issuerLabel}&${query}`
    : `otpauth://totp/${label}?${query}`
}
