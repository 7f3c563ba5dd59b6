import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify, type JWTPayload } from 'jose'
import { type Context, projectNow } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { HttpError } from '../../errors/http-error.js'
import { consumeOnce } from '../rate-limits/consume-once.js'
import { isFreshNonce, NONCE_MILLIS, proofFault, type ProvenRequest } from './proof-rules.js'

/** A proof that the client of a request has a private key (RFC 9449), and the request that it has to be for. */
export interface KeyProof extends ProvenRequest {
  text: string
}

/**
 * Verifies the proof of a request, which can be used once. Resolves to the thumbprint of the public key (RFC 7638).
 * Rejects with `invalid_dpop_proof`; and with `use_dpop_nonce` and a new nonce if the proof contains no fresh one. When a
 * proof was created is known from its nonce, because the clock of a device can be wrong.
 *
 * @see RFC 9449, sections 4.3 and 8
 */
export async function verifyKeyProof(
  ctx: Context,
  project: Project,
  proof: KeyProof,
): Promise<string> {
  const { payload, thumbprint } = await verifySignature(ctx, project, proof.text)
  const { jti, nonce } = payload
  const fault = proofFault(payload, proof)
  if (fault !== undefined) throw invalidProof(fault)
  if (!isOwnNonce(ctx, project, nonce)) throw nonceRequired(ctx, project)
  const expiresAt = projectNow(ctx, project) + NONCE_MILLIS
  if (!(await consumeOnce(ctx, project, ['dpop', thumbprint, String(jti)], expiresAt)))
    throw invalidProof('the proof was used before')
  return thumbprint
}

async function verifySignature(
  ctx: Context,
  project: Project,
  text: string,
): Promise<{ payload: JWTPayload; thumbprint: string }> {
  try {
    const { payload, protectedHeader } = await jwtVerify(text, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['ES256'],
      requiredClaims: ['htm', 'htu', 'iat', 'jti'],
      currentDate: new Date(projectNow(ctx, project)),
    })
    const { jwk = {} } = protectedHeader
    return { payload, thumbprint: await calculateJwkThumbprint(jwk) }
  } catch {
    throw invalidProof('the proof is no valid JWT of the type dpop+jwt with an ES256 key')
  }
}

/** A nonce is the sealed end of its lifetime, so that no service has to remember it. */
const textOfNonce = (project: Project, expiresAt: number): string =>
  JSON.stringify(['dpop', project.id, expiresAt])

/** Returns whether this service issued a nonce for the project, and it has not expired. */
function isOwnNonce(ctx: Context, project: Project, nonce: unknown): boolean {
  try {
    const text = ctx.sealer.open(String(nonce))
    const expiresAt = Number(JSON.parse(text)[2])
    const isFresh = isFreshNonce(expiresAt, projectNow(ctx, project))
    return isFresh && text === textOfNonce(project, expiresAt)
  } catch {
    return false
  }
}

function nonceRequired(ctx: Context, project: Project): HttpError {
  const nonce = ctx.sealer.seal(textOfNonce(project, projectNow(ctx, project) + NONCE_MILLIS))
  return new HttpError(
    400,
    {
      error: 'use_dpop_nonce',
      error_description: 'The DPoP proof needs the nonce of the header DPoP-Nonce.',
    },
    { 'DPoP-Nonce': nonce },
  )
}

/** Creates the error for a proof that is missing or wrong. */
export const invalidProof = (reason: string): HttpError =>
  new HttpError(400, {
    error: 'invalid_dpop_proof',
    error_description: `The header DPoP is not valid: ${reason}.`,
  })
