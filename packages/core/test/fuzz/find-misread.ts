import { type Corpus, mutations } from './mutate.js'

// `npm run fuzz` sets both.
const TIMES = Number(process.env['LATCHKEY_FUZZ_TIMES'] ?? 1)
const SEED = Number(process.env['LATCHKEY_FUZZ_SEED'] ?? 4_711)

/** How many texts each parser is given. */
const INPUTS = 200_000 * TIMES

/** Says what is wrong with how a text was read; undefined when nothing is. What it throws is wrong, too. */
export type Judge = (text: string) => string | undefined | Promise<string | undefined>

/** What the language's own objects have, so that nothing can be added to them unseen. */
const builtIns = () =>
  [Object, Array, String, Function, Promise]
    .flatMap(({ prototype }) => Reflect.ownKeys(prototype).map(String))
    .join()
const before = builtIns()

/**
 * Has a parser read many mutated texts, and a judge look at each.
 *
 * @param share how much of all texts are enough
 * @returns the shortest text that is read wrongly, and how to get there again; undefined when none is
 */
export async function findMisread(
  corpus: Corpus,
  judge: Judge,
  share = 1,
): Promise<string | undefined> {
  for (const text of mutations(corpus, INPUTS * share, SEED)) {
    const verdict = judgedBy(judge, text)
    const wrong = verdict instanceof Promise ? await verdict : verdict
    if (wrong === undefined) continue
    const shortest = await shrink(text, judge)
    const replay = `npm run fuzz -- --times ${TIMES} --seed ${SEED}`
    return `${JSON.stringify(shortest)}: ${await judgedBy(judge, shortest)} (${replay})`
  }
  return builtIns() === before ? undefined : 'A prototype of the language was changed.'
}

function judgedBy(judge: Judge, text: string): ReturnType<Judge> {
  try {
    const verdict = judge(text)
    return verdict instanceof Promise ? verdict.catch(thrownBy) : verdict
  } catch (error) {
    return thrownBy(error)
  }
}

const thrownBy = (error: unknown) => `it throws ${String(error)}`

/** The shortest text that is still wrong, by leaving out ever smaller pieces (delta debugging). */
async function shrink(text: string, judge: Judge): Promise<string> {
  let shortest = text
  for (
    let size = Math.ceil(text.length / 2);
    size >= 1;
    size = size > 1 ? Math.ceil(size / 2) : 0
  ) {
    for (let at = 0; at < shortest.length;) {
      const shorter = shortest.slice(0, at) + shortest.slice(at + size)
      if ((await judgedBy(judge, shorter)) === undefined) at += size
      else shortest = shorter
    }
  }
  return shortest
}
