import type {
  Endpoint,
  EndpointErrors,
  EndpointInput,
  EndpointResponse,
} from '@latchkey/contract/endpoint'
import {
  type ErrorCode,
  isLatchkeyError,
  type KnownError,
  UsageError,
} from '@latchkey/contract/errors/error'
import { type Model, type ModelInput, toModel } from '@latchkey/contract/wire-case'
import { Emitter } from '../lib/emitter.js'
import type { Json } from '../lib/json.js'
import { ownOptions } from '../lib/objects.js'
import type { Result } from '../lib/result.js'
import type { Platform } from '../platform/platform.js'
import type { TaskRunner } from '../platform/task-runner.js'
import { noTokens, type TokenPair } from '../session/tokens.js'
import { type BuiltRequest, buildRawRequest, buildRequest } from './build-request.js'
import type {
  RateLimitWait,
  RequestEnvironment,
  RequestEvent,
  RequestOptions,
  SendRequest,
  Success,
  TokenSource,
} from './request-types.js'

export type { RateLimitWait, RequestEvent, RequestOptions, TokenSource } from './request-types.js'

/** The response of an endpoint, in camelCase. */
export type ResponseOf<E> = Model<EndpointResponse<E>>

/** The path parameters, query and body of an endpoint, in camelCase. */
export type InputOf<E> = ModelInput<EndpointInput<E>>

/** The query and body of a raw request. */
export interface RawRequestInput {
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly body?: Json | undefined
}

/** A response as it came. */
export interface RawResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export interface HttpClientOptions {
  readonly platform: Platform
  readonly tasks: TaskRunner
  /** `sendToService` of `in-flight-request.ts`; with `sessions: 'server'`, the `send` of `server-sessions/page/held-session.ts`. */
  readonly send: SendRequest
  /** Returns the URL before every path; called for the first request. */
  readonly apiUrl: () => string
  /** First part of the protocol's header names. Default: `X-Stack-`. */
  readonly headerPrefix?: string | undefined
  /**
   * Returns the headers of the project and its keys, by name: `projectId` is sent as `X-Stack-Project-Id`. Called for the
   * first request.
   */
  readonly headers: () => Readonly<Record<string, string>>
  readonly extraHeaders?: Readonly<Record<string, string>> | undefined
  readonly tokens: TokenSource
  /** Supplies the access token of the project's owner, which is sent in place of keys. */
  readonly ownerTokens?: TokenSource | undefined
  readonly onEvent?: ((event: RequestEvent) => void) | undefined
}

/** The token source of a client without a session. */
export const noSession: TokenSource = {
  getTokens: () => Promise.resolve(noTokens),
  rejectAccessToken() {},
}

/** Sends the requests of the protocol: headers, tokens, time limits, retries, errors. */
export class HttpClient {
  /**
   * Emits each wait of a request that is no read because of a rate limit, and null when the request continues. Nothing
   * is emitted at the end of a wait that was canceled.
   */
  readonly rateLimitWaits: Emitter<RateLimitWait | null>
  readonly #options: HttpClientOptions
  #environment: RequestEnvironment | undefined
  #withoutSession: HttpClient | undefined
  /** The client of the latest session. */
  #forSession: { readonly generation: number; readonly client: HttpClient } | undefined

  /** @param rateLimitWaits those of another client. Default: a new emitter */
  constructor(
    options: HttpClientOptions,
    rateLimitWaits = new Emitter<RateLimitWait | null>(options.platform.report),
  ) {
    this.#options = options
    this.rateLimitWaits = rateLimitWaits
  }

  /**
   * Returns a client whose requests reject with `SESSION_CHANGED` once another session has replaced the one of that
   * generation. After a sign-out they are sent without tokens.
   */
  forSession(generation: number): HttpClient {
    if (this.#forSession?.generation !== generation) {
      const { tokens } = this.#options
      const client = this.with({
        tokens: {
          getTokens: (options) => tokens.getTokens({ ...options, generation }),
          rejectAccessToken: (accessToken) => tokens.rejectAccessToken(accessToken),
        },
      })
      this.#forSession = { generation, client }
    }
    return this.#forSession.client
  }

