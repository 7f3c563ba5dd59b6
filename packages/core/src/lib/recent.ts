/** Values by name, of which those that were not used for long are forgotten. */
export interface Recent<Value> {
  get(name: string): Value | undefined
  set(name: string, value: Value): void
  delete(name: string): void
}

/**
 * Keeps the last so many values that were used, and never twice as many. What is used often is found
 * at once: nothing is moved for it.
 */
export function recent<Value>(count: number): Recent<Value> {
  let young = new Map<string, Value>()
  let old = young
  const set = (name: string, value: Value) => {
    young.set(name, value)
    if (young.size < count) return
    old = young
    young = new Map()
  }
  return {
    get(name) {
      const value = young.get(name)
      if (value !== undefined) return value
      const older = old.get(name)
      if (older !== undefined) set(name, older)
      return older
    },
    set,
    delete(name) {
      young.delete(name)
      old.delete(name)
    },
  }
}
