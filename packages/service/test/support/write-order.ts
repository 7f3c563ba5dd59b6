import { sql } from 'drizzle-orm'

// The clock of a test stands still, so rows often have the same timestamp. The transaction and the
// command that wrote a row give their order.

/** Sorts the row that was written last to the front of those of one time. */
export const lastWritten = sql`age(xmin), cmin::text::int desc, ctid desc`

/** Sorts the row that was written first to the front of those of one time. */
export const firstWritten = sql`age(xmin) desc, cmin::text::int, ctid`
