import { randomUUID } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'

/** Where nothing is: whatever is asked of it, this benchmark answers. */
export const SERVICE = 'https://service.example'
export const PROJECT = 'b7ad1f2e-6a7b-4a3e-9a55-0c2f9c1d7e10'
export const ISSUER = `${SERVICE}/api/v1/projects/${PROJECT}`
const KID = 'benchmark-key'

const ecdsa = await generateKeyPair('ES256', { extractable: true })
const rsa = await generateKeyPair('RS256', { extractable: true })

const publicJwk = { ...(await exportJWK(ecdsa.publicKey)), alg: 'ES256', use: 'sig', kid: KID }
export const keySet = { keys: [publicJwk] }
/** As Better Auth keeps a key. */
export const storedKey = {
  ...{ id: KID, alg: 'ES256' as const, createdAt: new Date() },
  ...{ publicKey: JSON.stringify(publicJwk), privateKey: '' },
}
/** Clerk knows no other than RSA. */
export const rsaPem = await exportSPKI(rsa.publicKey)

/** A token as the service issues it; each is another one. */
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
/** One round more, for the engine to learn in. */
const COUNT = (ROUNDS + 1) * TOKENS_A_ROUND
const issueAll = (how: Parameters<typeof issue>[0]) =>
  Promise.all(Array.from({ length: COUNT }, () => issue(how)))
export const tokens = await issueAll({ alg: 'ES256', key: ecdsa.privateKey })
export const rsaTokens = await issueAll({ alg: 'RS256', key: rsa.privateKey })
