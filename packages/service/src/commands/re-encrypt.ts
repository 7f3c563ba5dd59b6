import { renewSecrets } from './renew-secrets.js'
import { withDatabase, type Command } from './command.js'

/**
 * Encrypts the secrets that another encryption key encrypted with the first one. On Postgres, services with
 * the same keys may run at the same time.
 */
export const reEncrypt: Command = (config) =>
  withDatabase(config, async (ctx) => {
    const count = await renewSecrets(ctx)
    return `Secrets encrypted with the first key: ${count}. The other keys are not needed any more.`
  })
