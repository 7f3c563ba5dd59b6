import type { ServiceConfig } from './config-schema.js'
import type { ConfigMistake } from './config-error.js'
import { isSecureUrl } from '../lib/urls.js'

/** Memory times passes of the weakest Argon2id setting that OWASP's password storage sheet lists. */
const MIN_HASHING_WORK = 35_840
/** The fixed keys of the examples contain this word, so that they never protect real accounts. */
const DEVELOPMENT_KEY = /development/i

/** Characters of a secret key after its prefix: 32 random ones have about 190 bits. */
const MIN_KEY_LENGTH = 32
/** Different characters among them, so that a repeated one does not count as random. */
const MIN_KEY_VARIETY = 10

/** Returns the mistakes that are allowed in development but not in production, each with its fix. */
export function productionMistakes(config: ServiceConfig): ConfigMistake[] {
  const { memoryKibibytes, passes } = config.passwordHashing
  const rules: [wrong: boolean, path: string, message: string][] = [
    [
      config.encryptionKey === undefined,
      'encryptionKey',
      'is missing: set LATCHKEY_ENCRYPTION_KEY to the key of this database or, for a new database, to the output of openssl rand -hex 32, and keep a copy. "latchkey-service init" writes a configuration with a key',
    ],
    [
      !isSecureUrl(config.publicUrl),
      'publicUrl',
      'must begin with https:// in production, because it transmits passwords and tokens',
    ],
    [
      config.dataFolder === undefined && config.databaseUrl === undefined,
      'databaseUrl',
      'production needs a permanent database: set databaseUrl (or DATABASE_URL), or dataFolder',
    ],
    [
      memoryKibibytes * passes < MIN_HASHING_WORK,
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
      .map(([name, key]) => ({
        path: ['projects', index, 'keys', name],
        message: keyMistake(name, key ?? ''),
      }))
      .filter(({ message }) => message !== ''),
  )

/** Describes the mistake of a key. The publishable key is not a secret, so it may be short. */
function keyMistake(name: string, key: string): string {
  if (DEVELOPMENT_KEY.test(key)) return 'is a development key; make a secret one for production'
  const random = key.slice(key.indexOf('_') + 1)
  const isWeak = random.length < MIN_KEY_LENGTH || new Set(random).size < MIN_KEY_VARIETY
  return isWeak && key !== '' && name !== 'publishableClientKey'
    ? 'is too easy to guess; append the output of openssl rand -hex 32 to its prefix'
    : ''
}
