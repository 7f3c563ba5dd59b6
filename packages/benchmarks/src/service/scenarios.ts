/** One call whose speed is measured. */
export interface Scenario {
  name: string
  /** Least ratio to the bare handler; none where it is only reported. */
  atLeast?: number
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** What the server process tells the one that measures it. */
export interface Ready {
  database: string
  /** A bare Hono handler that does one select by primary key. */
  bare: Scenario
  scenarios: Scenario[]
}
