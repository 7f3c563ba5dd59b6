/** An action that failed for some of several items. The cause is the first of their errors. */
export class PartialFailure extends Error {
  override readonly name: string = 'PartialFailure'
  readonly failed: number
  readonly total: number

  constructor(failed: number, total: number, cause: unknown) {
    super(`Failed for ${failed} of ${total}.`, { cause })
    this.failed = failed
    this.total = total
  }
}

/**
 * Runs an action for each item, one after the other, also after one has failed. Resolves to the items for which it
 * succeeded. Rejects if it failed for all of them, or with `PartialFailure`.
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
  throw new PartialFailure(failures.length, items.length, first)
}
