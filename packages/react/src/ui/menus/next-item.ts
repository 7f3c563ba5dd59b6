/** A key press in a menu. `typed` contains all quickly typed letters, including this key. */
export interface Move {
  readonly key: string
  readonly typed: string
}

/**
 * Returns the index of the item that a key moves focus to; -1 if the key does not move focus.
 *
 * @param at the index of the focused item
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
  // Repeating a letter moves through the items that start with it.
  const isOneLetter = new Set(typed).size === 1
  const prefix = isOneLetter ? typed.slice(0, 1) : typed
  const indices = names.map((_, index) => (at + index + (isOneLetter ? 1 : 0)) % names.length)
  return indices.find((index) => names[index]?.trim().toLowerCase().startsWith(prefix)) ?? -1
}
