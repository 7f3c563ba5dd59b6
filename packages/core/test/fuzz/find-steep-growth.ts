import { cpuUsage } from 'node:process'
import { drawFrom } from '../simulation/random.js'
import type { Corpus } from './mutate.js'

/** What is over so soon is no danger, and cannot be measured. */
const SHORTEST_MILLIS = 1
const SHAPES = 150
/** A busy machine makes work look longer, never shorter. */
const TRIES = 10
/** Memory makes a single step of any engine steep now and then, but not three in a row. */
const DOUBLINGS = 3
const TIMES = 2 ** DOUBLINGS
/** Twice the text takes twice the time; the rest is for the machine. */
const MOST = 3 ** DOUBLINGS / TIMES

/** Texts of any length: a seed in whose middle a piece is repeated. */
function* shapes({ seeds, pieces }: Corpus) {
  const draw = drawFrom(1, 'growth')
  const all = [...pieces, ...seeds.filter((seed) => seed !== '' && seed.length < 200)]
  for (let made = 0; made < SHAPES; made += 1) {
    const seed = draw.pick(seeds).slice(0, 400)
    const at = Math.floor(draw.next() * (seed.length + 1))
    const piece = draw.pick(all)
    const ofLength = (length: number) => {
      const times = Math.ceil(Math.max(0, length - seed.length) / piece.length)
      return seed.slice(0, at) + piece.repeat(times) + seed.slice(at)
    }
    yield { ofLength, name: JSON.stringify([seed.slice(0, at), piece, seed.slice(at)]) }
  }
}

/** Processor time that it takes to do some work so often. */
async function millisOf(times: number, work: () => unknown): Promise<number> {
  const start = cpuUsage()
  for (let done = 0; done < times; done += 1) await work()
  const { user, system } = cpuUsage(start)
  return (user + system) / 1_000
}

const isSteep = (long: number, short: number) => long >= SHORTEST_MILLIS && long > short * MOST

/** The least time that a long text takes, and as much of short ones, until clearly nothing is steep. */
async function measure(long: string, short: string, parse: (text: string) => unknown) {
  const least = { long: Infinity, short: Infinity }
  for (let tries = 0; tries < TRIES; tries += 1) {
    least.long = Math.min(least.long, await millisOf(1, () => parse(long)))
    least.short = Math.min(least.short, await millisOf(TIMES, () => parse(short)))
    if (!isSteep(least.long, least.short)) break
  }
  return least
}

/**
 * Finds texts on which a parser takes more than three times as long with each of three doublings.
 *
 * @param longest of the texts: what the parser refuses unread is no work
 */
export async function findSteepGrowth(
  corpus: Corpus,
  longest: number,
  parse: (text: string) => unknown,
): Promise<string[]> {
  const steep: string[] = []
  for (const { ofLength, name } of shapes(corpus)) {
    const shortest = longest / TIMES
    const { long, short } = await measure(ofLength(longest), ofLength(shortest), parse)
    if (isSteep(long, short)) steep.push(`${name}: ${long} ms, ${short} in ${TIMES} pieces`)
  }
  return steep
}
