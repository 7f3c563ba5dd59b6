import { createHash } from 'node:crypto'
import * as fc from 'fast-check'

/** The part of JSON Schema to which the schemas of the contract are converted. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  additionalProperties?: boolean | JsonSchema
}

/** Texts with a meaning to the service. `{{name}}` is replaced by a value of the world, see world.ts. */
const meaningful = [
  ...['{{user}}', '{{otherUser}}', '{{team}}', '{{channel}}', '{{refreshToken}}', '{{code}}'],
  ...['{{email}}', '{{apiKey}}', 'me', '$update_team', 'p1', 'google', 'magic_link', 'true', '1'],
  ...['http://localhost:12345/back', 'https://evil.example', 'javascript:alert(1)', 'data:,x'],
  ...['00000000-0000-0000-0000-000000000000', '9f0c6b8e-2d1a-4c3b-8e7f-0a1b2c3d4e5f'],
]

/** Texts that no client should send. */
const nasty = [
  ...['', ' ', '\0', '\ud800', '\udfff\ud800', 'é\u0301', '\u202e', '\r\nX-A: b', '%', '%00', '\\'],
  ...["' or 1=1 --", '{{ x }}', '__proto__', 'constructor', '-1', '1e400', 'NaN', '9'.repeat(40)],
  ...['a'.repeat(300), 'a'.repeat(70_000), '😀'.repeat(80), `${'a'.repeat(250)}@example.com`],
]

/** A constant text of hexadecimal digits that compresses as little as a random one. */
const incompressible = Array.from({ length: 100 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('hex'),
).join('')

/** Long texts that a column or an index must hold as they are. */
const long = [
  ...[incompressible, `/${incompressible}`, `https://example.com/${incompressible}`],
  ...[`a@${incompressible}.com`, `${incompressible.slice(0, 255)}`],
]

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...meaningful) },
  { weight: 2, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: fc.constantFrom(...long) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
)

/** Plausible values by the name of a field; without them, nearly no call would succeed. */
const hints: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constantFrom('{{email}}', 'new@example.com'),
  value: fc.constantFrom('{{email}}', 'new@example.com'),
  password: fc.constantFrom('{{password}}', 'another good one 7'),
  old_password: fc.constant('{{password}}'),
  code: fc.constant('{{code}}'),
  refresh_token: fc.constant('{{refreshToken}}'),
  user_id: fc.constantFrom('{{user}}', '{{otherUser}}', 'me'),
  creator_user_id: fc.constantFrom('{{user}}', 'me'),
  team_id: fc.constant('{{team}}'),
  api_key: fc.constant('{{apiKey}}'),
  expires_at_millis: fc.constantFrom(0, 1_790_000_100_000, 4e15),
  callback_url: fc.constant('http://localhost:12345/back'),
  verification_callback_url: fc.constant('http://localhost:12345/back'),
}

const numbers = fc.oneof(
  fc.integer({ min: 0, max: 1000 }),
  fc.constantFrom(-1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300, -0),
)

/** Nesting that could exhaust the stack, and keys that could pollute a prototype. */
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
const junk: fc.Arbitrary<unknown> = fc.oneof(
  text,
  numbers,
  fc.boolean(),
  fc.constantFrom<unknown>(null, [], {}, nested(20), nested(600)),
  fc.constantFrom<unknown>(
    ...['{"__proto__":{"a":1}}', '{"toJSON":1}'].map((json) => JSON.parse(json)),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values that are valid by a schema, or nearly valid. */
export function valueOf(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((subschema) => valueOf(subschema, name)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valueOf({ ...schema, type }, name)))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 3 })
    case 'string':
      return hints[name] ?? text
    case 'integer':
    case 'number':
      return hints[name] ?? numbers
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return junk
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  const members = Object.entries(properties).map(([name, property]) => [
    name,
    valueOf(property, name),
  ])
  const record = fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required.filter((name) => name in properties),
  })
  if (typeof additionalProperties !== 'object') return record
  return fc.dictionary(fc.string({ maxLength: 5 }), valueOf(additionalProperties), { maxKeys: 3 })
}

/** The same values, sometimes with an additional invalid part. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const broken = fc
    .tuple(values, junk, fc.nat(), fc.constantFrom('replace', 'add', 'remove', 'all'))
    .map(([value, part, at, how]) => mutate(value, { part, at, how }))
  return fc.oneof({ weight: 3, arbitrary: values }, { weight: 2, arbitrary: broken })
}

function mutate(value: unknown, { part, at, how }: { part: unknown; at: number; how: string }) {
  if (how === 'all' || typeof value !== 'object' || value === null || Array.isArray(value))
    return part
  const members = Object.entries(value)
  const name = members[at % Math.max(members.length, 1)]?.[0] ?? 'unknown'
  if (how === 'add') return { ...value, unknown: part }
  const rest = members.filter(([key]) => key !== name)
  return Object.fromEntries(how === 'remove' ? rest : [...rest, [name, part]])
}
