import type { Known } from './kit.js'

// Each loop is compiled anew: what the engine learns about one work must not slow or speed another.
// Four are asked in turn, and their answers counted, so that no read can be left out or moved out of
// the loop.
const body = (read: string, async = '') => `
  return ${async} (asked, count) => {
    let found = 0
    for (let turn = 0; turn < count; turn += 1) if (${read} !== undefined) found += 1
    return found
  }`

/** Reads over and over, without waiting. */
export const createLoop = () =>
  new Function(body('asked[turn & 3].get()'))() as (
    asked: readonly Known[],
    count: number,
  ) => number

/** Reads over and over, and waits for each. */
export const createAsyncLoop = () =>
  new Function(body('(await asked[turn & 3]())', 'async'))() as (
    asked: readonly (() => Promise<unknown>)[],
    count: number,
  ) => Promise<number>
