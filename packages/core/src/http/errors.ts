/** What an error may say of its request: never the filled-in path, the query or the body. */
export interface FailedRequest {
  readonly method: string
  /** The path's template, such as `/users/{user_id}`. */
  readonly path: string
}

interface Lost {
  /** What was thrown, newest first, without anything secret. Empty when the device is offline. */
  readonly causes: readonly unknown[]
  /** Whether the device said that it has no connection. */
  readonly isOffline: boolean
}

/** Failures of the transport, by name, each with what it carries besides its request. */
interface TransportFailures {
  /** The service could not be reached, or its answer was cut off. */
  NetworkError: Lost
  /** No whole answer came within the time limit. */
  TimeoutError: Lost
  /** The service asks to wait; `retryAfterMillis` is null when it does not say how long. */
  RateLimitedError: { readonly retryAfterMillis: number | null }
  /** Something answered that does not speak the protocol, or refused without a known code. */
  UnexpectedResponseError: { readonly status: number }
  /** A token endpoint refused in the words of OAuth (RFC 6749, section 5.2). */
  OAuthError: { readonly error: string; readonly errorDescription: string | null }
}

export type TransportErrorName = keyof TransportFailures

/** A failure of the transport; `name` says which, and a `switch` on it narrows. */
export type TransportError<Name extends TransportErrorName = TransportErrorName> =
  Name extends TransportErrorName
    ? Error & { readonly name: Name; readonly request: FailedRequest } & TransportFailures[Name]
    : never

export type NetworkError = TransportError<'NetworkError'>
export type TimeoutError = TransportError<'TimeoutError'>
export type RateLimitedError = TransportError<'RateLimitedError'>
export type UnexpectedResponseError = TransportError<'UnexpectedResponseError'>
export type OAuthError = TransportError<'OAuthError'>

const brand = /* @__PURE__ */ Symbol.for('latchkey.transport-error')

/** Makes one. Nothing on it is enumerable, so no serialiser prints what it carries. */
export function transportError<Name extends TransportErrorName>(
  name: Name,
  message: string,
  { method, path }: FailedRequest,
  carried: TransportFailures[Name] & { readonly cause?: unknown },
): TransportError<Name> {
  const error = new Error(message)
  const properties = { ...carried, name, request: { method, path }, [brand]: true }
  for (const key of Reflect.ownKeys(properties)) {
    Object.defineProperty(error, key, { value: properties[key as keyof typeof properties] })
  }
  return error as TransportError<Name>
}
