import type { Page } from './page.js'
import { compare, type Compared, median, type Pair } from './rounds.js'

const ROUNDS = 15
const WARMING_ROUNDS = 20
const CALLS = 60

/** Milliseconds of a request in the user's name, beside the same one sent and parsed by hand. */
export async function measureCall(page: Page, call: () => Promise<unknown>): Promise<Compared> {
  await call()
  const { url, headers: sent, cache, credentials, redirect } = page.last()
  // How a cache is asked is two headers more on the wire.
  const same = { headers: Object.fromEntries(sent), cache, credentials, redirect }
  const bare = async () => (await fetch(url, same)).json() as Promise<unknown>
  const time = async (work: () => Promise<unknown>) => {
    const start = process.hrtime.bigint()
    await work()
    return Number(process.hrtime.bigint() - start) / 1e6
  }
  /** A round is many pairs: the two are never more than a request apart. */
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
