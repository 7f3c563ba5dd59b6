import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.js'

/** The database, or a transaction in it. Queries accept both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Returns the row of a statement that always has exactly one, such as an insert. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row.')
  return row
}
