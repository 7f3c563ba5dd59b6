/** What a call resolves to that may be refused for a known reason. */
export type Result<Data, Failure> =
  | { readonly status: 'ok'; readonly data: Data }
  | { readonly status: 'error'; readonly error: Failure }
