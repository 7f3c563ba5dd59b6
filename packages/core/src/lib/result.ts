/** The result of a call that the service can reject for a known reason. */
export type Result<Data, Failure> =
  | { readonly status: 'ok'; readonly data: Data }
  | { readonly status: 'error'; readonly error: Failure }

/** A success without data. */
export const ok = { status: 'ok', data: undefined } as const

/** The same result without the data of a success. */
export const withoutData = <Failure>(
  result: Result<unknown, Failure>,
): Result<undefined, Failure> => (result.status === 'ok' ? ok : result)
