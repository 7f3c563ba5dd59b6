import type { RequestRecord } from './request-record.js'

/** A request that is traced. */
export interface TracedRequest {
  /** Does the work with the span of the request as the active one. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  end(record: RequestRecord): void
}

/** Exports requests and the statements that they send to the database as spans. */
export interface Tracing {
  /** Starts a span below the one of the caller that `traceparent` names. */
  start(method: string, headers: Headers): TracedRequest
  /** Does the work of a database statement with a span of its own, below the active one. Without values. */
  traceStatement<Result>(text: string, work: () => Promise<Result>): Promise<Result>
  /** Exports the spans that are left. A failure of that is ignored. */
  stop(): Promise<void>
}

type Variables = Readonly<Record<string, string | undefined>>

const MISSING =
  'OTEL_EXPORTER_OTLP_ENDPOINT is set, but OpenTelemetry is not installed. ' +
  'Run: npm install @opentelemetry/api @opentelemetry/sdk-node'

/**
 * Starts OpenTelemetry if `OTEL_EXPORTER_OTLP_ENDPOINT` or `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` is set; otherwise loads
 * nothing of it and returns undefined. The SDK reads its other settings from the `OTEL_` variables.
 */
export async function startTracing(env: Variables): Promise<Tracing | undefined> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT'] && !env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])
    return undefined
  const { api, NodeSDK } = await loadOpenTelemetry()
  const sdk = new NodeSDK({ serviceName: env['OTEL_SERVICE_NAME'] ?? 'latchkey' })
  sdk.start()
  const tracer = api.trace.getTracer('latchkey')
  return {
    start: (method, headers) => {
      const parent = api.propagation.extract(api.context.active(), headers, headerGetter)
      const options = { kind: api.SpanKind.SERVER, attributes: { 'http.request.method': method } }
      const span = tracer.startSpan(method, options, parent)
      return {
        run: (work) => api.context.with(api.trace.setSpan(parent, span), work),
        end: (record) => {
          span.updateName(`${record.method} ${record.route}`)
          span.setAttributes(attributesOf(record))
          if (record.status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    traceStatement: async (text, work) => {
      const [operation = ''] = text.trim().split(/\s/, 1)
      const span = tracer.startSpan(operation.toUpperCase(), {
        kind: api.SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      })
      try {
        return await work()
      } catch (error) {
        span.setStatus({ code: api.SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    stop: () => sdk.shutdown().catch(() => undefined),
  }
}

async function loadOpenTelemetry() {
  try {
    const api = await import('@opentelemetry/api')
    const { NodeSDK } = await import('@opentelemetry/sdk-node')
    return { api, NodeSDK }
  } catch (error) {
    throw new Error(MISSING, { cause: error })
  }
}

const headerGetter = {
  keys: (headers: Headers) => [...headers.keys()],
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
}

/** Standard names are those of OpenTelemetry's semantic conventions for HTTP; those of a statement, for databases. */
const attributesOf = ({ route, status, code, projectId, requestId }: RequestRecord) => ({
  'http.route': route,
  'http.response.status_code': status,
  'latchkey.request_id': requestId,
  ...(code !== undefined && { 'error.type': code }),
  ...(projectId !== undefined && { 'latchkey.project_id': projectId }),
})
