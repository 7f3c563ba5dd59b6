/** What a call resolves to that may be refused for a known reason. */
export type Result<Data, Failure> =
  | { readonly status: 'ok'; readonly data: Data }
  | { readonly status: 'error'; readonly error: Failure }

export const ok = <Data>(data: Data): Result<Data, never> => ({ status: 'ok', data })
export const refused = <Failure>(error: Failure): Result<never, Failure> => ({
  status: 'error',
  error,
})
