import { Client, type QueryResultRow } from 'pg'

/** The time that a server has to respond. */
const LIMIT_MILLIS = 2_000

/** Runs a statement that returns one row on a server, on a connection of its own. */
export async function askServer<Row extends QueryResultRow>(
  url: string,
  statement: string,
): Promise<Row | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: LIMIT_MILLIS,
    query_timeout: LIMIT_MILLIS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Row>(statement)
    return rows[0]
  } finally {
    await client.end().catch(() => undefined)
  }
}
