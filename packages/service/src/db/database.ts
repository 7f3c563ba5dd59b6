import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.js'

/** The database, or a transaction in it. Queries accept both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
