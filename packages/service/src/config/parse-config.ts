import type * as z from 'zod'
import { mistakesOf, type ConfigMistake } from './config-error.js'

/** What a schema reads in a value; where it is mistaken, throws what is made of the mistakes. */
export function parseOr<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  refusalOf: (mistakes: ConfigMistake[]) => Error,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw refusalOf(mistakesOf(parsed.error))
}
