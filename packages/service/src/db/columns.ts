import { bigint, customType } from 'drizzle-orm/pg-core'

/**
 * A column for an instant, in milliseconds since 1970-01-01 UTC. Every instant in the database has this form.
 */
export const timestampMillis = () => bigint({ mode: 'number' })

/** A column for a duration in milliseconds. */
export const millis = () => bigint({ mode: 'number' })

/**
 * A column for a JSON value that is read as it was written. Type `json`, not `jsonb`, because it keeps the
 * order of keys; a type of our own, because drizzle's parses a stored text once more (`"1"` would become
 * 1).
 */
export const json = <Value>() =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'json',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => value as Value,
  })()
