import { sql } from 'drizzle-orm'

// The clock of a test stands still, so rows often have the same timestamp. The transaction and the
// command that wrote a row give their order.

/** Sorts rows of one time by the order of writing, last first. */
export const lastWritten = sql`age(xmin), cmin::text::int desc, ctid desc`

/** Sorts rows of one time by the order of writing, first first. */
export const firstWritten = sql`age(xmin) desc, cmin::text::int, ctid`
