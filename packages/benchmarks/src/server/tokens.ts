import { randomUUID } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'

/** No server exists at this URL. The benchmark itself responds to requests. */
export const SERVICE = 'https://service.example'
export const PROJECT = 'b7ad1f2e-6a7b-4a3e-9a55-0c2f9c1d7e10'
export const ISSUER = `${SERVICE}/api/v1/projects/${PROJECT}`
const KID = 'benchmark-key'

const ecdsa = await generateKeyPair('ES256', { extractable: true })
const rsa = await generateKeyPair('RS256', { extractable: true })

const publicJwk = { ...(await exportJWK(ecdsa.publicKey)), alg: 'ES256', use: 'sig', kid: KID }
export const keySet = { keys: [publicJwk] }
/** The key as Better Auth stores it. */
export const storedKey = {
  ...{ id: KID, alg: 'ES256' as const, createdAt: new Date() },
  ...{ publicKey: JSON.stringify(publicJwk), privateKey: '' },
}
/** Clerk supports RSA only. */
export const rsaPem = await exportSPKI(rsa.publicKey)

/** Issues a new token like those of the service. */
const issue = ({ alg, key }: { alg: 'ES256' | 'RS256'; key: typeof ecdsa.privateKey }) =>
  new SignJWT({ branchId: 'main', refreshTokenId: randomUUID(), role: 'authenticated', sid: 's' })
    .setProtectedHeader({ alg, kid: KID })
    .setSubject(randomUUID())
    .setIssuer(ISSUER)
    .setAudience(PROJECT)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)

export const ROUNDS = 25
export const TOKENS_A_ROUND = 400
/** One more round, in which the engine optimizes the code. */
const COUNT = (ROUNDS + 1) * TOKENS_A_ROUND
const issueAll = (how: Parameters<typeof issue>[0]) =>
  Promise.all(Array.from({ length: COUNT }, () => issue(how)))
export const tokens = await issueAll({ alg: 'ES256', key: ecdsa.privateKey })
export const rsaTokens = await issueAll({ alg: 'RS256', key: rsa.privateKey })
