import { cpuUsage } from 'node:process'
import { drawFrom } from '../simulation/random.js'
import type { Corpus } from './mutate.js'

/** Parsing that takes less CPU time is harmless and too short to measure. */
const MIN_MILLIS = 1
/** The number of text shapes to check, in `npm test` and at most. */
const SHAPES = 15
const MAX_SHAPES = 150
const SHAPE_COUNT = Math.min(MAX_SHAPES, SHAPES * Number(process.env['FUZZ_TIMES'] ?? 1))
/** A busy machine makes work slower, never faster, so the minimum of several attempts counts. */
const ATTEMPTS = 10
/** Cache sizes can make one doubling of the length expensive in any engine, but not three in a row. */
const DOUBLINGS = 3
const LENGTH_RATIO = 2 ** DOUBLINGS
/** Linear parsing takes twice the time for twice the length; three times leaves room for noise. */
const MAX_GROWTH = 3 ** DOUBLINGS / LENGTH_RATIO

/** Yields shapes of texts: a seed with a piece repeated in its middle, up to any length. */
function* shapes({ seeds, pieces }: Corpus) {
  const draw = drawFrom(1, 'growth')
  const repeatable = [...pieces, ...seeds.filter((seed) => seed !== '' && seed.length < 200)]
  for (let count = 0; count < SHAPE_COUNT; count += 1) {
    const seed = draw.pick(seeds).slice(0, 400)
    const at = Math.floor(draw.next() * (seed.length + 1))
    const piece = draw.pick(repeatable)
    const ofLength = (length: number) => {
      const repetitions = Math.ceil(Math.max(0, length - seed.length) / piece.length)
      return seed.slice(0, at) + piece.repeat(repetitions) + seed.slice(at)
    }
    yield { ofLength, name: JSON.stringify([seed.slice(0, at), piece, seed.slice(at)]) }
  }
}

/** Returns the CPU time of this process, not the elapsed time, for running `work` this often. */
async function cpuMillis(times: number, work: () => unknown): Promise<number> {
  const start = cpuUsage()
  for (let count = 0; count < times; count += 1) await work()
  const { user, system } = cpuUsage(start)
  return (user + system) / 1_000
}

const isSuperlinear = (long: number, short: number) =>
  long >= MIN_MILLIS && long > short * MAX_GROWTH

/**
 * Measures one long text and the same amount of text in short pieces. Repeats a suspicious measurement and
 * returns the minimum of each.
 */
async function measure(long: string, short: string, parse: (text: string) => unknown) {
  const minimum = { long: Infinity, short: Infinity }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    minimum.long = Math.min(minimum.long, await cpuMillis(1, () => parse(long)))
    minimum.short = Math.min(minimum.short, await cpuMillis(LENGTH_RATIO, () => parse(short)))
    if (!isSuperlinear(minimum.long, minimum.short)) break
  }
  return minimum
}

/**
 * Finds text shapes for which the CPU time of a parser grows faster than the length, such as catastrophic
 * backtracking of a regular expression.
 *
 * @param maxLength length of the longest texts; texts that the parser rejects by length alone show nothing
 */
export async function findSuperlinearGrowth(
  corpus: Corpus,
  maxLength: number,
  parse: (text: string) => unknown,
): Promise<string[]> {
  const problems: string[] = []
  for (const { ofLength, name } of shapes(corpus)) {
    const { long, short } = await measure(
      ofLength(maxLength),
      ofLength(maxLength / LENGTH_RATIO),
      parse,
    )
    if (isSuperlinear(long, short))
      problems.push(`${name}: ${long} ms of CPU, ${short} ms in ${LENGTH_RATIO} pieces`)
  }
  return problems
}
