import { setTimeout } from 'node:timers/promises'
import { parseConfig, type ServiceConfig, type ServiceConfigInput } from './config/config.js'
import { createHandler } from './app.js'
import type { Handler, RequestOrigin } from './http/http-env.js'
import { createListener, type Listener } from './http/listener.js'
import { openContext } from './open-context.js'
import { createLogger } from './observability/logger.js'
import { serveMetrics, type MetricsServer } from './observability/metrics-server.js'
import type { Tracing } from './observability/tracing.js'
import { startClosingLimits, untilAborted } from './lib/shutdown.js'

export interface ServiceOptions extends ServiceConfigInput {
  /** The platform's clock in milliseconds; `Date.now` without. */
  now?: () => number
  /**
   * Receives failures inside the service, and warnings as strings; by default they are written to standard
   * error.
   */
  report?: (error: unknown, about?: { requestId?: string | undefined }) => void
  /** Exports requests as spans; the command `latchkey-service` passes it if an OTLP endpoint is set. */
  tracing?: Tracing | undefined
  /** True if nothing else runs in this process; the service then responds faster. */
  ownsProcess?: boolean
}

/** Load balancers ask every few seconds whether a service is ready. */
const PRODUCTION_DRAIN_SECONDS = 5

/** A running service in this process. */
export interface Service {
  /**
   * Handles a request in process.
   *
   * @param origin pass the address of the connection that the request came from, if it came from one:
   *   requests without it share one limit by address in production
   */
  fetch(request: Request, origin?: RequestOrigin): Promise<Response>
  /**
   * Serves requests on a port as well.
   *
   * @param port default: the configured port. 0 selects a free port
   * @returns the URL of the service
   */
  listen(port?: number): Promise<string>
  /**
   * Makes the service not ready, and resolves after `drainSeconds`, in which it goes on serving requests. Call it before `close` if a load
   * balancer sends the requests.
   */
  drain(): Promise<void>
  /**
   * Finishes requests in progress and releases all resources; idempotent. Requests that take longer than
   * `shutdownSeconds` are aborted.
   */
  close(): Promise<void>
  /** Resolves when the database is open. Rejects with an error that says how to fix it if the database cannot be opened. */
  readonly ready: Promise<void>
}

/**
 * Creates the service. `fetch` handles a request; `listen` serves it on a port.
 *
 * @example
 * const service = createService({ projects: [{ id: 'internal', displayName: 'Internal' }] })
 * const response = await service.fetch(new Request('http://localhost:4710/health'))
 * @throws ConfigError, which names every mistake in the configuration
 */
export function createService({
  now = Date.now,
  report,
  tracing,
  ownsProcess = false,
  ...input
}: ServiceOptions = {}): Service {
  const config = parseConfig(input)
  const reportFailure = report ?? createLogger(config.mode).report
  const opened = openContext({ config, now, report: reportFailure, tracing })
  return new RunningService(config, opened, ownsProcess)
}

/** The methods are bound, so that `fetch` can be passed on without the service. */
class RunningService implements Service {
  readonly ready: Promise<void>
  readonly #config: ServiceConfig
  readonly #opened: ReturnType<typeof openContext>
  readonly #handler: Promise<Handler>
  readonly #listener: Listener
  readonly #requests = new Set<Promise<Response>>()
  #metricsServer: MetricsServer | undefined
  #listening: Promise<string> | undefined
  #closing: Promise<void> | undefined

  constructor(config: ServiceConfig, opened: ReturnType<typeof openContext>, ownsProcess: boolean) {
    this.#config = config
    this.#opened = opened
    this.#handler = opened.then(({ ctx, deliveries, sweeper }) => {
      for (const job of [...deliveries, sweeper]) job.start()
      return createHandler(ctx)
    })
    this.#listener = createListener(this.fetch, { ownsProcess })
    this.ready = this.#handler.then(() => undefined)
    // Callers of `ready` receive the error; without a caller, it is no unhandled rejection.
    this.ready.catch(() => undefined)
  }

  readonly fetch: Handler = async (request, origin) => {
    const response = this.#handler.then((handle) => handle(request, origin))
    this.#requests.add(response)
    return response.finally(() => this.#requests.delete(response))
  }

  readonly listen = (port = this.#config.port) => (this.#listening = this.#listen(port))

  readonly drain = async () => {
    const { mode, drainSeconds = mode === 'production' ? PRODUCTION_DRAIN_SECONDS : 0 } =
      this.#config
    const { ctx } = await this.#opened
    ctx.isDraining = true
    this.#listener.drain()
    await setTimeout(drainSeconds * 1000, undefined, { ref: false })
  }

  readonly close = () => (this.#closing ??= this.#close())

  async #listen(port: number): Promise<string> {
    const config = this.#config
    const { ctx } = await this.#opened
    // Without a handler, such as that of a dashboard that is not installed, each request would fail.
    await this.#handler
    const boundPort = await this.#listener.listen(port, config.host)
    if (config.metrics !== undefined && ctx.metrics !== undefined)
      this.#metricsServer = await serveMetrics(ctx.metrics, config.metrics)
    // The port may be another one than configured, and tokens name the address.
    if (config.publicUrl === localUrl(config.port))
      ctx.config = { ...config, publicUrl: localUrl(boundPort) }
    return ctx.config.publicUrl
  }

  async #close(): Promise<void> {
    // If the service is still starting, it would otherwise open its port after this and keep it.
    await this.#listening?.catch(() => undefined)
    const limits = startClosingLimits(this.#config.shutdownSeconds)
    await this.#listener.close(limits.cutOff)
    // Those in process, too: without the database they would fail halfway.
    await untilAborted(Promise.allSettled(this.#requests), limits.cutOff)
    const context = await this.#opened.catch(() => undefined)
    if (context !== undefined) await untilAborted(context.close(limits), limits.end)
    await this.#metricsServer?.close()
    limits.clear()
  }
}

const localUrl = (port: number) => `http://localhost:${port}`
