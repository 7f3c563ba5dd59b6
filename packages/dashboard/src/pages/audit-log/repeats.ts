/**
 * Groups the items of a list that follow each other and are alike.
 *
 * @param keyOf returns the same text for items that are alike
 */
export function groupRepeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (readonly [Item, ...Item[]])[] {
  const groups: [Item, ...Item[]][] = []
  for (const item of items) {
    const group = groups.at(-1)
    if (group !== undefined && keyOf(group[0]) === keyOf(item)) group.push(item)
    else groups.push([item])
  }
  return groups
}
