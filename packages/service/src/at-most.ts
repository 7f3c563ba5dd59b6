/** Makes a function that does what it is given, so many at a time; the rest waits, in the order in which it came. */
export function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = most
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place is handed on: nobody who comes meanwhile gets in before those who wait.
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
