import { redirect } from '@tanstack/react-router'
import { createRequestServer, type LatchkeyServer } from '../request-server.js'
import type { LatchkeyServerOptions } from '../server-options.js'

export type { LatchkeyServer } from '../request-server.js'
export type { LatchkeyServerOptions } from '../server-options.js'

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
