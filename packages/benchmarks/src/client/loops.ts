import type { CachedValue } from './kit.js'

// Each measurement has its own compiled loop, so that optimizations for one do not affect another. The loop
// reads four values in turns and counts the results, so that the engine cannot remove a read or move it out
// of the loop.
const body = (read: string, async = '') => `
  return ${async} (values, count) => {
    let hits = 0
    for (let turn = 0; turn < count; turn += 1) if (${read} !== undefined) hits += 1
    return hits
  }`

/** Creates a loop that reads synchronously. */
export const createLoop = () =>
  new Function(body('values[turn & 3].get()'))() as (
    values: readonly CachedValue[],
    count: number,
  ) => number

/** Creates a loop that awaits each read. */
export const createAsyncLoop = () =>
  new Function(body('(await values[turn & 3]())', 'async'))() as (
    values: readonly (() => Promise<unknown>)[],
    count: number,
  ) => Promise<number>
