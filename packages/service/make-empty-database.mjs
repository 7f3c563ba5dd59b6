// Writes the file that `src/db/embedded/open-embedded.ts` reads. Last step of `npm run build`.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { createJiti } from 'jiti'

const folder = import.meta.dirname
const file = join(folder, 'dist', 'empty-database.tgz')
// Tests that run at the same time must not read half of the file.
const temporaryFile = `${file}.${process.pid}`
const jiti = createJiti(import.meta.url)
const { extensions } = await jiti.import('./src/db/embedded/extensions.ts')
const client = await PGlite.create({ extensions })
// Drizzle's own migrator fails on indexes that are created concurrently.
const { migrateAtOnce } = await jiti.import('./src/db/migrate.ts')
const { addSearchIndexesAtOnce } = await jiti.import('./src/db/search/search-indexes.ts')
const { readMigrations } = await jiti.import('./src/db/migration-files.ts')
const migrations = await readMigrations()
await drizzle(client, { casing: 'snake_case' }).transaction(async (tx) => {
  await migrateAtOnce(tx, migrations)
  await addSearchIndexesAtOnce(tx)
})
// Each start of a new database unpacks all files and repeats the log since the last checkpoint. The templates are for
// creating databases, which the service does not.
for (const name of ['template0', 'template1']) {
  await client.query('update pg_database set datistemplate = false where datname = $1', [name])
  await client.exec(`drop database ${name}`)
}
await client.exec('analyze; checkpoint')
const dump = await client.dumpDataDir('gzip')
await mkdir(join(folder, 'dist'), { recursive: true })
await writeFile(temporaryFile, dump.stream())
await rename(temporaryFile, file)
await client.close()
