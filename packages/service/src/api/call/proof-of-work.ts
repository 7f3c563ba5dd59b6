import { projectSettings } from '@latchkey/contract/project-settings'
import { fail } from '@latchkey/contract/errors'
import { detectAttack } from '../../domain/proof-of-work/attack-detection.js'
import { acceptProof, createProofChallenge } from '../../domain/proof-of-work/challenge.js'
import { readHeader } from '../../lib/requests/protocol-headers.js'
import type { Call } from './call.js'
import { networkOfClient } from './request-limits.js'

type Caller = Pick<Call, 'ctx' | 'auth' | 'client' | 'headers'>

/**
 * Rejects a client that has to solve a challenge first, with PROOF_OF_WORK_REQUIRED and the challenge. Servers need no
 * proof.
 *
 * @example await requireProofOfWork(call)
 */
export async function requireProofOfWork(call: Caller): Promise<void> {
  const { ctx, auth, headers } = call
  if (auth.access !== 'client' || ctx.config.compatibility === 'june-2025') return
  const { project } = auth
  const policy = project.config.proofOfWork ?? projectSettings.proofOfWork.default
  if (policy === 'off') return
  const proof = readHeader(headers, 'proofOfWork')
  // Not counted again: the request that received the challenge was counted.
  if (proof !== null && (await acceptProof(ctx, project, proof))) return
  if (policy === 'always' || (await isUnderAttack(call)))
    throw fail('PROOF_OF_WORK_REQUIRED', { challenge: await createProofChallenge(ctx, project) })
}

/** In development, this machine counts as little as for the other limits. */
async function isUnderAttack(call: Caller): Promise<boolean> {
  const network = networkOfClient(call)
  return network !== undefined && detectAttack(call.ctx, call.auth.project, network)
}
