/**
 * A generator of random values from a seed. Each actor has its own, so that a change of one does not affect
 * the others.
 */
export interface Draw {
  /** Returns a number from 0 up to but not including 1. */
  next(): number
  /** Returns a number between two others. */
  between(low: number, high: number): number
  /** Returns true with this probability. */
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Returns one of the names, by their weights. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name
}

function hash(seed: number, name: string): number {
  let value = 2_166_136_261 ^ seed
  for (let i = 0; i < name.length; i++) value = Math.imul(value ^ name.charCodeAt(i), 16_777_619)
  return value >>> 0
}

/** @see mulberry32, public domain */
export function drawFrom(seed: number, name: string): Draw {
  let state = hash(seed, name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    weighted(weights) {
      const entries = Object.entries<number>(weights)
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const entry = entries.find(([, weight]) => (left -= weight) < 0)
      return (entry ?? entries[0]!)[0] as keyof typeof weights
    },
  }
}
