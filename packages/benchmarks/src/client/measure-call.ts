import type { Page } from './page.js'
import { compare, type Comparison, median, type Pair } from './rounds.js'

const ROUNDS = 15
const WARMING_ROUNDS = 20
const CALLS = 60

/** Measures a request of a kit beside the same request with `fetch` and `JSON.parse`, in milliseconds. */
export async function measureCall(page: Page, call: () => Promise<unknown>): Promise<Comparison> {
  await call()
  const { url, headers, cache, credentials, redirect } = page.last()
  // The option `cache` adds two headers to a request.
  const same = { headers: Object.fromEntries(headers), cache, credentials, redirect }
  const bare = async () => (await fetch(url, same)).json() as Promise<unknown>
  const time = async (work: () => Promise<unknown>) => {
    const start = process.hrtime.bigint()
    await work()
    return Number(process.hrtime.bigint() - start) / 1e6
  }
  /** A round consists of many pairs, so that the two requests of a pair run under the same load. */
  const round = async (): Promise<Pair> => {
    const pairs: Pair[] = []
    while (pairs.length < CALLS) pairs.push({ own: await time(call), other: await time(bare) })
    return {
      own: median(pairs.map(({ own }) => own)),
      other: median(pairs.map(({ other }) => other)),
    }
  }
  await compare(WARMING_ROUNDS, round)
  return compare(ROUNDS, round)
}
