import type { CachedValue } from './kit.js'
import { createAsyncLoop, createLoop } from './loops.js'
import { compare, type Comparison, median } from './rounds.js'

const ROUNDS = 41
const ROUND_MILLIS = 15
const READS_COUNTED = 100_000

declare const gc: () => void

/**
 * Returns a function that measures the nanoseconds of an iteration. A round has as many iterations as its
 * duration allows.
 */
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

/** The baseline: a function that reads a property. */
function createPlain(user: unknown): CachedValue {
  const state = { user }
  return { get: () => state.user }
}

/**
 * Measures synchronous reads beside the same number of property reads, and the bytes of garbage of one
 * read.
 */
export async function measureCachedRead(cached: readonly CachedValue[]) {
  const plain = cached.map((value) => createPlain(value.get()))
  const [own, other] = [createLoop(), createLoop()]
  const [readOwn, readOther] = [
    timed((count) => own(cached, count)),
    timed((count) => other(plain, count)),
  ]
  const compared = await compare(ROUNDS, () => ({ own: readOwn(), other: readOther() }))
  const counted = Array.from({ length: ROUNDS }, () => {
    gc()
    const before = process.memoryUsage().heapUsed
    own(cached, READS_COUNTED)
    return (process.memoryUsage().heapUsed - before) / READS_COUNTED
  })
  return { cached: compared, bytesARead: median(counted) }
}

/** Measures awaited reads beside the same number of resolved promises. */
export async function measureReadUser(
  readers: readonly (() => Promise<unknown>)[],
): Promise<Comparison> {
  const users = await Promise.all(readers.map((read) => read()))
  const [own, other] = [createAsyncLoop(), createAsyncLoop()]
  const resolved = users.map((user) => () => Promise.resolve(user))
  const readOwn = await timedAsync((count) => own(readers, count))
  const readOther = await timedAsync((count) => other(resolved, count))
  return compare(ROUNDS, async () => ({ own: await readOwn(), other: await readOther() }))
}
