import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.js'

/**
 * Inserts rows with one statement, whose text is the same for any number of rows, so that it is planned once. All rows
 * have the fields of the first one. A field that is undefined becomes null, and not the default of its column.
 *
 * @param options.skipsExisting true: leaves out rows that a unique index contains already
 * @example await insertRows(tx.db, passwords, [{ userId, hash, updatedAt: now }])
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { skipsExisting = false } = {},
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in first)
  const names = columns.map(([name]) => sql.identifier(toSnakeCase(name)))
  const lists = columns.map(([name, column]) => {
    const values = rows.map((row) => {
      const value = row[name as keyof typeof row]
      return value === null || value === undefined ? null : column.mapToDriverValue(value)
    })
    return sql`${sql.param(values)}::${sql.raw(column.getSQLType())}[]`
  })
  const onConflict = skipsExisting ? sql` on conflict do nothing` : sql``
  await db.execute(
    sql`insert into ${table} (${sql.join(names, sql`, `)}) select * from unnest(${sql.join(lists, sql`, `)})${onConflict}`,
  )
}
