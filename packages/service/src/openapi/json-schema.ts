import * as z from 'zod'

export type JsonSchema = Record<string, unknown>

/** Where the document describes any JSON value, the one thing that holds itself. */
const ANY_JSON = { $ref: '#/components/schemas/Json' }

/** A contract's schema as JSON Schema 2020-12, to lie anywhere in the document. */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _json,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  })
  return withoutDefinitions(rest) as JsonSchema
}

/** References count from the top of the document, so definitions inside of it are out of reach. */
function withoutDefinitions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefinitions)
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value) return ANY_JSON
  const members = Object.entries(value)
  return Object.fromEntries(members.map(([key, inner]) => [key, withoutDefinitions(inner)]))
}
