import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ProofOfWorkChallenge } from '@latchkey/contract/errors'
import * as z from 'zod'
import { type Context, projectNow } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { consumeOnce } from '../rate-limits/consume-once.js'

/** Lifetime of a challenge, which a slow device or a page in the background may need. */
const LIFETIME_MILLIS = 10 * 60_000

/** Iterations of PBKDF2 for each key: the cost of a call of WebCrypto matters less the more there are. */
const ITERATIONS = 2000

/** A solution has about 700 characters. */
const MAX_LENGTH = 2000

/** The payload of ALTCHA. The signature of the challenge proves its parameters. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.strictObject({ projectId: z.string(), expiresAtMillis: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

type Payload = z.output<typeof payloadSchema>

/** Creates a challenge for the clients of a project. The service does not store it. */
export function createProofChallenge(
  ctx: Context,
  project: Project,
): Promise<ProofOfWorkChallenge> {
  const [signature] = signatureSecrets(ctx)
  const [keySignature] = keySecrets(ctx)
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS,
    counter: randomInt(ctx.config.proofOfWork.difficulty),
    deriveKey,
    // Not `expiresAt` of ALTCHA, which the library compares with the clock of this machine.
    data: { projectId: project.id, expiresAtMillis: projectNow(ctx, project) + LIFETIME_MILLIS },
    hmacSignatureSecret: signature,
    hmacKeySignatureSecret: keySignature,
  })
}

/**
 * Checks the solution of a challenge, and resolves to whether it is accepted: once, by all processes. A challenge is not
 * bound to a call, because each call that needs one costs the same.
 *
 * @param text a payload of ALTCHA: the challenge and its solution, as JSON in base64
 */
export async function acceptProof(ctx: Context, project: Project, text: string): Promise<boolean> {
  const payload = parsePayload(text)
  if (payload === undefined || !(await isSolved(ctx, payload))) return false
  const { signature, parameters } = payload.challenge
  const { projectId, expiresAtMillis } = parameters.data
  const now = projectNow(ctx, project)
  // One that expires later than a new one is from before the clock was set back.
  const isFresh = expiresAtMillis > now && expiresAtMillis <= now + LIFETIME_MILLIS
  if (projectId !== project.id || !isFresh) return false
  return consumeOnce(ctx, project, ['proof of work', signature], expiresAtMillis)
}

function parsePayload(text: string): Payload | undefined {
  if (text.length > MAX_LENGTH) return undefined
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
  } catch {
    return undefined
  }
}

/** With several encryption keys, another process may have signed the challenge with another one. */
async function isSolved(ctx: Context, { challenge, solution }: Payload): Promise<boolean> {
  const keySignatures = keySecrets(ctx)
  for (const [index, hmacSignatureSecret] of signatureSecrets(ctx).entries()) {
    const hmacKeySignatureSecret = keySignatures[index]
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret,
      ...(hmacKeySignatureSecret !== undefined && { hmacKeySignatureSecret }),
    })
    if (verified) return true
  }
  return false
}

const signatureSecrets = ({ sealer }: Context) => sealer.deriveSecrets('proof of work: challenge')
const keySecrets = ({ sealer }: Context) => sealer.deriveSecrets('proof of work: key')
