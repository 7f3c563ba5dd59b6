export type DatabaseName = 'Postgres' | 'PGlite'

/** One call whose speed is measured. */
export interface Scenario {
  name: string
  /** Minimum ratio to the bare handler on each database; missing if it is only reported. */
  atLeast?: Partial<Record<DatabaseName, number>>
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** The message of the server process to the process that measures it. */
export interface Ready {
  database: DatabaseName
  /** A bare Hono handler that does one select by primary key. */
  bare: Scenario
  scenarios: Scenario[]
  /** A sign-in with a password. */
  signIn: Scenario
  load: LoadScenarios
}

/** Calls of an attacker, and calls of others that these must not delay. */
export interface LoadScenarios {
  /** Reads the signed-in user. */
  read: Scenario
  /** Guesses a password. */
  guess: Scenario
  /** Refreshes several sessions of one user, because the refreshes of a single session are limited. */
  refreshes: Scenario[]
  /** Refreshes a session of another user. */
  refreshOther: Scenario
}

/** Messages from the measuring process to the server process. */
export type Question = 'memory' | 'fill audit log'

/** Response of the server process to any message: its peak memory in bytes. */
export interface MemoryReport {
  peakRss: number
}
