import { createContext } from '../create-context.js'
import { renewSecrets } from './renew-secrets.js'
import { openDatabase } from '../open-context.js'
import { requireLastingDatabase, type Command } from './command.js'

/**
 * Encrypts the secrets that another encryption key encrypted with the first one. On Postgres, services with
 * the same keys may run at the same time.
 */
export const reEncrypt: Command = async (config) => {
  requireLastingDatabase(config)
  const options = { config, now: Date.now, report: () => undefined }
  const { connection, sealer } = await openDatabase(options)
  try {
    const count = await renewSecrets(createContext({ ...options, db: connection.db, sealer }))
    return `Secrets encrypted with the first key: ${count}. The other keys are not needed any more.`
  } finally {
    await connection.close()
  }
}
