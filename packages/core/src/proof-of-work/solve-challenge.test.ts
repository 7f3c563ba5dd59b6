import { fail, type ProofOfWorkChallenge } from '@latchkey/contract/errors'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../test/fakes/fake-platform.js'
import type { Platform } from '../platform/platform.js'
import { TaskRunner } from '../platform/task-runner.js'
import { proveWork } from './solve-challenge.js'

const SECRET = 'a secret of the service'
const issue = (options: { counter?: number; algorithm?: string } = {}) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 9,
    deriveKey,
    hmacSignatureSecret: SECRET,
    ...options,
  })
/** No counter solves it. */
const unsolvable = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyPrefix: 'f'.repeat(64),
    deriveKey,
    hmacSignatureSecret: SECRET,
  })

const timers: Platform['timers'] = {
  set: (callback, millis) => setTimeout(callback, millis),
  clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
}

function setUp(changed: Partial<Platform['timers']> = {}) {
  const warn = vi.fn<(message: string) => void>()
  const { platform } = fakePlatform({ warn })
  const environment = { platform, tasks: new TaskRunner({ ...timers, ...changed }) }
  const prove = (challenge: ProofOfWorkChallenge, signal?: AbortSignal) =>
    proveWork(fail('PROOF_OF_WORK_REQUIRED', { challenge }), environment, signal)
  return { warn, environment, prove }
}

const UNSOLVED = { code: 'PROOF_OF_WORK_REQUIRED' }

afterEach(() => vi.unstubAllGlobals())

describe('proveWork', () => {
  it.each([0, 1, 2, 3, 41])('finds the counter %i', async (counter) => {
    const payload = await setUp().prove(await issue({ counter }))
    const { challenge, solution } = JSON.parse(atob(payload))
    expect(solution.counter).toBe(counter)
    const verification = { challenge, solution, deriveKey, hmacSignatureSecret: SECRET }
    expect(await verifySolution(verification)).toMatchObject({ verified: true })
  })

  it('rejects with the reason of the signal', async () => {
    const controller = new AbortController()
    const proof = setUp().prove(await unsolvable(), controller.signal)
    controller.abort(new Error('The page was left.'))
    await expect(proof).rejects.toThrow('The page was left.')
  })

  it('stops after its time limit', async () => {
    const limits: number[] = []
    const set = (callback: () => void, millis: number) => {
      limits.push(millis)
      return setTimeout(callback)
    }
    const { prove } = setUp({ set })
    await expect(prove(await unsolvable())).rejects.toMatchObject(UNSOLVED)
    expect(limits[0]).toBe(90_000)
  })

  it('rejects with the error for a challenge of another kind', async () => {
    const { prove, environment } = setUp()
    const { parameters } = await issue()
    const newer = { parameters: { ...parameters, algorithm: 'NEW-IN-2030' } }
    await expect(prove(newer)).rejects.toMatchObject(UNSOLVED)
    const withoutDetails = Object.create(fail('PROOF_OF_WORK_REQUIRED', { challenge: newer }), {
      details: { value: undefined },
    })
    const proof = proveWork(withoutDetails, environment, undefined)
    await expect(proof).rejects.toBe(withoutDetails)
  })

  it('warns and rejects with the error in a runtime without crypto.subtle, such as a page of http', async () => {
    const { prove, warn } = setUp()
    const challenge = await issue()
    vi.stubGlobal('crypto', {})
    await expect(prove(challenge)).rejects.toMatchObject(UNSOLVED)
    expect(warn.mock.calls).toEqual([[expect.stringContaining('needs WebCrypto')]])
  })
})
