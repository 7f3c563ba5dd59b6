import { UsageError } from '@latchkey/contract/errors/error'
import { refreshCurrentSession } from '@latchkey/contract/routes/sessions'
import type { Access, RequestRefresh } from '../client/access.js'
import { isPrivateConnection, type Settings } from '../client/settings.js'
import { clientError } from '../errors/client-error.js'
import { clientEnvironment } from '../platform/client-environment.js'
import { defaultPlatform, type PlatformOptions } from '../platform/default-platform.js'
import { isEnvDenied } from '../platform/env.js'
import type { Platform } from '../platform/platform.js'
import { requestStore } from '../session/stores/request.js'

/** Options of every app with a secret key. */
export interface SecretKeyOptions {
  /** For tests in an imitated browser. Anywhere else, it gives the key to every visitor. Default: false. */
  dangerouslyAllowSecretKeyInBrowserForTests?: boolean | undefined
}

/** The kind of key for each prefix. */
const KINDS = {
  pck_: 'publishable client key',
  ssk_: 'secret server key',
  sak_: 'super secret admin key',
} as const

type KeyPrefix = keyof typeof KINDS

interface SecretKeyConfig {
  readonly option: 'secretServerKey' | 'superSecretAdminKey'
  readonly variable: string
  readonly prefix: KeyPrefix
  /** An option that can be passed instead. */
  readonly alternative?: string
}

const PUBLIC_PREFIXES = ['NEXT_PUBLIC_', 'VITE_', 'PUBLIC_', 'EXPO_PUBLIC_']

/**
 * Checks that this code does not run where users can read its secrets, such as in a browser.
 *
 * @throws LatchkeyError with the code `INVALID_CONFIGURATION` that names the place
 */
function assertNotExposed(options: SecretKeyOptions): void {
  const place = clientEnvironment()
  if (!place || options.dangerouslyAllowSecretKeyInBrowserForTests) return
  throw clientError(
    'INVALID_CONFIGURATION',
    `This app holds a secret key, but runs in ${place}, where every visitor can read the key and act as the owner of the project. Use ClientApp, or move this code to a server.`,
  )
}

/** @throws TypeError `INVALID_CONFIGURATION` that names what is wrong with a key, without any part of it */
function assertKey(name: string, value: string, prefix: KeyPrefix): void {
  if (!/^[!-~]+$/.test(value) || value === 'undefined' || value === 'null')
    throw new UsageError(
      'INVALID_CONFIGURATION',
      `${name} is empty or contains invalid characters, such as spaces or line breaks. Copy the whole key from the dashboard.`,
    )
  const actual = value.slice(0, 4)
  if (actual !== prefix && actual in KINDS)
    throw new UsageError(
      'INVALID_CONFIGURATION',
      `${name} must be a ${KINDS[prefix]}, but it is a ${KINDS[actual as KeyPrefix]}. Set the key that begins with ${prefix}.`,
    )
}

/**
 * Returns a function that returns a secret key, from the option, else from the environment. A malformed key throws at
 * once; a missing one throws when it is needed, because a build may create apps without any keys.
 */
function readSecretKey(
  { option, variable, prefix, alternative }: SecretKeyConfig,
  value: string | undefined,
  { env }: Pick<Platform, 'env'>,
): () => string {
  for (const name of PUBLIC_PREFIXES.map((publicPrefix) => publicPrefix + variable))
    if (env(name))
      throw clientError(
        'INVALID_CONFIGURATION',
        `${name} publishes a secret key to every visitor. Revoke that key, and put a new one in ${variable}.`,
      )
  const key = value ?? env(variable)
  if (key !== undefined) assertKey(value === undefined ? variable : option, key, prefix)
  return () => {
    if (key !== undefined) return key
    const options = alternative ? `${option} or ${alternative}` : option
    const fix = isEnvDenied(variable) ? `run Deno with --allow-env=${variable}` : `set ${variable}`
    throw clientError('INVALID_CONFIGURATION', `Pass ${options} to the app, or ${fix}.`)
  }
}

/** The keys of all access levels. */
interface KeyOptions {
  readonly publishableClientKey?: string | undefined
  readonly secretServerKey?: string | undefined
  readonly superSecretAdminKey?: string | undefined
}

const LOWER_KEYS = [
  ['publishableClientKey', 'LATCHKEY_PUBLISHABLE_CLIENT_KEY', 'pck_'],
  ['secretServerKey', 'LATCHKEY_SECRET_SERVER_KEY', 'ssk_'],
] as const

/**
 * Reads the keys of the levels below an access level, from the options, else from the environment. Every request sends
 * the keys of all levels that are configured.
 *
 * @throws TypeError `INVALID_CONFIGURATION` if a key is malformed or of another kind
 */
function readLowerKeys(
  type: 'server' | 'admin',
  options: KeyOptions,
  { env }: Pick<Platform, 'env'>,
): Readonly<Record<string, string>> {
  const keys: Record<string, string> = {}
  for (const [option, variable, prefix] of LOWER_KEYS.slice(0, type === 'admin' ? 2 : 1)) {
    const value = options[option]
    const key = value ?? env(variable)
    // An empty environment variable counts as not set.
    if (key === undefined || (key === '' && value === undefined)) continue
    assertKey(value === undefined ? variable : option, key, prefix)
    keys[option] = key
  }
  return keys
}

/** @throws TypeError `INVALID_CONFIGURATION` if the requests of an app with a secret key could be read on their way */
function assertPrivateConnection({ baseUrl }: Settings): void {
  if (!isPrivateConnection(baseUrl))
    throw new UsageError(
      'INVALID_CONFIGURATION',
      'A secret key is sent by https only. Change baseUrl to an https:// URL.',
    )
}

/**
 * Returns the access of an app with a secret key. Throws where the key would be exposed, and for a malformed key.
 *
 * @param config where the key comes from
 */
export function secretKeyAccess(
  type: 'server' | 'admin',
  options: SecretKeyOptions & KeyOptions & PlatformOptions,
  config: SecretKeyConfig,
): Access {
  assertNotExposed(options)
  const platform = defaultPlatform(options)
  const key = readSecretKey(config, options[config.option], platform)
  const lowerKeys = readLowerKeys(type, options, platform)
  return {
    type,
    keys(settings) {
      assertPrivateConnection(settings)
      return { ...lowerKeys, [config.option]: key() }
    },
    openRequestStore: requestStore,
    requestRefresh: refreshWithSecretKey,
  }
}

/**
 * Refreshes a session with the secret key that every request of the app sends. Unlike the token endpoint, this endpoint
 * never rotates the refresh token: the browser of the session would not receive the new one, and would lose the session.
 */
export const refreshWithSecretKey: RequestRefresh = (
  { http },
  refreshToken,
  { keepsSuccessor: _, ...options },
) =>
  http.requestResult(
    refreshCurrentSession,
    {},
    {
      ...options,
      tokens: { accessToken: null, refreshToken },
      expect: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'],
    },
  )
