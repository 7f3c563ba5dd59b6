type ErrorOf<Method> = Method extends (...args: never[]) => Promise<infer Result>
  ? Result extends { readonly status: 'error'; readonly error: infer Failure }
    ? Failure
    : never
  : never

/** Handlers for the errors of every method that resolves to a result. */
export type ErrorHandlers<Methods> = {
  [Name in keyof Methods as [ErrorOf<Methods[Name]>] extends [never] ? never : Name]: (
    error: ErrorOf<Methods[Name]>,
  ) => void
}

/** Ends a `switch` over all error codes: does not compile if a code is missing. */
export function assertUnreachable(_: never): void {}
