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

/** How keys are read, made once: they are the protocol's, and what others may name is left as it is. */
const readings = { __proto__: null } as object as Record<
  string,
  { readonly name: string; readonly read: (value: unknown) => unknown }
>

const MOMENT = /_at_millis$/

const readingOf = (key: string) =>
  (readings[key] ??= {
    name: key
      .replace(MOMENT, '_at')
      .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    read: MOMENT.test(key)
      ? (value) => new Date(value as number)
      : /(metadata|content|error)$/.test(key)
        ? (value) => value
        : fromWire,
  })

/**
 * Turns an answer's snake_case into a model's camelCase, by rule and at every depth.
 *
 * @example fromWire({ signed_up_at_millis: 0, client_metadata: { a_b: 1 } })
 * // { signedUpAt: Date, clientMetadata: { a_b: 1 } }
 */
export function fromWire<Wire>(wire: Wire): Model<Wire> {
  if (!wire || typeof wire !== 'object') return wire as Model<Wire>
  if (Array.isArray(wire)) return wire.map(fromWire) as Model<Wire>
  // No name here is `__proto__`: after an underscore comes no small letter.
  const model: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(wire)) {
    const { name, read } = readingOf(key)
    model[name] = read(value)
  }
  return model as Model<Wire>
}
