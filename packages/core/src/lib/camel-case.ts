type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key

type ModelKey<Key extends string> = Key extends `${infer Instant}_at_millis`
  ? CamelKey<`${Instant}_at`>
  : CamelKey<Key>

/** Endings of keys whose values belong to the app or to another standard and are never converted. */
type Opaque = 'metadata' | 'content' | 'error' | 'credential' | 'authentication_response'

type MillisToDate<Value> = Value extends number ? Date : Value

/** A response in camelCase: `*_at_millis` becomes a Date, or stays null; metadata, email content and errors stay as they are. */
export type CamelCase<Wire> = Wire extends readonly (infer Item)[]
  ? CamelCase<Item>[]
  : Wire extends object
    ? {
        [Key in keyof Wire as ModelKey<Key & string>]: Key extends `${string}_at_millis`
          ? MillisToDate<Wire[Key]>
          : Key extends `${string}${Opaque}`
            ? Wire[Key]
            : CamelCase<Wire[Key]>
      }
    : Wire

/** The input of a request in camelCase. `toSnakeCase` converts it: a Date becomes `*_at_millis`. */
export type CamelCaseInput<Wire> = Wire extends readonly (infer Item)[]
  ? readonly CamelCaseInput<Item>[]
  : Wire extends object
    ? {
        [Key in keyof Wire as ModelKey<Key & string>]: Key extends `${string}_at_millis`
          ? MillisToDate<Wire[Key]>
          : Key extends `${string}${Opaque}`
            ? Wire[Key]
            : CamelCaseInput<Wire[Key]>
      }
    : Wire

interface Conversion {
  readonly name: string
  readonly convert: (value: unknown) => unknown
}

/** Conversions by wire key. The protocol has a fixed set of keys, so each is made once. */
const conversions = new Map<string, Conversion>()

const INSTANT = /_at_millis$/
const OPAQUE = /(metadata|content|error)$/

function conversionOf(key: string): Conversion {
  const cached = conversions.get(key)
  if (cached) return cached
  const conversion: Conversion = {
    name: key
      .replace(INSTANT, '_at')
      .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    convert: INSTANT.test(key)
      ? (value) => (value === null ? null : new Date(value as number))
      : OPAQUE.test(key)
        ? (value) => value
        : toCamelCase,
  }
  conversions.set(key, conversion)
  return conversion
}

/**
 * Converts a response to camelCase, at every depth.
 *
 * @example toCamelCase({ signed_up_at_millis: 0, client_metadata: { a_b: 1 } })
 * // { signedUpAt: Date, clientMetadata: { a_b: 1 } }
 */
export function toCamelCase<Wire>(wire: Wire): CamelCase<Wire> {
  if (!wire || typeof wire !== 'object') return wire as CamelCase<Wire>
  if (Array.isArray(wire)) return wire.map(toCamelCase) as CamelCase<Wire>
  // No converted name is `__proto__`: a letter never follows two underscores.
  const model: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(wire)) {
    const { name, convert } = conversionOf(key)
    model[name] = convert(value)
  }
  return model as CamelCase<Wire>
}
