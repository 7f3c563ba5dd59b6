import { setTimeout } from 'node:timers/promises'
import { Pool, type PoolClient, type PoolConfig, type QueryConfig, type QueryResult } from 'pg'
import { serverUrls } from '../../lib/database-url.js'
import { createSocketFactory } from './database-socket.js'
import { isServerFailure } from '../errors.js'
import { findPrimary, ROUND_MILLIS } from './find-primary.js'

/** Settings of the pool, and the receiver of the errors of idle connections. */
type PrimaryPoolOptions = PoolConfig & { report: (error: unknown) => void }

/**
 * A pool of connections to the server of a database that accepts writes. After a failure of that server, it asks all
 * servers of the database until one accepts writes, and connects to that one from then on.
 */
export class PrimaryPool {
  readonly #databaseUrl: string
  readonly #options: PrimaryPoolOptions
  #url: string
  #pool: Pool
  #isSearching = false
  #isEnded = false

  /** @param url the server to which it connects first */
  constructor(databaseUrl: string, url: string, options: PrimaryPoolOptions) {
    this.#databaseUrl = databaseUrl
    this.#options = options
    this.#url = url
    this.#pool = openPool(url, options)
  }

  get size(): { total: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { total: totalCount, idle: idleCount, waiting: waitingCount }
  }

  connect(): Promise<PoolClient> {
    return this.#pool.connect()
  }

  query(statement: QueryConfig, values: unknown[]): Promise<QueryResult> {
    return this.#pool.query(statement, values)
  }

  /** Looks for the server that accepts writes if the database has several servers, and a statement failed because of its own. */
  onFailure(error: unknown): void {
    const hasOthers = serverUrls(this.#databaseUrl).length > 1
    if (this.#isSearching || !hasOthers || !isServerFailure(error)) return
    this.#isSearching = true
    void this.#search().finally(() => (this.#isSearching = false))
  }

  async #search(): Promise<void> {
    while (!this.#isEnded) {
      const url = await findPrimary(this.#databaseUrl)
      if (url !== undefined) return this.#use(url)
      await setTimeout(ROUND_MILLIS, undefined, { ref: false })
    }
  }

  #use(url: string): void {
    if (this.#isEnded || url === this.#url) return
    const previous = this.#pool
    this.#url = url
    this.#pool = openPool(url, this.#options)
    this.#options.report(
      new Error(
        `The database accepts writes at ${new URL(url).host} now; the service has connected to it.`,
      ),
    )
    // Statements in progress end first.
    void previous.end()
  }

  end(): Promise<void> {
    this.#isEnded = true
    return this.#pool.end()
  }
}

function openPool(url: string, { report, ...options }: PrimaryPoolOptions): Pool {
  const pool = new Pool({ ...options, connectionString: url, stream: createSocketFactory() })
  // Without a listener, a connection that the server closes while idle would end this process. The error
  // contains the connection itself, with the password, so only its message is reported.
  pool.on('error', ({ message }) =>
    report(new Error(`The connection to the database was lost: ${message}`)),
  )
  // The pool listens to idle connections only. One that is lost in the middle of a transaction fails the
  // statement that it works on, or the next, and would end this process besides.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
