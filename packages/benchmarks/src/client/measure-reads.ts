import type { Known } from './kit.js'
import { createAsyncLoop, createLoop } from './loops.js'
import { compare, type Compared, median } from './rounds.js'

const ROUNDS = 41
const ROUND_MILLIS = 15
const READS_COUNTED = 100_000

declare const gc: () => void

/** Nanoseconds an iteration, over as many as fill a round. */
function timed(loop: (count: number) => unknown): () => number {
  const time = (count: number) => {
    const start = process.hrtime.bigint()
    loop(count)
    return Number(process.hrtime.bigint() - start)
  }
  let count = 1_000
  while (time(count) < ROUND_MILLIS * 1e6) count *= 2
  return () => time(count) / count
}

async function timedAsync(
  loop: (count: number) => Promise<unknown>,
): Promise<() => Promise<number>> {
  const time = async (count: number) => {
    const start = process.hrtime.bigint()
    await loop(count)
    return Number(process.hrtime.bigint() - start)
  }
  let count = 1_000
  while ((await time(count)) < ROUND_MILLIS * 1e6) count *= 2
  return async () => (await time(count)) / count
}

/** A known user, read in the plainest way there is: a property, by a function. */
function createPlain(user: unknown): Known {
  const state = { user }
  return { get: () => state.user }
}

/** Reads without waiting, beside the same number of plain reads; and the bytes that one leaves behind. */
export async function measureKnown(known: readonly Known[]) {
  const plain = known.map((one) => createPlain(one.get()))
  const [own, other] = [createLoop(), createLoop()]
  const [readOwn, readOther] = [
    timed((count) => own(known, count)),
    timed((count) => other(plain, count)),
  ]
  const compared = await compare(ROUNDS, () => ({ own: readOwn(), other: readOther() }))
  const counted = Array.from({ length: ROUNDS }, () => {
    gc()
    const before = process.memoryUsage().heapUsed
    own(known, READS_COUNTED)
    return (process.memoryUsage().heapUsed - before) / READS_COUNTED
  })
  return { known: compared, bytesARead: median(counted) }
}

/** Reads that are waited for, beside as many promises that are resolved already. */
export async function measureReadUser(
  readers: readonly (() => Promise<unknown>)[],
): Promise<Compared> {
  const users = await Promise.all(readers.map((read) => read()))
  const [own, other] = [createAsyncLoop(), createAsyncLoop()]
  const resolved = users.map((user) => () => Promise.resolve(user))
  const readOwn = await timedAsync((count) => own(readers, count))
  const readOther = await timedAsync((count) => other(resolved, count))
  return compare(ROUNDS, async () => ({ own: await readOwn(), other: await readOther() }))
}
