import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CallResponse } from './project.js'

/** The parts of a header with a proof, which tests change. */
export interface Proof {
  challenge: Challenge & { signature: string }
  solution: { counter: number; derivedKey: string }
}

export const POW_REQUIRED = [403, 'PROOF_OF_WORK_REQUIRED']

/** Solves the challenge of a response. */
export async function solve({ body }: CallResponse): Promise<Proof> {
  const { challenge } = body['details'] as { challenge: Proof['challenge'] }
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('The challenge has no solution.')
  return { challenge, solution }
}

/** The header with a proof. */
export const withProof = (proof: unknown) => ({
  'X-Stack-Proof-Of-Work': Buffer.from(JSON.stringify(proof)).toString('base64'),
})

let networks = 0

/** The headers of a request from another network than any before. In development, this machine does not count. */
export function fromNewNetwork() {
  networks += 1
  return { 'X-Forwarded-For': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` }
}
