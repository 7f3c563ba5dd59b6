import { DatabaseUnavailable } from './database-unavailable.js'

/**
 * Returns the part of an unexpected error that may be reported. A failed query contains its parameters, which
 * are personal data and hashes, so only the database's own message is kept.
 */
export function toErrorReport(error: unknown): unknown {
  if (!(error instanceof Error) || !('query' in error && 'params' in error)) return error
  const { cause } = error
  if (cause instanceof DatabaseUnavailable) return cause
  const message = cause instanceof Error ? cause.message : 'no further message'
  const report = new Error(`A database statement failed: ${message}`)
  if (error.stack !== undefined) report.stack = `${report.message}\n${framesOf(error.stack)}`
  return report
}

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