  /** Returns a client that differs in some options. */
  with(changes: Partial<HttpClientOptions>): HttpClient {
    return new HttpClient({ ...this.#options, ...changes }, this.rateLimitWaits)
  }

  /** Returns a client that sends no tokens unless a request has its own. */
  withoutSession(): HttpClient {
    return (this.#withoutSession ??= this.with({ tokens: noSession }))
  }

  /**
   * Resolves to both tokens that a request would send; to null for both when signed out.
   *
   * @param options `minRemainingMillis` is how long the access token is still valid. Default: 20,000
   */
  getTokens(options?: { readonly minRemainingMillis?: number | undefined }): Promise<TokenPair> {
    return this.#options.tokens.getTokens(options)
  }

  /**
   * Sends a request and resolves to the response. All errors reject.
   *
   * @example const project = await http.request(readCurrentProject, {})
   */
  async request<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: RequestOptions,
  ): Promise<ResponseOf<E>> {
    const { fields } = await this.#send(buildRequest(endpoint, input), options)
    return toModel(fields) as ResponseOf<E>
  }

  /**
   * Sends a request. Resolves to an error result for the codes in `expect`, by default those that the endpoint declares;
   * other errors reject.
   *
   * @example
   * const result = await http.requestResult(signInWithPassword, { body: { email, password } })
   * if (result.status === 'error') return result.error.code
   * @example
   * const result = await http.requestResult(readUser, { params }, { expect: ['USER_NOT_FOUND'] })
   */
  requestResult<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: RequestOptions & { readonly expect?: undefined },
  ): Promise<Result<ResponseOf<E>, KnownError<EndpointErrors<E>>>>
  requestResult<E extends Endpoint, Code extends ErrorCode>(
    endpoint: E,
    input: InputOf<E>,
    options: RequestOptions & { readonly expect: readonly Code[] },
  ): Promise<Result<ResponseOf<E>, KnownError<Code>>>
  async requestResult<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: RequestOptions & { readonly expect?: readonly ErrorCode[] | undefined } = {},
  ): Promise<Result<ResponseOf<E>, KnownError>> {
    const { expect, ...requestOptions } = ownOptions(options)
    const codes = expect ?? endpoint.errors ?? []
    try {
      return { status: 'ok', data: await this.request(endpoint, input, requestOptions) }
    } catch (error) {
      // Without codes, `isLatchkeyError` accepts all of them.
      if (codes.length > 0 && isLatchkeyError(error, ...codes)) return { status: 'error', error }
      throw error
    }
  }

  /**
   * Sends a request whose query and body are sent as they are, and resolves to any successful response as it came. Error
   * codes are kept, also those that the kit does not know.
   */
  async requestRaw(
    endpoint: Endpoint,
    input: RawRequestInput,
    options?: RequestOptions,
  ): Promise<RawResponse> {
    const request: BuiltRequest = { ...buildRawRequest(endpoint, input), isRaw: true }
    const { response } = await this.#send(request, options)
    // A response without a text is over 10 MB, and no success.
    return { status: response.status, headers: response.headers, text: response.text as string }
  }

  /**
   * Returns the URL of an endpoint that a browser is sent to.
   *
   * @example http.url(authorizeOAuth, { params: { providerId: 'github' }, query })
   */
  url<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
    return this.#getEnvironment().apiUrl + buildRequest(endpoint, input).target
  }

  async #send(request: BuiltRequest, options?: RequestOptions): Promise<Success> {
    const environment = this.#getEnvironment()
    const send = () => this.#options.send(environment, request, options)
    const signal = options?.signal
    // The signal also ends the wait for tokens.
    return signal ? environment.tasks.run(send, { signal }) : send()
  }

  /** Reads the settings once: reading environment variables is slow. */
  #getEnvironment(): RequestEnvironment {
    if (this.#environment) return this.#environment
    const { headers, ...options } = this.#options
    const apiUrl = options.apiUrl()
    const projectHeaders = headers()
    assertPublishable(projectHeaders.publishableClientKey)
    this.#environment = {
      ...options,
      apiUrl,
      projectHeaders,
      rateLimitWaits: this.rateLimitWaits,
    }
    return this.#environment
  }
}

/** @throws TypeError `INVALID_CONFIGURATION` for a secret key, without repeating it: every visitor of the page could read it */
function assertPublishable(publishableClientKey: string | undefined): void {
  if (/^s[sa]k_/.test(publishableClientKey ?? ''))
    throw new UsageError(
      'INVALID_CONFIGURATION',
      'publishableClientKey contains a secret key. Revoke that key, and pass the publishable client key.',
    )
}
