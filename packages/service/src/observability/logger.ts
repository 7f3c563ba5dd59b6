import { inspect } from 'node:util'
import { pino } from 'pino'
import type { ServiceConfig } from '../config/config.js'
import type { RequestRecord } from './request-record.js'

/** The request that a report is about. */
export interface ReportContext {
  requestId?: string | undefined
}

export type Report = (error: unknown, about?: ReportContext) => void

/** Writes logs: JSON lines in production, and readable lines in development. */
export interface Logger {
  /** Logs a message on standard output. */
  info(message: string): void
  /** Logs a request on standard output. */
  request(record: RequestRecord): void
  /** Logs a failure inside the service, or a warning as a string, on standard error. */
  report: Report
}

/** Creates the logger of a mode. */
export const createLogger = (mode: ServiceConfig['mode']): Logger =>
  mode === 'production' ? createJsonLogger() : developmentLogger

const options = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
}

function createJsonLogger(): Logger {
  // The streams of the process instead of file descriptors of pino: a supervisor may replace them.
  const requests = pino(options, { write: (line) => void process.stdout.write(line) })
  const reports = pino(options, { write: (line) => void process.stderr.write(line) })
  return {
    info: (message) => requests.info(message),
    request: (record) => requests.info(record, 'request'),
    report: (error, about = {}) => {
      if (typeof error === 'string') reports.warn(about, error)
      else reports.error({ ...about, error: describeError(error) }, 'failure')
    },
  }
}

const developmentLogger: Logger = {
  info: (message) => void process.stdout.write(`${message}\n`),
  request: ({ requestId, method, route, status, code, durationMillis, client }) => {
    const result = [status, ...(code === undefined ? [] : [code])].join(' ')
    const from = client ?? 'in process'
    process.stdout.write(
      `${method} ${route} ${result} ${Math.round(durationMillis)} ms ${from} ${requestId}\n`,
    )
  },
  report: (error, { requestId } = {}) => {
    const text = typeof error === 'string' ? error : inspect(error)
    process.stderr.write(requestId === undefined ? `${text}\n` : `Request ${requestId}: ${text}\n`)
  },
}

/** Leaves out the other properties of an error: those of a driver contain values of a statement. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: inspect(error) }
  const { name, message, stack, cause } = error
  return { name, message, stack, ...(cause !== undefined && { cause: describeError(cause) }) }
}
