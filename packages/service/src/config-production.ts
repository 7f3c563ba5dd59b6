import type { ServiceConfig } from './config.js'
import type { ConfigMistake } from './config-error.js'
import { isSecureUrl } from './url-checks.js'

/** Memory times passes of the weakest Argon2id setting that OWASP's password storage sheet lists. */
const LEAST_HASHING_WORK = 35_840
/** Fixed keys of examples say this of themselves, so that they never guard real accounts. */
const DEVELOPMENT_KEY = /development/i

/** What development forgives and production does not, each with what to do. */
export function productionMistakes(config: ServiceConfig): ConfigMistake[] {
  const { memoryKibibytes, passes } = config.passwordHashing
  const rules: [wrong: boolean, path: string, message: string][] = [
    [
      config.encryptionKey === undefined,
      'encryptionKey',
      'production needs one: set LATCHKEY_ENCRYPTION_KEY to the output of openssl rand -hex 32, and keep it',
    ],
    [
      !isSecureUrl(config.publicUrl),
      'publicUrl',
      'production needs https, because passwords and tokens travel over it',
    ],
    [
      config.dataFolder === undefined && config.databaseUrl === undefined,
      'databaseUrl',
      'production needs a database that lasts: set databaseUrl (or DATABASE_URL), or dataFolder',
    ],
    [
      memoryKibibytes * passes < LEAST_HASHING_WORK,
      'passwordHashing',
      'is too cheap for production: leave it out, or use at least 19456 KiB and 2 passes',
    ],
  ]
  const broken = rules.filter(([wrong]) => wrong)
  return [...broken.map(([, path, message]) => ({ path: [path], message })), ...keyMistakes(config)]
}

const keyMistakes = ({ projects }: ServiceConfig): ConfigMistake[] =>
  projects.flatMap(({ keys }, index) =>
    Object.entries(keys ?? {})
      .filter(([, key]) => DEVELOPMENT_KEY.test(key ?? ''))
      .map(([name]) => ({
        path: ['projects', index, 'keys', name],
        message: 'is a development key; make a secret one for production',
      })),
  )
