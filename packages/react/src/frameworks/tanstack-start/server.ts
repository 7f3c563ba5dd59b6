import { redirect } from '@tanstack/react-router'
import { createRequestServer, type LatchkeyServer, type LatchkeyServerOptions } from '../server.js'

export type { LatchkeyServer, LatchkeyServerOptions }

/**
 * Creates the server side of Latchkey, once for the whole app. The keys are read from the environment, when they are first
 * needed.
 *
 * @example
 * // src/latchkey.server.ts
 * export const { getUser, requireUser, serverApp, sessionHandler } = createLatchkeyServer()
 */
export const createLatchkeyServer = (options: LatchkeyServerOptions = {}): LatchkeyServer =>
  createRequestServer(options, (href) => {
    // oxlint-disable-next-line typescript/only-throw-error -- TanStack Router catches a thrown redirect
    throw redirect({ href })
  })
