import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import { createPooledDatabase } from '../../../src/db/server/pooled-database.js'
import * as schema from '../../../src/db/schema.js'
import { createStatementClient } from '../../../src/db/server/statement-client.js'
import { createSealer } from '../../../src/lib/sealer.js'
import type { TestDatabase } from '../service.js'
import { createDatabase, TEMPLATE_DATABASE } from './database.js'

/** The tables and rows that a statement read when it ran. */
export interface StatementCost {
  text: string
  /** Tables that were read from the first row to the last. */
  scannedTables: string[]
  /** Rows of tables and entries of indexes, also those that a filter removed. */
  rowsRead: number
}

export interface CostlyDatabase {
  database: TestDatabase
  /** A connection whose statements are not recorded. */
  client: Client
  /** Resolves to the costs of the statements that ran during a call, those of foreign keys included. */
  costsOf<Response>(
    call: () => Promise<Response>,
  ): Promise<{ response: Response; costs: StatementCost[] }>
}

/** Makes the server send the plan of each statement that has run to the client, once a minimum duration is set. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
}

/** Creates a database whose statements report what they read. */
export async function createCostlyDatabase(): Promise<CostlyDatabase> {
  const databaseUrl = await createDatabase(TEMPLATE_DATABASE)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query(
      `alter database "${new URL(databaseUrl).pathname.slice(1)}" set ${name} = '${value}'`,
    )
  // With one connection, a setting of the session holds for all statements.
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  let costs: StatementCost[] = []
  pool.on('connect', (connection) =>
    connection.on('notice', ({ message }) => {
      const cost = costIn(message ?? '')
      if (cost !== undefined) costs.push(cost)
    }),
  )
  const db = createPooledDatabase(pool, (connection) =>
    drizzle(createStatementClient(connection, { tracing: undefined, isPrepared: true }), {
      schema,
      casing: 'snake_case',
    }),
  )
  return {
    database: {
      connection: { db, alone: (work) => work(db), close: () => pool.end() },
      twin: undefined,
      sealer: createSealer(randomBytes(32)),
    },
    client,
    costsOf: async (call) => {
      costs = []
      await pool.query('set auto_explain.log_min_duration = 0')
      const response = await call()
      await pool.query('set auto_explain.log_min_duration = -1')
      return { response, costs }
    },
  }
}

interface PlanNode {
  'Relation Name'?: string
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Reads a message such as `duration: 0.1 ms  plan: { "Query Text": …, "Plan": … }`. */
function costIn(message: string): StatementCost | undefined {
  if (!/^duration: [\d.]+ ms {2}plan:/.test(message)) return undefined
  const { 'Query Text': text, Plan: plan } = JSON.parse(message.slice(message.indexOf('{'))) as {
    'Query Text': string
    Plan: PlanNode
  }
  const nodes = nodesOf(plan)
  return {
    text,
    scannedTables: nodes.flatMap(({ 'Node Type': type, 'Relation Name': table }) =>
      type === 'Seq Scan' && table !== undefined ? [table] : [],
    ),
    rowsRead: nodes.reduce((sum, node) => sum + rowsReadBy(node), 0),
  }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Postgres counts rows per loop. Nodes that read no table, such as a join, count nothing. */
function rowsReadBy(node: PlanNode): number {
  if (!node['Node Type'].endsWith('Scan')) return 0
  if (node['Relation Name'] === undefined && node['Node Type'] !== 'Bitmap Index Scan') return 0
  const rows =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  return rows * node['Actual Loops']
}
