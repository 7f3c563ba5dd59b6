import type { Database } from './database.js'

/**
 * Creates a function that returns a prepared statement of a database. The statement is built once for each
 * database, because building the text takes longer than sending it. A transaction is a database of its own.
 *
 * @example
 * const findTeam = buildOnce((db) =>
 *   db.select().from(teams).where(eq(teams.id, sql.placeholder('id'))).prepare('find_team'),
 * )
 * const [team] = await findTeam(ctx.db).execute({ id })
 */
export function buildOnce<Statement>(
  build: (db: Database) => Statement,
): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>()
  return (db) => {
    const statement = statements.get(db) ?? build(db)
    statements.set(db, statement)
    return statement
  }
}
