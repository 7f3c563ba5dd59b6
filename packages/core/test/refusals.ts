type Refusal<Method> = Method extends (...given: never[]) => Promise<infer Answer>
  ? Answer extends { readonly status: 'error'; readonly error: infer Failure }
    ? Failure
    : never
  : never

/** For each method that resolves to a result, something that handles its errors. */
export type Refusals<Methods> = {
  [Name in keyof Methods as [Refusal<Methods[Name]>] extends [never] ? never : Name]: (
    error: Refusal<Methods[Name]>,
  ) => void
}

/** Where a `switch` ends that has handled every code; one that has not does not compile. */
export function unhandled(_: never): void {}
