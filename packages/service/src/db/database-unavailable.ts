/** SQLSTATE of a statement that failed because the disk is full. */
const DISK_FULL = '53100'

/** The database cannot be used now, and its files are as they were: the same call can be repeated later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Returns true if a call failed because the database cannot write now, and may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === DISK_FULL) || isUnavailable(error.cause)
}
