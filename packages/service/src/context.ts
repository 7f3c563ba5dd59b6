import type { ServiceConfig } from './config.js'
import type { Database } from './db/connect.js'
import type { Sealer } from './domain/sealing.js'

/** What every part of the service works with. */
export interface Context {
  db: Database
  config: ServiceConfig
  /** The platform's clock in milliseconds. A project's own time is `projectNow`. */
  now: () => number
  /** Told of failures that no answer shows; gets no secrets. */
  report: (error: unknown) => void
  /** Encrypts what must be readable again but not at rest. */
  sealer: Sealer
}
