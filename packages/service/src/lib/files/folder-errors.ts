/** Error codes of WASI that the embedded Postgres throws for files, with their meaning. */
const REASONS = new Map<unknown, string>([
  [2, 'the service is not allowed to write there'],
  [51, 'its disk is full'],
  [54, 'there is a file where a folder should be'],
  [63, 'the service is not allowed to write there'],
  [69, 'its disk is read-only'],
])

/** Returns an error that says why a data folder cannot be used, and how to fix it. */
export const folderError = (folder: string, error: unknown) =>
  new Error(
    `The data folder ${folder} cannot be used: ${reasonOf(error)}. Check that the disk has free space and that the service can write to the folder, or set another dataFolder. If the folder worked before, restore it from a backup.`,
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
