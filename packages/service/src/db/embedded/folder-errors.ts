/** What the embedded Postgres says of its files: numbers of WASI, which name no reason of themselves. */
const REASONS = new Map<unknown, string>([
  [2, 'this program may not write there'],
  [51, 'its disk is full'],
  [54, 'there is a file where a folder should be'],
  [63, 'this program may not write there'],
  [69, 'its disk can only be read'],
])

/** Why a data folder is of no use, and what to do. */
export const cannotUse = (folder: string, error: unknown) =>
  new Error(
    `The data folder ${folder} cannot be used: ${reasonOf(error)}. See whether there is room, and whether this program may write there; or give it another data folder. If it worked before, restore it from a backup.`,
    { cause: error },
  )

/** Why a file could not be used. What is thrown for a file is no error, and says nothing as a text. */
export function reasonOf(error: unknown): string {
  const { errno } = Object(error) as { errno?: unknown }
  const reason = REASONS.get(errno)
  if (reason !== undefined) return reason
  return error instanceof Error ? error.message : `error ${String(errno)} of a file`
}
