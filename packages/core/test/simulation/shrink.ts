import type { Config, Faults, Reduction } from './config.js'

type Fails = (reduction: Reduction) => boolean

/**
 * Returns the items that can be omitted without losing the failure. Tries to omit many at a time first,
 * then fewer.
 */
function fewest<T>(items: readonly T[], fails: (out: readonly T[]) => boolean) {
  let out: readonly T[] = []
  for (let size = items.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < items.length; at += size) {
      const more = [...new Set([...out, ...items.slice(at, at + size)])]
      if (more.length > out.length && fails(more)) out = more
    }
  }
  return out
}

/** Shrinks a schedule that fails: omits actions first, then faults, then tabs. */
export function shrink(config: Config, fails: Fails): Reduction {
  const numbers = Array.from({ length: config.actionCount }, (_, number) => number)
  const without = fewest(numbers, (out) => fails({ without: out }))
  const faults = Object.entries(config.faults).flatMap(([name, rate]) =>
    rate ? [name as keyof Faults] : [],
  )
  const quiet = fewest(faults, (out) => fails({ without, quiet: out }))
  let least: Reduction = { without, quiet }
  const fewer = (less: Reduction) => {
    if (fails({ ...least, ...less })) least = { ...least, ...less }
  }
  for (let tabs = config.tabs - 1; tabs >= 1; tabs--) fewer({ tabs })
  for (let tabsBeside = config.tabsBeside - 1; tabsBeside >= 0; tabsBeside--) fewer({ tabsBeside })
  return least
}
