import type { Client } from '../../client/client.js'
import type { BuiltRequest } from '../../http/build-request.js'
import { attemptTimeout } from '../../http/connection-error.js'
import { fetchResponse } from '../../http/fetch-response.js'
import { type CompleteResponse, readResponse } from '../../http/read-response.js'
import { headerName } from '../../http/request-headers.js'
import { CircuitBreaker } from '../../http/retry/circuit-breaker.js'
import { noTokens, type TokenPair } from '../../session/tokens.js'
import type { HandlerResult, PageCall } from '../protocol.js'

const TIMEOUT_MILLIS = 30_000

/** The headers of a page's request that are passed on. */
const PAGE_HEADERS = ['accept-language', 'user-agent']

/** The headers of the service, besides the content type, that the page receives with a raw response. */
const RESPONSE_HEADERS = ['actualStatus', 'requestId']

/** A code in the form that all codes have. */
const CODE = /^[A-Z_]{1,80}$/

/** Sends the calls of pages to the service, with the rights of a client, and evaluates the responses. */
export class ServiceCalls {
  readonly #client: Client
  readonly #breaker: CircuitBreaker

  constructor(client: Client) {
    this.#client = client
    this.#breaker = CircuitBreaker.forService(client.platform, client.settings.apiUrl)
  }

  /**
   * Sends a call once. Rejects if the service does not respond in time, or has failed to respond to reads just before.
   *
   * @param page the request of the page
   * @param tokens those of the session in its cookies
   * @param address the address of its browser
   */
  async send(
    page: Request,
    { publishableClientKey, hasSession, proofOfWork }: PageCall,
    request: BuiltRequest,
    tokens: TokenPair,
    address: string | null | undefined,
  ): Promise<CompleteResponse> {
    const { platform, settings, options, tasks } = this.#client
    const extraHeaders = { ...pick(page.headers, PAGE_HEADERS), ...options.extraRequestHeaders }
    const environment = {
      platform,
      apiUrl: settings.apiUrl,
      headerPrefix: options.headerPrefix,
      projectHeaders: {
        projectId: settings.projectId,
        accessType: 'client',
        ...(publishableClientKey && { publishableClientKey }),
      },
      extraHeaders: { ...extraHeaders, ...(address && { 'x-forwarded-for': address }) },
    }
    const requestTokens = { ...(hasSession ? tokens : noTokens), proofOfWork }
    const attempt = async () => {
      const result = await tasks.run(
        (signal) => fetchResponse(environment, request, requestTokens, signal),
        { timeout: { millis: TIMEOUT_MILLIS, onTimeout: attemptTimeout } },
      )
      if ('thrown' in result) throw result.thrown
      return result
    }
    return page.method === 'GET' ? this.unlessFailing(attempt) : attempt()
  }

  /** Sends a request that the page repeats. Rejects without sending it if the service has failed to respond just before. */
  unlessFailing<Result>(send: () => Promise<Result>): Promise<Result> {
    return this.#breaker.run(this.#client.tasks, send, { maxAttempts: 1, pauseMillis: 0 })
  }

  /** Evaluates a response for the page, which knows neither the protocol nor the codes of the service. */
  resultOf(response: CompleteResponse, request: BuiltRequest): HandlerResult {
    const parsed = readResponse(response, request)
    const status = Number(response.actualStatus ?? response.status)
    const [code = null] = CODE.exec(response.knownError ?? '') ?? []
    if ('error' in parsed) {
      const { error, failure } = parsed
      const { message, details } = error
      return {
        status,
        code,
        error: { code: error.code, status: error.status, message, details },
        failure,
      }
    }
    if (!request.isRaw) return { status, code, fields: parsed.fields }
    const { headerPrefix } = this.#client.options
    const names = RESPONSE_HEADERS.map((key) => headerName(headerPrefix, key))
    const headers = pick(response.headers, ['content-type', ...names])
    return { status, code, raw: { headers, text: response.text ?? '' } }
  }
}

/** Returns the headers with these names that are present. */
const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => names.includes(name)))
