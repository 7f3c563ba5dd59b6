import { inflateSync } from 'node:zlib'

const HEADER = 12
const ENTRY = 16

/**
 * Converts a WOFF 1.0 font to the TrueType file that it was made from, see https://www.w3.org/TR/WOFF/. Chromium reads
 * fonts of the system in that format only.
 *
 * @param {Buffer} woff
 */
export function woffToTtf(woff) {
  const count = woff.readUInt16BE(12)
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(HEADER + count * ENTRY)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  /** @type {Buffer[]} */
  const tables = [head]
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(44 + index * 20)
    const start = entry.readUInt32BE(4)
    const packedLength = entry.readUInt32BE(8)
    const length = entry.readUInt32BE(12)
    const packed = woff.subarray(start, start + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const at = HEADER + index * ENTRY
    entry.copy(head, at, 0, 4)
    entry.copy(head, at + 4, 16, 20)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(length, at + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat(tables)
}
