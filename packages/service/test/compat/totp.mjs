import { createHmac } from 'node:crypto'

const PERIOD_MILLIS = 30_000

/**
 * Computes a time-based one-time password of six digits (RFC 6238, with SHA-1).
 *
 * @param {Uint8Array} secret
 * @param {number} [now] in milliseconds
 */
export const totp = (secret, now = Date.now()) => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / PERIOD_MILLIS)))
  const digest = createHmac('sha1', secret).update(counter).digest()
  // RFC 4226, section 5.3: the last four bits say where the number starts.
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
