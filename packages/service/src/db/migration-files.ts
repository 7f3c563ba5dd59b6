import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { packageFolder } from '../lib/files/package-folder.js'

/** A change of the schema, in statements that each leave a database that the version before can use. */
export interface Migration {
  /** The name of its file, such as `0001_nicknames`. */
  tag: string
  /** The time of its creation, by which it is ordered and recorded. */
  createdAt: number
  hash: string
  statements: string[]
  /**
   * The creation time of the oldest migration whose version works with the database once this one begins: 0 if each
   * version that worked before still does.
   */
  worksWith: number
}

const migrationsFolder = join(packageFolder, 'migrations')

/** The first line of a migration that removes what earlier versions use: the oldest version that works afterwards. */
const CONTRACT = /^-- contract: (\S+)$/m

/** Reads the migrations of this package, the oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(
    await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  )
  const files = readMigrationFiles({ migrationsFolder })
  const createdAt = (tag: string) => {
    const file = files[entries.findIndex((entry) => entry.tag === tag)]
    if (file === undefined) throw new Error(`A migration names ${tag}, which is none.`)
    return file.folderMillis
  }
  return files.map(({ sql: statements, hash, folderMillis }, index) => {
    const [, oldest] = CONTRACT.exec(statements[0] ?? '') ?? []
    return {
      tag: entries[index]?.tag ?? '',
      createdAt: folderMillis,
      hash,
      statements,
      worksWith: oldest === undefined ? 0 : createdAt(oldest),
    }
  })
}
