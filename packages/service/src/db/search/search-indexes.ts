import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../database.js'
import { contactChannels, users } from '../schema.js'

/**
 * The extensions that contain the operators of the indexes. The owner of a database may create them, also without the rights of a
 * superuser (PostgreSQL, "Trusted extensions").
 */
export const EXTENSIONS = ['pg_trgm', 'btree_gin']

/** An index by which users are searched. It finds any part of a text of three letters or more (pg_trgm). */
interface SearchIndex {
  name: string
  /** The part of the statement after `on`. */
  on: string
}

/**
 * The indexes are not in the migrations, because a server may lack the extensions. A short list of pending entries: a search
 * reads it from the first to the last.
 */
const searchIndexes: readonly SearchIndex[] = [
  {
    name: `${getTableName(users)}_search`,
    // Without users who have no name: the row of a user gets new entries in all indexes with each refresh of a session.
    on: 'users using gin (project_id, lower(display_name) gin_trgm_ops) with (gin_pending_list_limit = 256) where display_name is not null',
  },
  {
    name: `${getTableName(contactChannels)}_search`,
    on: 'contact_channels using gin (project_id, canonical_value gin_trgm_ops) with (gin_pending_list_limit = 256)',
  },
]

/** Lists the indexes that a database lacks, or whose creation was interrupted. */
export async function missingSearchIndexes(db: Database): Promise<SearchIndex[]> {
  const rows = await db
    .select({ name: sql<string>`c.relname` })
    .from(sql`pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid`)
    .where(
      sql`i.indisvalid and c.relname like '%\\_search' and pg_catalog.pg_table_is_visible(c.oid)`,
    )
  const names = new Set(rows.map(({ name }) => name))
  return searchIndexes.filter(({ name }) => !names.has(name))
}

/** Creates the extensions of the indexes that a database lacks. */
export async function addSearchExtensions(db: Database): Promise<void> {
  for (const name of EXTENSIONS)
    await db.execute(sql`create extension if not exists ${sql.identifier(name)}`)
}

/** Creates the indexes at once. For a database that no other process uses. */
export async function addSearchIndexesAtOnce(db: Database): Promise<void> {
  const missing = await missingSearchIndexes(db)
  if (missing.length === 0) return
  await addSearchExtensions(db)
  for (const { name, on } of missing) await db.execute(sql.raw(`create index "${name}" on ${on}`))
}
