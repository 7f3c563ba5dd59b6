import { messageOf } from './message-of.js'

/**
 * Runs an action for each item, one after the other, also after one has failed. Resolves to the items for which it
 * succeeded. Rejects if it failed for all of them, or with a message that says for how many.
 */
export async function runForEach<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await action(item)
    } catch (error) {
      failures.push(error)
    }
  }
  const [first] = failures
  if (failures.length === 0) return
  if (failures.length === items.length) throw first
  throw new Error(
    `Failed for ${failures.length} of ${items.length}, and succeeded for the others. ${messageOf(first)}`,
  )
}
