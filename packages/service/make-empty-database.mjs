// Writes the file that `src/db/embedded/open-embedded.ts` reads. Last step of `npm run build`.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { readMigrationFiles } from 'drizzle-orm/migrator'

const folder = import.meta.dirname
const file = join(folder, 'dist', 'empty-database.tgz')
// Tests that run at the same time must not read half of the file.
const temporaryFile = `${file}.${process.pid}`
const client = await PGlite.create()
// The migrator of Drizzle runs all migrations in one transaction, in which no index can be created concurrently.
await client.exec('create schema drizzle')
await client.exec(
  'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
)
const migrations = readMigrationFiles({ migrationsFolder: join(folder, 'migrations') })
for (const { sql: statements, hash, folderMillis } of migrations) {
  for (const statement of statements) await client.exec(statement)
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, folderMillis],
  )
}
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
