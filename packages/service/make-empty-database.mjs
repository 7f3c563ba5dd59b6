// Writes the file that `src/db/embedded/empty-database.ts` reads. Last step of `npm run build`.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

const folder = import.meta.dirname
const file = join(folder, 'dist', 'empty-database.tgz')
// Tests that run at the same time must not read half of the file.
const temporaryFile = `${file}.${process.pid}`
const client = await PGlite.create()
await migrate(drizzle(client), { migrationsFolder: join(folder, 'migrations') })
const dump = await client.dumpDataDir('gzip')
await mkdir(join(folder, 'dist'), { recursive: true })
await writeFile(temporaryFile, dump.stream())
await rename(temporaryFile, file)
await client.close()
