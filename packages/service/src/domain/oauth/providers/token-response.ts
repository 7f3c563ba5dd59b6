import { scopeUpTo } from '@latchkey/contract/schemas/primitives'
import * as z from 'zod'
import type { ProviderDefinition } from './provider.js'
import { ProviderError } from './provider-error.js'

const members = z.record(z.string(), z.unknown())

/**
 * Returns the token response of a provider in the form of RFC 6749, section 5.1: members that are null or empty
 * count as absent, and the token type of a provider that omits it is Bearer. An error response loses its
 * challenge, because its body has the error code.
 *
 * @throws SyntaxError or ZodError for a body that is not a JSON object
 * @throws ProviderError for an error with status 200, as GitHub sends it
 */
export async function normalizeTokenResponse(
  { omitsTokenType = false }: ProviderDefinition,
  response: Response,
): Promise<Response> {
  const { status } = response
  // A copy: the headers of a response of `fetch` are immutable.
  const headers = new Headers(response.headers)
  if (!response.ok) {
    headers.delete('WWW-Authenticate')
    return new Response(response.body, { status, headers })
  }
  const entries = Object.entries(members.parse(await response.json()))
  const present = Object.fromEntries(entries.filter(([, value]) => value !== null && value !== ''))
  const { error } = present
  const isToken = 'access_token' in present
  if (!isToken && typeof error === 'string') throw new ProviderError('rejected', error)
  const body = omitsTokenType && isToken ? { token_type: 'Bearer', ...present } : present
  return new Response(JSON.stringify(body), { status, headers })
}

/** Longer tokens do not fit into a request header of the provider. */
const TOKEN_LENGTH = 65_536
const TOKEN = /^[\x20-\x7e]+$/

/** Checks a token: printable ASCII characters (RFC 6749, appendix A.12). Other text breaks a header. */
export function checkToken(token: string): string {
  if (token.length > TOKEN_LENGTH || !TOKEN.test(token))
    throw new ProviderError('rejected', 'invalid_token')
  return token
}

/** 100 years. A later end of a token is no end, and does not fit into a column of the database. */
const LIFETIME_LIMIT_SECONDS = 100 * 365 * 86_400

/** Returns the lifetime of a token in whole seconds, or null if the token has no end. */
export const lifetimeOf = (expiresInSeconds: number | undefined): number | null =>
  expiresInSeconds === undefined || expiresInSeconds > LIFETIME_LIMIT_SECONDS
    ? null
    : Math.floor(expiresInSeconds)

/** Scopes are the key of an index, whose entries hold less than 2704 bytes. */
const SCOPES_LENGTH = 2000
const scopeSchema = scopeUpTo(SCOPES_LENGTH)

/** Returns the valid scopes without repetition, as many as can be stored. */
export function storableScopes(scopes: readonly string[]): string[] {
  const storable: string[] = []
  let length = 0
  for (const scope of new Set(scopes)) {
    // In an array of Postgres, each text has a header of four bytes and ends at a multiple of four.
    length += scope.length + 8
    if (length > SCOPES_LENGTH) break
    if (scopeSchema.safeParse(scope).success) storable.push(scope)
  }
  return storable
}
