import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTarGzip } from 'nanotar'

/**
 * Unpacks files and folders, for their owner only.
 *
 * @param last the file that is written when all others are
 */
export async function unpack(
  archive: Uint8Array,
  { folder, last }: { folder: string; last: string },
): Promise<void> {
  const entries = await parseTarGzip(archive)
  const isLast = ({ name }: { name: string }) => Number(name === last)
  // Synchronous: with promises, a thousand small files take three times as long.
  for (const { name, type, data = '' } of entries.toSorted((a, b) => isLast(a) - isLast(b))) {
    const path = join(folder, name)
    if (type === 'directory') mkdirSync(path, { mode: 0o700, recursive: true })
    else writeFileSync(path, data, { mode: 0o600 })
  }
}
