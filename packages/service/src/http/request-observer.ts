import type { Context } from '../context.js'
import { createLogger } from '../observability/logger.js'
import { describeExchange, methodOf } from '../observability/request-record.js'

interface Ending {
  requestId: string
  route: string
  response: Response
  client: string | undefined
}

export interface ObservedRequest {
  run<Result>(work: () => Promise<Result>): Promise<Result>
  end(ending: Ending): void
}

/** Creates a function that starts to observe a request, for the log, the metrics and the trace. */
export function createRequestObserver(ctx: Context): (request: Request) => ObservedRequest {
  const { metrics, tracing } = ctx
  const { log, mode } = ctx.config
  const logger = log ? createLogger(mode) : undefined
  if (logger === undefined && metrics === undefined && tracing === undefined)
    return () => unobserved
  return (request) => {
    const startedAt = performance.now()
    const traced = tracing?.start(methodOf(request), request.headers)
    return {
      run: (work) => (traced === undefined ? work() : traced.run(work)),
      end: ({ response, ...ending }) => {
        const durationMillis = Math.round((performance.now() - startedAt) * 10) / 10
        const exchange = describeExchange(request, response)
        const record = { ...ending, ...exchange, durationMillis }
        logger?.request(record)
        metrics?.observe(record)
        traced?.end(record)
      },
    }
  }
}

const unobserved: ObservedRequest = { run: (work) => work(), end: () => undefined }
