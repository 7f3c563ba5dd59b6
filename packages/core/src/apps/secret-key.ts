import type { Settings } from '../resources/context.js'
import { exposure } from '../platform/exposure.js'
import type { Platform } from '../platform/platform.js'

/** What every app can be told that holds a secret key. */
export interface SecretKeyOptions {
  /** For tests in an imitated browser. Anywhere else, it gives the project away to every visitor. */
  dangerouslyAllowSecretKeyInBrowserForTests?: boolean | undefined
}

/** What keys begin with, where they tell what they are. */
const kinds = {
  pck_: 'publishable client key',
  ssk_: 'secret server key',
  sak_: 'super secret admin key',
} as const

export interface SecretKey {
  readonly option: string
  readonly variable: string
  readonly prefix: keyof typeof kinds
  /** What may be passed in its place. */
  readonly instead?: string
}

const PUBLIC_PREFIXES = ['NEXT_PUBLIC_', 'VITE_', 'PUBLIC_', 'EXPO_PUBLIC_']
const LOOPBACK = /^http:\/\/(localhost|[^/:]+\.localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/

/** @throws Error where those could read a secret whom it must be kept from (security rules, SK01, SK02) */
export function assertUnexposed(options: SecretKeyOptions): void {
  const place = exposure()
  if (!place || options.dangerouslyAllowSecretKeyInBrowserForTests) return
  throw new Error(
    `This app holds a secret key, and this is ${place}: everybody here could read the key, and act as the owner of the project. Use ClientApp, or move this code to a server.`,
  )
}

/** @throws Error that names what is wrong with a key, without any part of it */
export function assertKey(name: string, value: string, prefix: SecretKey['prefix']): void {
  if (!/^[!-~]+$/.test(value) || value === 'undefined' || value === 'null')
    throw new TypeError(`${name} is empty, or holds blanks, line breaks or no key at all.`)
  const actual = value.slice(0, 4)
  if (actual !== prefix && actual in kinds)
    throw new TypeError(
      `${name} takes a ${kinds[prefix]}, and was given a ${kinds[actual as keyof typeof kinds]}.`,
    )
}

/**
 * A secret key: as it was given, else of the environment. What is wrong with it is said when the app is
 * made, and that there is none when it is needed: a build may make apps without any keys.
 *
 * @see security rules, 2.1 (SK04, SK05, SK08)
 */
export function secretKey(
  { option, variable, prefix, instead }: SecretKey,
  given: string | undefined,
  { env }: Pick<Platform, 'env'>,
): () => string {
  for (const name of PUBLIC_PREFIXES.map((start) => start + variable))
    if (env(name))
      throw new Error(
        `${name} publishes a secret key to every visitor: revoke that key, and put a new one in ${variable}.`,
      )
  const key = given ?? env(variable)
  if (key !== undefined) assertKey(given === undefined ? variable : option, key, prefix)
  return () => {
    if (key !== undefined) return key
    const options = instead ? `${option} or ${instead}` : option
    throw new Error(`Pass ${options} to the app, or set ${variable}.`)
  }
}

/** @throws TypeError where a secret would travel in clear text */
export function assertPrivateWay({ baseUrl }: Settings): void {
  if (baseUrl.startsWith('http:') && !LOOPBACK.test(`${baseUrl}/`))
    throw new TypeError('A secret key travels by https only: change the base URL to https://.')
}
