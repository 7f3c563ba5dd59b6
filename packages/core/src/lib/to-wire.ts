type SnakeKey<Key extends string> = Key extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeKey<Tail>}`
  : ''

/** What somebody wrote in camelCase, with the snake_case keys of a request. */
export type Wire<Value> = Value extends readonly (infer Item)[]
  ? Wire<Item>[]
  : Value extends object
    ? { [Key in keyof Value as SnakeKey<Key & string>]: Wire<Value[Key]> }
    : Value

/**
 * Turns camelCase keys into the wire's snake_case, by rule and at every depth.
 *
 * @example toWire({ allowLocalhost: true }) // { allow_localhost: true }
 */
export function toWire<Value>(value: Value): Wire<Value> {
  if (Array.isArray(value)) return value.map(toWire) as Wire<Value>
  if (typeof value !== 'object' || value === null) return value as Wire<Value>
  const entries = Object.entries(value).map(([key, part]) => [
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    toWire<unknown>(part),
  ])
  return Object.fromEntries(entries) as Wire<Value>
}
