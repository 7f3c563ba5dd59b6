import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite'
import pg from 'pg'

/** The part that the embedded database and its transactions have in common. */
interface Queryable {
  query<Row>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>>
  exec(text: string, options?: QueryOptions): Promise<Results[]>
}

const PLANNABLE = /^\s*(?:select|insert|update|delete|with)\b/i
/** Limits the memory of statements that differ each time, with lists of any length. */
const STATEMENTS = 500

/**
 * Has the embedded database plan each statement once. It has no named statements of its own, and
 * planning takes longer than running; a real Postgres does the same for statements with a name.
 */
export function cachePreparedStatements(client: PGlite): PGlite {
  const names = new Map<string, string>()
  let prepared = 0
  const query =
    (target: Queryable): Queryable['query'] =>
    async (text, params = [], options) => {
      const values = params.map(toLiteral)
      const isFull = names.size >= STATEMENTS && !names.has(text)
      if (isFull || !PLANNABLE.test(text) || values.includes(undefined))
        return target.query(text, params, options)
      let name = names.get(text)
      if (name === undefined) {
        name = `planned_${(prepared += 1)}`
        await target.query(`prepare ${name} as ${text}`)
        names.set(text, name)
      }
      const parameters = values.length === 0 ? '' : `(${values.join(', ')})`
      // One message, where `query` takes five. No column has a type that drizzle parses in another way.
      const { rowMode = 'object' } = options ?? {}
      const [result] = await target.exec(`execute ${name}${parameters}`, { rowMode })
      return result as Results<never>
    }
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((tx) => work({ ...tx, query: query(tx) }))
  return new Proxy(client, {
    get(target, key) {
      if (key === 'query') return query(target)
      if (key === 'transaction') return transaction
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Returns a value as an SQL literal; undefined for a value that only the driver can write. */
function toLiteral(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      // A NUL would end the statement; the driver rejects it.
      return value.includes('\0') ? undefined : pg.escapeLiteral(value)
    case 'number':
    case 'boolean':
      return `'${value}'`
    default:
      if (Array.isArray(value)) return toArrayLiteral(value)
      return value === null ? 'null' : undefined
  }
}

/** Postgres, "Array Input and Output Syntax". */
function toArrayLiteral(values: readonly unknown[]): string | undefined {
  const elements = values.map((value) =>
    typeof value === 'string'
      ? `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
      : value === null || typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : undefined,
  )
  return elements.includes(undefined) ? undefined : toLiteral(`{${elements.join(',')}}`)
}
