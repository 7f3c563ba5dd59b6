/** Where focus goes in a menu. `typed` is what was typed quickly so far, the key included. */
export interface Move {
  readonly key: string
  readonly typed: string
}

/**
 * The item that a key leads to; -1 for keys that lead nowhere.
 *
 * @param at the item that has focus
 * @see ARIA Authoring Practices, "Menu and Menubar Pattern"
 */
export function nextItem(names: readonly string[], at: number, { key, typed }: Move): number {
  const { length } = names
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % length
    case 'ArrowUp':
      return (at <= 0 ? length : at) - 1
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return findByPrefix(names, at, typed.toLowerCase())
  }
}

function findByPrefix(names: readonly string[], at: number, typed: string): number {
  if (typed === '') return -1
  // The same letter again goes on to the next of those that begin with it.
  const isOneLetter = new Set(typed).size === 1
  const prefix = isOneLetter ? typed.slice(0, 1) : typed
  const indices = names.map((_, index) => (at + index + (isOneLetter ? 1 : 0)) % names.length)
  return indices.find((index) => names[index]?.trim().toLowerCase().startsWith(prefix)) ?? -1
}
