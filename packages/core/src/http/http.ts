import type { During } from '../platform/work.js'
import type { Platform } from '../platform/platform.js'
import type { BuiltRequest } from './build-request.js'
import type { Circuit } from './circuit.js'
import type { Failure } from './retry.js'

/** Both tokens that a request may carry, as text; null where there is none. */
export interface RequestTokens {
  readonly accessToken: string | null
  readonly refreshToken: string | null
  /** Of the project's owner, in place of keys. */
  readonly adminAccessToken?: string | null
}

export type Fields = Readonly<Record<string, unknown>>

/** What came back, whole. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The protocol's own headers of an answer. */
  readonly knownError: string | null
  readonly actualStatus: string | null
  /** Undefined when it was too long to be read. */
  readonly text: string | undefined
  /** The JSON object of the text, when it is one. */
  readonly fields: Fields | undefined
  /** Wall clock at receipt. */
  readonly receivedAt: number
}

/** What kept an attempt from getting a whole answer. */
export interface Loss {
  /** Absent when the time was up. */
  readonly thrown?: unknown
}

/** What became of one attempt. */
export interface Outcome {
  readonly tokens: RequestTokens
  readonly answer?: Answer
  /** What a plain success says. */
  readonly value?: object | undefined
  readonly loss?: Loss
}

/** A request on its way, with what the first chunk has for those that are loaded later. */
export interface Sending {
  readonly http: Http
  readonly request: BuiltRequest
  readonly options: CallOptions
  /** Whether it speaks for the session, and not with tokens of its own or without any. */
  readonly isOwn: boolean
  /** When the call began, by the monotonic clock: before it had its tokens. */
  readonly begun: number
  attempt(): Promise<Outcome>
  /** Does what waits, also until the caller's signal aborts. */
  within<T>(
    work: (signal: AbortSignal) => Promise<T>,
    limitMillis?: number,
    late?: () => T,
  ): Promise<T>
}

/** Another attempt that follows, after so many milliseconds. */
export interface Retry {
  readonly why: Failure['why']
  readonly wait: number
}

/** What a request may tell of itself. It may hold secrets. */
export type Told = Outcome | Retry

/** How long a call has to wait, and what ends that: it rejects then. */
export interface Wait {
  readonly millis: number
  cancel(): void
}

/** Is told of a wait that the service asks for, and, with null, that it is over. */
export type OnWait = (wait: Wait | null) => void

/** Everything that sending needs from the rest of the kit. It is given, so that it can be any app's. */
export interface Http {
  readonly platform: Platform
  /** Where the paths of calls begin, without a slash at its end. */
  readonly apiUrl: string
  /** First part of the protocol's header names. */
  readonly headerPrefix?: string | undefined
  /** Values of the headers that tell the project and the access to it. */
  projectHeaders(): { readonly [key: string]: string }
  readonly extraRequestHeaders?: Readonly<Record<string, string>> | undefined
  /**
   * What a request speaks with: the tokens that it was given, else both of the session, the access token
   * refreshed when it is about to expire.
   */
  tokens(given?: RequestTokens): Promise<RequestTokens>
  /** Tells that the service refused this access token, so that it is not handed out again. */
  rejected(accessToken: string): void
  /** Does what waits, until there shall be no calls any more. */
  readonly during: During
  /** Spares a service that is out of order, for all apps that read from it. */
  readonly circuit: Circuit
  /**
   * Goes on after a first attempt that was no success, or without one where there is trouble: loaded when
   * that happens.
   */
  recover(sending: Sending, first?: Outcome): Promise<object>
  /** Is told of every attempt that has ended, and of every one that will follow. */
  tell?(sending: Sending, told: Told): void
  /** Is told of waits, for which a person may be waiting. */
  readonly waiting?: OnWait
}

/** How one call differs from the others. */
export interface CallOptions {
  /** Ends the call at once, also while it waits to be repeated; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Limit of one attempt, its body included, in milliseconds. Default: 15 000. */
  timeLimitMillis?: number | undefined
  /**
   * Tokens to send in place of the session's. They are never refreshed. With `new` there are none, and the
   * answer begins a session: nothing is sent where none can be kept.
   */
  tokens?: 'none' | 'new' | RequestTokens | undefined
  /** Whether doing it twice does no harm, so that a lost answer is asked for again. Default: by method. */
  idempotent?: boolean | undefined
  /** Whether what is asked for has come from elsewhere meanwhile, so that it is not asked for again. */
  isStale?: (() => boolean) | undefined
  /** How often it is tried, at most. Default: 5. */
  attempts?: number | undefined
  /**
   * Is shown every answer as it came, for what its value does not tell. Any success is one then, whatever
   * it holds.
   */
  onAnswer?: ((answer: Answer) => void) | undefined
}
