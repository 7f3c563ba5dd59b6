import type { NodePgClient } from 'drizzle-orm/node-postgres'
import type { QueryConfig, QueryResult } from 'pg'
import type { Tracing } from '../../observability/tracing.js'

/**
 * The number of statements that get a name. Statements with lists of any length differ each time, and each name
 * takes memory of the server in each connection.
 */
const MAX_NAMES = 500

// A union begins with a parenthesis.
const PLANNABLE = /^[\s(]*(?:select|insert|update|delete|with)\b/i
const names = new Map<string, string>()

/** A connection, or a pool of connections. */
export interface Queries {
  query(statement: QueryConfig, values: unknown[]): Promise<QueryResult>
}

/**
 * Creates the client through which Drizzle sends statements to a pool or a connection. Each statement gets a name,
 * so that the server parses it once for each connection and can keep its plan: planning most statements takes
 * longer than running them. With tracing, each statement is a span.
 *
 * @param options.isPrepared false: no statement gets a name
 * @param options.onFailure receives the errors of statements, which are thrown as well
 */
export function createStatementClient(
  connection: Queries,
  {
    tracing,
    isPrepared,
    onFailure,
  }: {
    tracing: Tracing | undefined
    isPrepared: boolean
    onFailure?: (error: unknown) => void
  },
): NodePgClient {
  const query = async (statement: QueryConfig, values: unknown[]) => {
    const { text, name } = statement
    const named = { ...statement, name: isPrepared ? (name ?? statementNameOf(text)) : undefined }
    const send = () => connection.query(named, values)
    try {
      return await (tracing === undefined ? send() : tracing.traceStatement(text, send))
    } catch (error) {
      onFailure?.(error)
      throw error
    }
  }
  // Drizzle calls no other method.
  return { query } as unknown as NodePgClient
}

function statementNameOf(text: string): string | undefined {
  const existingName = names.get(text)
  if (existingName !== undefined || names.size >= MAX_NAMES || !PLANNABLE.test(text))
    return existingName
  const name = `statement_${names.size + 1}`
  names.set(text, name)
  return name
}
