import { Client } from 'pg'

/**
 * The number of statements that get a name. Statements with lists of any length differ each time, and each name
 * takes memory of the server in each connection.
 */
const LIMIT = 500

const PLANNABLE = /^\s*(?:select|insert|update|delete|with)\b/i
const names = new Map<string, string>()

/**
 * A connection that gives each statement a name, so that the server parses it once for each connection and can
 * keep its plan. Planning most statements takes longer than running them.
 */
export class NamingClient extends Client {
  // The type of the base class has a signature for each way to call it. All pass the statement first.
  override query = ((statement: unknown, ...rest: never[]) =>
    super.query(named(statement) as never, ...rest)) as Client['query']
}

function named(statement: unknown): unknown {
  if (!isUnnamed(statement)) return statement
  const name = nameOf(statement.text)
  return name === undefined ? statement : { ...statement, name }
}

/** Returns true for the form in which Drizzle passes statements. */
const isUnnamed = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  !('name' in statement && statement.name !== undefined)

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= LIMIT || !PLANNABLE.test(text)) return known
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}
