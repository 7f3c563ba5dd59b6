import { exchangeToken } from '@latchkey/contract/routes/sign-in/oauth-token'
import type { ServiceConfig } from '../config/config-schema.js'
import { readHeader } from '../lib/requests/protocol-headers.js'

/**
 * The responses that a client expects: `june-2025` is the recorded protocol, `later` has the token claims and user
 * fields that published clients need since 2.8.41. This folder has what each generation gets.
 */
export type ClientGeneration = 'june-2025' | 'later'

/** The client version header, such as `js @latchkey/core@1.0.0`. */
const CLIENT_VERSION = /^\w+\s+(@[\w/]+)@(\d[\d.]*)$/
/** The first published client that rejects access tokens without the additional claims. */
const FIRST_LATER_VERSION = [2, 8, 41] as const
/** Packages with version numbers of their own; all of them were published later. */
const LATER_SCOPE = '@hexclave/'
/** The client of this repository, which has version numbers of its own, too, and needs no additional claims. */
const OWN_SCOPE = '@latchkey/'

/** Returns the generation of a request by its client-version header. Without one, it is `june-2025`. */
export const generationOf = (headers: Headers): ClientGeneration =>
  versionedGeneration(headers) ?? 'june-2025'

/** Returns the generation of a client that names its version; undefined for that of this repository. */
function versionedGeneration(headers: Headers): ClientGeneration | undefined {
  const [, name = '', version = ''] =
    CLIENT_VERSION.exec(readHeader(headers, 'clientVersion') ?? '') ?? []
  if (name === '' || name.startsWith(OWN_SCOPE)) return undefined
  return name.startsWith(LATER_SCOPE) || isLater(version) ? 'later' : 'june-2025'
}

/**
 * Returns the generation of a published client, by which it knows error codes. Undefined for the client of this
 * repository and for programs that name no version.
 *
 * @param path the path of the request: published clients name no version at the token endpoint, but ask for JSON
 */
export function publishedGeneration(headers: Headers, path: string): ClientGeneration | undefined {
  const isUnnamed =
    path.endsWith(exchangeToken.path) &&
    readHeader(headers, 'clientVersion') === null &&
    headers.get('accept') === 'application/json'
  // The oldest ones are among them.
  return isUnnamed ? 'june-2025' : versionedGeneration(headers)
}

function isLater(version: string): boolean {
  const parts = version.split('.').map(Number)
  for (const [index, first] of FIRST_LATER_VERSION.entries()) {
    const part = parts[index] ?? 0
    if (part !== first) return part > first
  }
  return true
}

/** Whether a request is from the client of this repository, which ignores what older services do not send. */
export const isLatchkeyClient = (headers: Headers): boolean =>
  /^\w+\s+@latchkey\//.test(readHeader(headers, 'clientVersion') ?? '')

/**
 * Returns the generation of a request to the token endpoint. Published clients of every version send no
 * client-version header there, but ask for JSON, so such a request is `later`: those before 2.8.41 accept additional
 * claims. Other programs that send no version get the recorded claims.
 */
export function tokenEndpointGeneration(
  { compatibility }: Pick<ServiceConfig, 'compatibility'>,
  headers: Headers,
): ClientGeneration {
  if (compatibility === 'june-2025') return 'june-2025'
  if (readHeader(headers, 'clientVersion') !== null) return generationOf(headers)
  return headers.get('accept') === 'application/json' ? 'later' : 'june-2025'
}
