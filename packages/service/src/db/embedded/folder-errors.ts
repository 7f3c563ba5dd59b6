/** Error codes of WASI that the embedded Postgres throws for files, with their meaning. */
const REASONS = new Map<unknown, string>([
  [2, 'this program may not write there'],
  [51, 'its disk is full'],
  [54, 'there is a file where a folder should be'],
  [63, 'this program may not write there'],
  [69, 'its disk can only be read'],
])

/** Why a data folder is of no use, and what to do. */
export const folderError = (folder: string, error: unknown) =>
  new Error(
    `The data folder ${folder} cannot be used: ${reasonOf(error)}. See whether there is room, and whether this program may write there; or give it another data folder. If it worked before, restore it from a backup.`,
    { cause: error },
  )

/**
 * Returns why a file could not be used. The values that are thrown for files are not errors and have no
 * message.
 */
export function reasonOf(error: unknown): string {
  const { errno } = Object(error) as { errno?: unknown }
  const reason = REASONS.get(errno)
  if (reason !== undefined) return reason
  return error instanceof Error ? error.message : `error ${String(errno)} of a file`
}
