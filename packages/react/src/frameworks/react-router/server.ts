import { redirect } from 'react-router'
import { createRequestServer, type LatchkeyServer, type LatchkeyServerOptions } from '../server.js'

export type { LatchkeyServer, LatchkeyServerOptions }

/**
 * Creates the server side of Latchkey, once for the whole app. The keys are read from the environment, when they are first
 * needed.
 *
 * @example
 * // app/latchkey.server.ts
 * export const { getUser, requireUser, serverApp, sessionHandler } = createLatchkeyServer()
 */
export const createLatchkeyServer = (options: LatchkeyServerOptions = {}): LatchkeyServer =>
  createRequestServer(options, (url) => {
    // oxlint-disable-next-line typescript/only-throw-error -- React Router catches a thrown response
    throw redirect(url)
  })
