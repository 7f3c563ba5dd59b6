type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key

type ModelKey<Key extends string> = Key extends `${infer Moment}_at_millis`
  ? CamelKey<`${Moment}_at`>
  : CamelKey<Key>

/** What keys end in whose values are not the protocol's, and are left as they are. */
type Opaque = 'metadata' | 'content' | 'error'

/** A wire object as a model: camelCase keys, `*_at_millis` as Date, metadata left as it is. */
export type Model<Wire> = Wire extends readonly (infer Item)[]
  ? Model<Item>[]
  : Wire extends object
    ? {
        [Key in keyof Wire as ModelKey<Key & string>]: Key extends `${string}_at_millis`
          ? Date
          : Key extends `${string}${Opaque}`
            ? Wire[Key]
            : Model<Wire[Key]>
      }
    : Wire

const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function toModelEntry([key, value]: [string, unknown]): [string, unknown] {
  if (key.endsWith('_at_millis')) return [camel(key.slice(0, -7)), new Date(value as number)]
  return [camel(key), /(metadata|content|error)$/.test(key) ? value : fromWire(value)]
}

/**
 * Turns an answer's snake_case into a model's camelCase, by rule and at every depth.
 *
 * @example fromWire({ signed_up_at_millis: 0, client_metadata: { a_b: 1 } })
 * // { signedUpAt: Date, clientMetadata: { a_b: 1 } }
 */
export function fromWire<Wire>(wire: Wire): Model<Wire> {
  if (Array.isArray(wire)) return wire.map(fromWire) as Model<Wire>
  if (typeof wire !== 'object' || wire === null) return wire as Model<Wire>
  return Object.fromEntries(Object.entries(wire).map(toModelEntry)) as Model<Wire>
}
