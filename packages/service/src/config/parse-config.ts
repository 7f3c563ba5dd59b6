import type * as z from 'zod'
import { mistakesOf, type ConfigMistake } from './config-error.js'

/** Parses a value with a schema; throws the error that `refusalOf` creates from the mistakes. */
export function parseOr<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  refusalOf: (mistakes: ConfigMistake[]) => Error,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw refusalOf(mistakesOf(parsed.error))
}
