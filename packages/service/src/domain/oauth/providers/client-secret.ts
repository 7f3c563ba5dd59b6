import { CLIENT_ASSERTION_LIFETIME_SECONDS } from '@latchkey/contract'
import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod'
import type { Provider } from './provider.js'

const appleKey = z.strictObject({
  teamId: z.string(),
  keyId: z.string(),
  /** PKCS #8, PEM. */
  privateKey: z.string(),
})

/**
 * Returns the client secret to send. Apple's is a signed token that is valid for half a year at most: if the
 * project has the key instead of a token, a short-lived one is created for each use.
 */
export async function clientSecretOf(
  { id, definition, clientId, clientSecret }: Provider,
  nowMillis: number,
): Promise<string> {
  const key = id === 'apple' ? parseKey(clientSecret) : undefined
  if (key === undefined) return clientSecret
  const issuedAt = Math.floor(nowMillis / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(clientId)
    .setAudience(definition.issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + CLIENT_ASSERTION_LIFETIME_SECONDS)
    .sign(await importPKCS8(key.privateKey, 'ES256'))
}

function parseKey(secret: string): z.output<typeof appleKey> | undefined {
  try {
    return appleKey.parse(JSON.parse(secret))
  } catch {
    return undefined
  }
}
