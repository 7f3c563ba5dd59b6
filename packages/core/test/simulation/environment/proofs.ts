import {
  isFreshNonce,
  NONCE_MILLIS,
  proofFault,
  type ProvenRequest,
} from '../../../../service/src/domain/sessions/proof-rules.js'
import { readProof } from '../light-crypto.js'

/** The key that a request proves to have, or why the service rejects the proof. */
export type Verified =
  | { readonly key: string }
  | {
      readonly error: 'invalid_dpop_proof' | 'use_dpop_nonce'
      /** The next proof needs it. */
      readonly nonce?: string
    }

const invalid: Verified = { error: 'invalid_dpop_proof' }

/** Verifies proofs of keys by the rules of the real service. A proof can be used once. */
export class ProofVerifier {
  readonly #used = new Set<string>()

  verify(text: string, request: ProvenRequest, now: number): Verified {
    const proof = readProof(text)
    if (!proof || proof.typ !== 'dpop+jwt') return invalid
    const { key, claims } = proof
    if (typeof claims['iat'] !== 'number' || proofFault(claims, request)) return invalid
    if (!isFreshNonce(Number(claims['nonce']), now))
      return { error: 'use_dpop_nonce', nonce: String(now + NONCE_MILLIS) }
    const id = `${key} ${String(claims['jti'])}`
    if (this.#used.has(id)) return invalid
    this.#used.add(id)
    return { key }
  }
}
