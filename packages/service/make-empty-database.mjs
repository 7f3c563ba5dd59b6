// Writes what `src/db/empty-database.ts` reads; the last step of `npm run build`.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'

const folder = import.meta.dirname
const client = await PGlite.create()
await migrate(drizzle(client), { migrationsFolder: join(folder, 'migrations') })
const dump = await client.dumpDataDir('gzip')
await writeFile(join(folder, 'dist', 'empty-database.tgz'), dump.stream())
await client.close()
