import type { ServerAppOptions, SessionHandlerOptions } from '@latchkey/core/server'

/** Options of `createLatchkeyServer`: those of `new ServerApp(options)`, and those of the session handler. */
export interface LatchkeyServerOptions extends ServerAppOptions {
  /** Options of the session handler, such as how it reads the address of a user. */
  sessionHandler?: SessionHandlerOptions | undefined
}
