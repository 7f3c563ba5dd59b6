import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** The extensions that the search of users needs. */
export const extensions = { btree_gin, pg_trgm }
