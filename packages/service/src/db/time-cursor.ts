import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { rejection } from '../errors/http-error.js'
import { isUuid } from '../lib/uuid.js'

/** The position of a row in a list with the newest first. */
interface Position {
  createdAt: number
  id: string
}

/** Returns the cursor of the rows that follow one. It also works after that row was deleted. */
export const cursorAt = ({ createdAt, id }: Position): string => `${createdAt}_${id}`

/** Returns the cursor of the rows after a page; null if it is the last one. */
export function nextCursorOf(rows: readonly Position[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return last === undefined ? null : cursorAt(last)
}

/** The condition for the rows that follow a cursor, in a list with the newest first; undefined for all rows. */
export function afterCursor(
  table: { createdAt: SQLWrapper; id: SQLWrapper },
  cursor: string | undefined,
): SQL | undefined {
  if (cursor === undefined) return undefined
  const [, time = '', id = ''] = /^(-?\d{1,16})_(.+)$/.exec(cursor) ?? []
  if (time === '' || !isUuid(id))
    throw rejection('The cursor is invalid. Pass the next cursor of the previous page.')
  // Compared as a whole, which an index can do.
  return sql`(${table.createdAt}, ${table.id}) < (${Number(time)}::bigint, ${id}::uuid)`
}
