import type * as z from 'zod/v4/core'

/** The schemas of one call. Which of `query` and `body` exist says what the call takes. */
export interface Schemas {
  readonly query?: z.$ZodType
  readonly body?: z.$ZodType
  readonly response: z.$ZodType
}

export type Input<S> = S extends z.$ZodType ? z.input<S> : never
export type Output<S> = S extends z.$ZodType ? z.output<S> : never
