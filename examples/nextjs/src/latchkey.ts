import { createLatchkeyServer } from '@latchkey/react/next/server'

/** One server app serves all requests. It reads its keys from the LATCHKEY_… lines of the file .env. */
export const { getUser, requireUser, serverApp, sessionHandlers } = createLatchkeyServer()
