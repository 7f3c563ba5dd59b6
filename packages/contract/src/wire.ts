import type * as z from 'zod/v4/core'

/** The schemas of one call. A call without a `query` or `body` schema takes none. */
export interface Schemas {
  readonly query?: z.$ZodType
  readonly body?: z.$ZodType
  readonly response: z.$ZodType
  /**
   * Whether unknown query parameters are rejected.
   * Default: true.
   */
  readonly strictQuery?: boolean
  /**
   * Set if the keys of query, body and response are data or names of another standard, which the service must not
   * convert to camelCase.
   */
  readonly keepsKeys?: true
}

export type Input<S> = S extends z.$ZodType ? z.input<S> : never
export type Output<S> = S extends z.$ZodType ? z.output<S> : never
