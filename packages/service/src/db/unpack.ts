import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const BLOCK = 512

/**
 * Unpacks files and folders as PGlite packs those of a database (POSIX.1-1988, ustar), for their owner only.
 *
 * @param last the file that is written when all others are
 */
export async function unpack(
  archive: Uint8Array,
  { folder, last }: { folder: string; last: string },
): Promise<void> {
  const tar = await promisify(gunzip)(archive)
  const text = (from: number, length: number) =>
    tar.toString('latin1', from, from + length).replace(/\0.*/s, '')
  const lastPath = join(folder, last)
  let lastContent: Uint8Array = Buffer.of()
  // It ends with blocks of zeros. Asked for by promises, a thousand small files take three times as long.
  for (let at = 0; tar[at];) {
    const path = join(folder, text(at, 100))
    const start = at + BLOCK
    const size = Number.parseInt(text(at + 124, 12), 8)
    const content = tar.subarray(start, start + size)
    if (text(at + 156, 1) === '5') mkdirSync(path, { mode: 0o700, recursive: true })
    else if (path === lastPath) lastContent = content
    else writeFileSync(path, content, { mode: 0o600 })
    at = start + Math.ceil(size / BLOCK) * BLOCK
  }
  writeFileSync(lastPath, lastContent, { mode: 0o600 })
}
