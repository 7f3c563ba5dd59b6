import type { Database } from './database.js'

/**
 * Creates a function that returns a prepared statement of a database. The statement is built once for each
 * database, because building the text takes longer than sending it. The transactions on one connection to a server
 * count as one database.
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
  const statementOf = buildVariants((db: Database, _variant: 'only') => build(db))
  return (db) => statementOf(db, 'only')
}

/** The same for a statement with variants, each of which is built once. */
export function buildVariants<Variant extends string, Statement>(
  build: (db: Database, variant: Variant) => Statement,
): (db: Database, variant: Variant) => Statement {
  const databases = new WeakMap<Database, Map<Variant, Statement>>()
  return (db, variant) => {
    const statements = databases.get(db) ?? new Map<Variant, Statement>()
    databases.set(db, statements)
    const statement = statements.get(variant) ?? build(db, variant)
    statements.set(variant, statement)
    return statement
  }
}
