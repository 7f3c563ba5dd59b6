import { sql } from 'drizzle-orm'

// The test's clock stands still, so rows of one test often have the same time, and a database gives
// those back in any order: which transaction wrote each tells them apart, and in it which command.

/** Sorts the row that was written last to the front of those of one time. */
export const lastWritten = sql`age(xmin), cmin::text::int desc, ctid desc`

/** Sorts the row that was written first to the front of those of one time. */
export const firstWritten = sql`age(xmin) desc, cmin::text::int, ctid`
