import { UsageError } from './errors/error.js'

/**
 * Wire keys whose values are not converted: their keys are data, or another standard defines them.
 * `test/wire-case.test.ts` checks that the list is complete.
 */
const opaqueKeys = [
  'client_metadata',
  'client_read_only_metadata',
  'server_metadata',
  // A block document of an email template: blocks by id.
  'content',
  // The variables of an email template.
  'variables',
  // Why an email was not sent.
  'error',
  // WebAuthn Level 3, sections 5.1.8 to 5.1.10: JSON in camelCase.
  'options_json',
  'credential',
  'authentication_response',
  // Country codes.
  'users_by_country',
  // GeoInfo has camelCase keys on the wire.
  'last_used_at_end_user_ip_info',
] as const

type OpaqueKey = (typeof opaqueKeys)[number]

type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key

/** The wire key of a name in camelCase. */
export type SnakeKey<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeKey<Tail>}`
  : Name

/**
 * A wire object with camelCase keys at every depth. Values below opaque keys such as metadata keep theirs.
 *
 * @example CamelKeys<{ user_id: string; server_metadata: { a_b: 1 } }>
 * // { userId: string; serverMetadata: { a_b: 1 } }
 */
export type CamelKeys<Wire> = Wire extends readonly (infer Item)[]
  ? CamelKeys<Item>[]
  : Wire extends object
    ? {
        [Key in keyof Wire as CamelKey<Key & string>]: Key extends OpaqueKey
          ? Wire[Key]
          : CamelKeys<Wire[Key]>
      }
    : Wire

type ModelKey<Key extends string> = Key extends `${infer Instant}_at_millis`
  ? CamelKey<`${Instant}_at`>
  : CamelKey<Key>

type MillisToDate<Value> = Value extends number ? Date : Value

/** A response as the client returns it: in camelCase, and `*_at_millis` is a Date, or null. */
export type Model<Wire> = Wire extends readonly (infer Item)[]
  ? Model<Item>[]
  : Wire extends object
    ? {
        [Key in keyof Wire as ModelKey<Key & string>]: Key extends `${string}_at_millis`
          ? MillisToDate<Wire[Key]>
          : Key extends OpaqueKey
            ? Wire[Key]
            : Model<Wire[Key]>
      }
    : Wire

/** The input of a request as the client takes it. `toWire` converts it: a Date becomes `*_at_millis`. */
export type ModelInput<Wire> = Wire extends readonly (infer Item)[]
  ? readonly ModelInput<Item>[]
  : Wire extends object
    ? {
        [Key in keyof Wire as ModelKey<Key & string>]: Key extends `${string}_at_millis`
          ? MillisToDate<Wire[Key]>
          : Key extends OpaqueKey
            ? Wire[Key]
            : ModelInput<Wire[Key]>
      }
    : Wire

const isOpaque = (wireKey: string): boolean => (opaqueKeys as readonly string[]).includes(wireKey)

/** More than the number of names of the protocol. Unknown names come from callers and must not fill the memory. */
const MAX_CACHED_NAMES = 1000

const camelNames = new Map<string, string>()

/** Converts one wire name to camelCase. */
export function toCamelName(name: string): string {
  const cached = camelNames.get(name)
  if (cached !== undefined) return cached
  const converted = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  if (camelNames.size < MAX_CACHED_NAMES) camelNames.set(name, converted)
  return converted
}

/** Converts one name in camelCase to the snake_case of the wire. */
export const toSnakeName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Converts each field of a value, and of the values in its lists. */
function convertFields(
  value: unknown,
  convertField: (key: string, value: unknown) => readonly [key: string, value: unknown],
): unknown {
  if (Array.isArray(value)) return value.map((item) => convertFields(item, convertField))
  if (typeof value !== 'object' || value === null) return value
  // Unlike an assignment, `fromEntries` keeps a key `__proto__` as a key.
  return Object.fromEntries(Object.entries(value).map(([key, part]) => convertField(key, part)))
}

/**
 * Converts the keys of a wire value to camelCase.
 *
 * @example toCamelKeys({ expires_at_millis: 0, server_metadata: { a_b: 1 } })
 * // { expiresAtMillis: 0, serverMetadata: { a_b: 1 } }
 */
export const toCamelKeys = <Wire>(wire: Wire): CamelKeys<Wire> =>
  convertFields(wire, (key, value) => [
    toCamelName(key),
    isOpaque(key) ? value : toCamelKeys(value),
  ]) as CamelKeys<Wire>

/** Converts the keys of a value to the snake_case of the wire: the inverse of `toCamelKeys`. */
export const toSnakeKeys = (value: unknown): unknown =>
  convertFields(value, (name, part) => {
    const key = toSnakeName(name)
    return [key, isOpaque(key) ? part : toSnakeKeys(part)]
  })

/**
 * Converts a response to camelCase and its instants to dates, at every depth.
 *
 * @example toModel({ signed_up_at_millis: 0, client_metadata: { a_b: 1 } })
 * // { signedUpAt: Date, clientMetadata: { a_b: 1 } }
 */
export const toModel = <Wire>(wire: Wire): Model<Wire> =>
  convertFields(wire, (key, value) => {
    const name = toCamelName(key)
    if (name.endsWith('AtMillis'))
      return [name.slice(0, -'Millis'.length), value === null ? null : new Date(value as number)]
    return [name, isOpaque(key) ? value : toModel(value)]
  }) as Model<Wire>

/**
 * Converts the input of a request to the wire: the inverse of `toModel`.
 *
 * @example toWire({ expiresAt: new Date(0), isPublic: true }) // { expires_at_millis: 0, is_public: true }
 * @throws TypeError `INVALID_ARGUMENT` if a date is invalid
 */
export const toWire = (input: unknown): unknown =>
  convertFields(input, (name, value) => {
    const key = toSnakeName(name.replace(/At$/, 'AtMillis'))
    if (!(value instanceof Date)) return [key, isOpaque(key) ? value : toWire(value)]
    const millis = value.getTime()
    // JSON would send an invalid date as `null`: for an expiry, never.
    if (Number.isNaN(millis))
      throw new UsageError('INVALID_ARGUMENT', `${name} must be a valid date.`)
    return [key, millis]
  })

/** Details that the protocol has in camelCase. */
const camelDetails = ['maxLength']

/**
 * Converts the names of an error's details to those of the wire. The values stay as they are.
 *
 * @example toWireDetails({ minLength: 8 }) // { min_length: 8 }
 */
export const toWireDetails = (details: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      camelDetails.includes(name) ? name : toSnakeName(name),
      value,
    ]),
  )

/**
 * Converts the names of the details of an error response to camelCase: the inverse of `toWireDetails`.
 *
 * @example toDetails({ min_length: 8 }) // { minLength: 8 }
 */
export const toDetails = (wire: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(wire).map(([key, value]) => [toCamelName(key), value]))

interface JsonField {
  /** The key as JSON, with its colon: one that is data, not a name of the protocol, may need an escape. */
  readonly json: string
  /** Whether the value keeps its keys. */
  readonly isKept: boolean
}

const jsonFields = new Map<string, JsonField>()

function jsonField(name: string): JsonField {
  const cached = jsonFields.get(name)
  if (cached !== undefined) return cached
  const key = toSnakeName(name)
  const field = { json: `${JSON.stringify(key)}:`, isKept: isOpaque(key) }
  if (jsonFields.size < MAX_CACHED_NAMES) jsonFields.set(name, field)
  return field
}

/** A text that is the same in JSON: without quotes, backslashes, control characters and surrogates (RFC 8259, section 7). */
const UNESCAPED = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/

/**
 * Returns the JSON of a value with the keys of the wire: the same as `JSON.stringify(toSnakeKeys(value))`, without a copy of
 * each object. A page of users takes a third of the time, because `JSON.stringify` is not called for each of their fields.
 *
 * @example stringifyWire({ userId: 'a', serverMetadata: { a_b: 1 } }) // '{"user_id":"a","server_metadata":{"a_b":1}}'
 */
export function stringifyWire(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  if (typeof value === 'string') return UNESCAPED.test(value) ? `"${value}"` : JSON.stringify(value)
  if (typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  return Array.isArray(value) ? stringifyItems(value) : stringifyFields(value)
}

// Several short additions take less time than one template or a joined list.

function stringifyItems(items: readonly unknown[]): string {
  let list = ''
  for (const item of items) {
    if (list !== '') list += ','
    list += stringifyWire(item)
  }
  return `[${list}]`
}

function stringifyFields(record: object): string {
  let fields = ''
  // Not by `Object.entries`, which makes an array of each field: a page of users has thousands of them.
  for (const name of Object.keys(record)) {
    const field: unknown = record[name as keyof typeof record]
    if (field === undefined) continue
    const { json, isKept } = jsonField(name)
    if (fields !== '') fields += ','
    fields += json
    fields += isKept ? JSON.stringify(field) : stringifyWire(field)
  }
  return `{${fields}}`
}
