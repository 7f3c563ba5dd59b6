import type { Emitter } from '../lib/emitter.js'
import type { Platform } from '../platform/platform.js'
import type { TaskRunner } from '../platform/task-runner.js'
import type { TokenPair } from '../session/tokens.js'
import type { BuiltRequest } from './build-request.js'
import type { HeaderOptions } from './request-headers.js'

/** Supplies the tokens of requests. */
export interface TokenSource {
  /** Both tokens; null for both when signed out. Rejects if another session has replaced the one of that generation. */
  getTokens(options?: {
    readonly generation?: number | undefined
    readonly minRemainingMillis?: number | undefined
  }): Promise<TokenPair>
  /** The service rejected this access token: it must not be used again. */
  rejectAccessToken(accessToken: string): void
}

export interface RequestOptions {
  /** Tokens to send. Default: those of the token source. `none` sends none. */
  readonly tokens?: 'none' | TokenPair | undefined
  /** Ends the request; it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Limit of one attempt in milliseconds, its response body included. Default: 15,000. */
  readonly timeoutMillis?: number | undefined
  /** Maximum number of attempts. Default: 5. */
  readonly maxAttempts?: number | undefined
  /** Whether the request can be repeated without harm. Default: by its method. */
  readonly isIdempotent?: boolean | undefined
  /** Whether a read is sent even while the circuit breaker rejects reads, to learn whether the service responds again. */
  readonly isProbe?: boolean | undefined
  /** Returns whether the response is no longer needed, so that no further attempt is made. */
  readonly isStale?: (() => boolean) | undefined
}

/** An attempt of a request, or a decision to repeat it. Nothing in it is secret. */
export type RequestEvent =
  | {
      readonly type: 'attempt'
      readonly method: string
      /** The path's template, such as `/users/{user_id}`. */
      readonly path: string
      /** Counted from 1. */
      readonly attempt: number
      /** Null when no complete response came. */
      readonly status: number | null
      /** The error code of the response, if it has one. */
      readonly code: string | null
    }
  | {
      readonly type: 'retry'
      readonly method: string
      readonly path: string
      /** The attempt that failed. */
      readonly attempt: number
      /**
       * `loop`: the service detected that it was calling itself (508). `proof-of-work`: it requires the solution of a challenge,
       * which the client computes before the next attempt. `unavailable`: the service is overloaded, or a gateway responded in
       * its place (502, 503, 504).
       */
      readonly reason:
        | 'network'
        | 'unavailable'
        | 'rate-limit'
        | 'loop'
        | 'access-token'
        | 'proof-of-work'
      readonly waitMillis: number
    }

/** A wait that the service asked for. */
export interface RateLimitWait {
  readonly millis: number
  /** Ends the request: it rejects with `RATE_LIMITED` and the rest of the wait. */
  cancel(): void
}

/** Options that all requests of an HTTP client share. */
export interface RequestEnvironment extends HeaderOptions {
  readonly platform: Platform
  readonly tasks: TaskRunner
  readonly apiUrl: string
  readonly tokens: TokenSource
  readonly ownerTokens?: TokenSource | undefined
  readonly rateLimitWaits: Emitter<RateLimitWait | null>
  readonly onEvent?: ((event: RequestEvent) => void) | undefined
}

/** A response that was read completely. */
export interface ServiceResponse {
  readonly status: number
  readonly headers: Headers
  /** Undefined when it was too long. */
  readonly text: string | undefined
}

/** A successful response and its JSON object. */
export interface Success {
  readonly fields: object
  readonly response: ServiceResponse
}

/** Sends a request with all of its attempts. Rejects with the error of the last one. */
export type SendRequest = (
  environment: RequestEnvironment,
  request: BuiltRequest,
  options?: RequestOptions,
) => Promise<Success>
