// Writes what `src/db/empty-database.ts` reads; the last step of `npm run build`.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const client = await PGlite.create()
const dump = await client.dumpDataDir('gzip')
await writeFile(join(import.meta.dirname, 'dist', 'empty-database.tgz'), dump.stream())
await client.close()
