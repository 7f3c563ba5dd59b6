import type { Tab } from './kit.js'
import { type Compared, median } from './rounds.js'

const ROUNDS = 15
const CALLS = 60

/** Milliseconds of a request in the user's name, beside the same one sent and parsed by hand. */
export async function measureCall({ call, raw }: Tab): Promise<Compared | undefined> {
  if (!call || !raw) return undefined
  const { url, headers } = raw
  const bare = async () => (await fetch(url, { headers })).json() as Promise<unknown>
  const time = async (work: () => Promise<unknown>) => {
    const start = process.hrtime.bigint()
    await work()
    return Number(process.hrtime.bigint() - start) / 1e6
  }
  /** A round is many pairs: the two are never more than a request apart. */
  const round = async () => {
    const pairs: { own: number; other: number }[] = []
    for (let done = 0; done < CALLS; done += 1)
      pairs.push({ own: await time(call), other: await time(bare) })
    const own = median(pairs.map((pair) => pair.own))
    const other = median(pairs.map((pair) => pair.other))
    return { own, other, ratio: own / other }
  }
  await round()
  const rounds: Compared[] = []
  for (let done = 0; done < ROUNDS; done += 1) rounds.push(await round())
  return rounds.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)]
}
