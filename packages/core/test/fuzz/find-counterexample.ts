import { type Corpus, mutations } from './mutate.js'

// `npm run fuzz` and vitest.workspace.ts set these.
const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1)
const SEED = Number(process.env['FUZZ_SEED'] ?? 4_711)

/** The number of texts that each parser reads. */
const INPUTS = 20_000 * TIMES

/**
 * Returns a description of the violation for a text, or undefined. A property that throws or
 * rejects is violated.
 */
export type Property = (text: string) => string | undefined | Promise<string | undefined>

/** Lists the properties of built-in prototypes, to detect prototype pollution. */
const builtInProperties = () =>
  [Object, Array, String, Function, Promise]
    .flatMap(({ prototype }) => Reflect.ownKeys(prototype).map(String))
    .join()
const propertiesAtStart = builtInProperties()

/**
 * Checks a property of a parser on many mutated texts.
 *
 * @param share fraction of the usual number of texts to check, for slow properties
 * @returns the shortest counterexample and how to reproduce it; undefined if there is none
 */
export async function findCounterexample(
  corpus: Corpus,
  property: Property,
  share = 1,
): Promise<string | undefined> {
  for (const text of mutations(corpus, INPUTS * share, SEED)) {
    const checked = check(property, text)
    // Awaiting only promises keeps synchronous properties fast.
    const violation = checked instanceof Promise ? await checked : checked
    if (violation === undefined) continue
    const shortest = await shrink(text, property)
    const command = `npm run fuzz -- --times ${TIMES} --seed ${SEED}`
    return `${JSON.stringify(shortest)}: ${await check(property, shortest)} (${command})`
  }
  return builtInProperties() === propertiesAtStart
    ? undefined
    : 'A built-in prototype was modified.'
}

function check(property: Property, text: string): ReturnType<Property> {
  try {
    const checked = property(text)
    return checked instanceof Promise ? checked.catch(describeThrown) : checked
  } catch (error) {
    return describeThrown(error)
  }
}

const describeThrown = (error: unknown) => `throws ${String(error)}`

/** Returns a minimal counterexample, by removing ever smaller chunks (delta debugging). */
async function shrink(text: string, property: Property): Promise<string> {
  let shortest = text
  for (
    let size = Math.ceil(text.length / 2);
    size >= 1;
    size = size > 1 ? Math.ceil(size / 2) : 0
  ) {
    for (let at = 0; at < shortest.length;) {
      const shorter = shortest.slice(0, at) + shortest.slice(at + size)
      if ((await check(property, shorter)) === undefined) at += size
      else shortest = shorter
    }
  }
  return shortest
}
