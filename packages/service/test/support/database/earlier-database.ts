import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { packageFolder } from '../../../src/lib/files/package-folder.js'

/**
 * Creates the embedded database of an earlier version in a data folder. The caller closes it.
 *
 * @param end the first migration that the version does not have, such as `0003`
 */
export async function createEarlierDatabase(folder: string, end: string): Promise<PGlite> {
  const migrationsFolder = join(folder, 'migrations')
  await cp(join(packageFolder, 'migrations'), migrationsFolder, { recursive: true })
  const path = join(migrationsFolder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const isEarlier = ({ tag }: { tag: string }) => tag < end
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.filter(isEarlier) }))
  const client = await PGlite.create(join(folder, 'postgres'))
  await migrate(drizzle(client), { migrationsFolder })
  return client
}
