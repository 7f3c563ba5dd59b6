import type { Config, Faults, Reduction } from './config.js'

type Fails = (reduction: Reduction) => Promise<boolean>

/** Leaves out as many of these as it can, the failure staying: many at a time first, then fewer. */
async function fewest<T>(items: readonly T[], fails: (out: readonly T[]) => Promise<boolean>) {
  let out: readonly T[] = []
  for (let size = items.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < items.length; at += size) {
      const more = [...new Set([...out, ...items.slice(at, at + size)])]
      if (more.length > out.length && (await fails(more))) out = more
    }
  }
  return out
}

/** The least of a schedule that fails still: deeds go first, then faults, then tabs. */
export async function shrink(config: Config, fails: Fails): Promise<Reduction> {
  const numbers = Array.from({ length: config.deedCount }, (_, number) => number)
  const without = await fewest(numbers, (out) => fails({ without: out }))
  const faults = Object.entries(config.faults).flatMap(([name, rate]) =>
    rate ? [name as keyof Faults] : [],
  )
  const quiet = await fewest(faults, (out) => fails({ without, quiet: out }))
  let least: Reduction = { without, quiet }
  for (let tabs = config.tabs - 1; tabs >= 1; tabs--) {
    if (await fails({ without, quiet, tabs })) least = { without, quiet, tabs }
  }
  return least
}
